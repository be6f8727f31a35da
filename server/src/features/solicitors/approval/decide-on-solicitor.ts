import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import {
  type Decision,
  type DecisionForm,
  decideOn,
  type SolicitorStatus,
} from '@plainclaim/domain/solicitors/approval';
import type { Tx } from '../../../platform/db/db.ts';
import { isMailboxProven, recordAudit, userIdsWithRole } from '../../auth/index.ts';
import { lockSolicitor, type SolicitorRow, updateSolicitor } from '../../profiles/index.ts';
import { giveBackCases } from '../answering/give-back-cases.ts';
import type { Decider, SolicitorsDeps } from '../solicitors.deps.ts';
import { tellSolicitor } from '../tell.ts';
import { type Outcome, writeDecision } from './approval.emails.tsx';

/** An admin approves, declines or suspends. Suspension also gives back the solicitor's open cases. */
export async function decideOnSolicitor(
  deps: SolicitorsDeps,
  { actor, address }: Decider,
  userId: string,
  form: DecisionForm,
): Promise<SolicitorRow> {
  const at = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const before = await requireRegistration(tx, userId);
    if (form.decision === 'approve') {
      await requireRole(tx, before.userId);
      await requireProvenMailbox(deps, tx, before.userId);
    }
    const status = decideOn(
      { ...before, jurisdictions: before.jurisdictions as Jurisdiction[] },
      form.decision,
    );
    const changes = { status, decisionReason: form.reason, decidedAt: at, decidedBy: actor.userId };
    const decided = await updateSolicitor(tx, before.userId, changes, at);
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at,
      details: {
        act: `solicitor-${form.decision}`,
        person_id: before.userId,
        before: { status: before.status },
        after: { status, ...(form.reason && { reason: form.reason }) },
      },
    });
    const mail = await writeDecision(decided, outcomeOf(form.decision, before.status), deps.siteUrl);
    await tellSolicitor(deps, tx, decided, { mail, key: `${before.userId}:${at.toISOString()}` });
    if (form.decision === 'suspend')
      await giveBackCases(deps, tx, before.userId, { why: 'suspended', adminId: actor.userId });
    return decided;
  });
}

/** A registration outlives a change of the account's role. */
async function requireRole(tx: Tx, userId: string): Promise<void> {
  if ((await userIdsWithRole(tx, 'solicitor')).includes(userId)) return;
  throw new AppError('conflict', 'the account is not a solicitor’s', {
    userMessage: 'Their account is not a solicitor’s any more. Give it that role first, under Users.',
  });
}

/** Mails about cases contain what clients write, so they must not go to an unproven mailbox. */
async function requireProvenMailbox(
  { requiresProvenEmail }: SolicitorsDeps,
  tx: Tx,
  userId: string,
): Promise<void> {
  if (!requiresProvenEmail || (await isMailboxProven({ db: tx }, userId))) return;
  throw new AppError('conflict', 'the solicitor has not proven their mailbox', {
    userMessage:
      'They have not confirmed their email address yet. They can do so by signing in with an emailed link.',
  });
}

/** A solicitor approved before gets another mail than a new one. */
const outcomeOf = (decision: Decision, before: SolicitorStatus): Outcome =>
  decision === 'approve' && before === 'suspended' ? 'reinstate' : decision;

export async function requireRegistration(tx: Tx, userId: string): Promise<SolicitorRow> {
  const solicitor = isUuid(userId) ? await lockSolicitor(tx, userId) : undefined;
  if (solicitor) return solicitor;
  throw new AppError('not_found', 'no such solicitor', { userMessage: 'Solicitor not found' });
}
