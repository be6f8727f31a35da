import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { type SolicitorRow, solicitorById } from '../../profiles/index.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';

/** In any status: a solicitor who was not approved reads the reason here. */
export async function readOwnRegistration(
  { db }: Pick<SolicitorsDeps, 'db'>,
  actor: Actor,
): Promise<SolicitorRow> {
  const solicitor = await solicitorById(db, actor.userId);
  if (solicitor) return solicitor;
  throw new AppError('not_found', 'no registration', {
    userMessage: 'You are not registered as a solicitor.',
  });
}
