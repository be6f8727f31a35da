import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { type DecisionForm, decideOn } from '@plainclaim/domain/solicitors/approval';
import { recordAudit } from '../../auth/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import { lockSolicitor, type SolicitorRow, updateSolicitor } from '../../profiles/index.ts';
import { passOnReferral } from '../answering/pass-on-referral.ts';
import type { Decider, SolicitorsDeps } from '../solicitors.deps.ts';
import { pendingReferralsOf } from '../solicitors.store.ts';
import { tellSolicitor } from '../tell.ts';
import { writeDecision } from './approval.emails.tsx';

/** An admin approves, declines or suspends. Whoever is suspended is asked no more, also not what they were asked already. */
export async function decideOnSolicitor(
  deps: SolicitorsDeps,
  { actor, address }: Decider,
  userId: string,
  form: DecisionForm,
): Promise<SolicitorRow> {
  const at = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const before = await requireRegistration(tx, userId);
    const status = decideOn(
      { ...before, jurisdictions: before.jurisdictions as Jurisdiction[] },
      form.decision,
    );
    const decisionReason = form.decision === 'approve' ? '' : form.reason;
    const changes = { status, decisionReason, decidedAt: at, decidedBy: actor.userId };
    const decided = await updateSolicitor(tx, before.userId, changes, at);
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at,
      details: {
        act: `solicitor-${form.decision}`,
        solicitor_id: before.userId,
        before: before.status,
        after: status,
      },
    });
    const mail = await writeDecision(decided, form.decision, deps.siteUrl);
    await tellSolicitor(deps, tx, decided, { mail, key: `${before.userId}:${at.toISOString()}` });
    if (form.decision === 'suspend')
      for (const id of await pendingReferralsOf(tx, before.userId))
        await passOnReferral(deps, tx, id, 'suspended', { onlyIfDue: false });
    return decided;
  });
}

export async function requireRegistration(tx: Tx, userId: string): Promise<SolicitorRow> {
  const solicitor = isUuid(userId) ? await lockSolicitor(tx, userId) : undefined;
  if (solicitor) return solicitor;
  throw new AppError('not_found', 'no such solicitor', { userMessage: 'Solicitor not found' });
}
