import { randomUUID } from 'node:crypto';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import { type NextAction, whyNotTaken } from '@plainclaim/domain/replies/next-action';
import { AppError } from '@plainclaim/domain/shared/errors';
import { heldBackUntil } from '@plainclaim/domain/shared/mail-acts';
import type { Tx } from '../../../platform/db/db.ts';
import { mailPerson } from '../../../platform/mail/mail-person.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { recordAudit } from '../../auth/index.ts';
import { type ClaimRow, changeClaim } from '../../claims/index.ts';
import { heldAct, recordEvent } from '../../history/index.ts';
import { markReviewed, responsesOfClaim } from '../replies.store.ts';
import { requireLockedClaim } from './require-claim.ts';
import type { ReviewDeps, Reviewer } from './review.deps.ts';
import { writeClarificationMail, writeEscalationMail } from './review.emails.tsx';
import { type AssessmentRow, assessmentsOf, insertAssessment } from './review.store.ts';

export type Assessment = { readonly willPay: 'yes' | 'no' | 'unclear' } | { readonly action: NextAction };

/** The key that leads from an assessment to its mail, and from the mail to the assessment. */
const keyOfAssessmentMail = (id: string): string => `assessment:${id}`;

export const assessmentOfMail = (key: string): string => key.slice(keyOfAssessmentMail('').length);

/** Stores an admin's answer on the review screen, records it in the history and carries it out. */
export async function assessClaim(
  deps: ReviewDeps,
  { actor, address }: Reviewer,
  claimId: string,
  assessment: Assessment,
): Promise<AssessmentRow> {
  const at = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    // A row lock: of two concurrent requests, the second sees what the first has written.
    const claim = await requireLockedClaim(tx, claimId);
    const newest = (await responsesOfClaim(tx, claim.id)).find(({ processedAt }) => processedAt !== null);
    const earlier = await assessmentsOf(tx, claim.id);
    if ('action' in assessment) requireReason(assessment.action, claim, newest?.id ?? null, earlier);
    const before = earlier.find(isSameQuestion(assessment));
    const id = randomUUID();
    const row = await insertAssessment(tx, {
      id,
      claimId: claim.id,
      responseId: newest?.id ?? null,
      authorId: actor.userId,
      createdAt: at,
      ...assessment,
    });
    await markReviewed(tx, claim.id, at);
    if ('action' in assessment) await carryOut(deps, tx, claim, row, assessment.action);
    const said = 'action' in assessment ? assessment.action : `will-pay-${assessment.willPay}`;
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'claim.assessed',
      actor: { kind: 'admin', id: actor.userId },
      at,
      facts: {
        said,
        response_id: newest?.id ?? null,
        ...(hasMail(row.action) && heldAct(keyOfAssessmentMail(id))),
      },
    });
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at,
      details: {
        act: 'claim-assessed',
        claim_id: claim.id,
        said,
        before: before?.action ?? before?.willPay ?? null,
        after: row.action ?? row.willPay,
      },
    });
    return row;
  });
}

const hasMail = (action: AssessmentRow['action']): boolean =>
  action === 'clarification' || action === 'escalation';

function requireReason(
  action: NextAction,
  { status, defendantEmailUnknown, disputedAt }: ClaimRow,
  replyId: string | null,
  earlier: readonly AssessmentRow[],
): void {
  const taken = earlier.map((one) => ({ action: one.action, replyId: one.responseId }));
  const basis = { replyId, isOpen: isOpen(status), isDisputed: disputedAt !== null, defendantEmailUnknown };
  const userMessage = whyNotTaken(action, { ...basis, taken });
  if (userMessage) throw new AppError('conflict', `no reason for ${action}`, { userMessage });
}

const isSameQuestion = (assessment: Assessment) => (earlier: AssessmentRow) =>
  'action' in assessment ? earlier.action !== null : earlier.willPay !== null;

async function carryOut(
  deps: ReviewDeps,
  tx: Tx,
  claim: ClaimRow,
  assessment: AssessmentRow,
  action: NextAction,
): Promise<void> {
  // Neither party gets a mail; the next step on the claim's page goes by the mark.
  if (action === 'dispute' || action === 'not-dispute') {
    const disputedAt = action === 'dispute' ? assessment.createdAt : null;
    return void (await changeClaim(tx, claim, { disputedAt }, assessment.createdAt));
  }
  const mail = {
    replyTo: deps.config.TEAM_MAILBOX,
    dedupeKey: keyOfAssessmentMail(assessment.id),
    claimId: claim.id,
    notBefore: heldBackUntil(assessment.createdAt),
  };
  if (action === 'clarification') {
    const asks = await writeClarificationMail(claim, deps.siteUrl);
    return void (await queueMail(deps, tx, { ...asks, ...mail, to: { address: claim.defendantEmail } }));
  }
  const to = { address: claim.plaintiffEmail, name: claim.plaintiffName };
  await mailPerson(deps, tx, { ...(await writeEscalationMail(claim, deps.siteUrl)), ...mail, to });
  await deps.onEscalated(tx, { claimId: claim.id, by: assessment.authorId, at: assessment.createdAt });
}
