import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { SolicitorStatus } from '@plainclaim/domain/solicitors/approval';
import type { Executor } from '../../platform/db/db.ts';
import { type SolicitorRow, solicitorById } from '../profiles/index.ts';

const words: Readonly<Record<Exclude<SolicitorStatus, 'approved'>, string>> = {
  pending: 'Your registration is waiting for approval.',
  declined: 'Your registration was declined.',
  suspended: 'Your registration is suspended.',
};

/** The actor's own approved registration; otherwise throws an error that says why not. */
export async function requireSolicitor(executor: Executor, actor: Actor): Promise<SolicitorRow> {
  const solicitor = await solicitorById(executor, actor.userId);
  if (!solicitor || actor.role !== 'solicitor')
    throw new AppError('forbidden', 'not a solicitor', {
      userMessage: 'You need solicitor privileges to access this page.',
    });
  if (solicitor.status !== 'approved')
    throw new AppError('forbidden', `the solicitor is ${solicitor.status}`, {
      userMessage: words[solicitor.status],
    });
  return solicitor;
}
