import type { Actor } from '@plainclaim/domain/accounts/actor';
import { deadlineAfter } from '@plainclaim/domain/claims/deadline';
import { responseDays } from '@plainclaim/domain/letters/response-deadline';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { EmailRow } from '../../../platform/mail/mail.store.ts';
import { recordEvent } from '../../history/index.ts';
import { type ClaimRow, lockClaim } from '../claims.store.ts';
import { actorOf } from '../event-actor.ts';
import { changeClaim } from '../write-claim.ts';
import { letterKinds } from './mail-kinds.ts';

type RequeuedEmail = Pick<EmailRow, 'id' | 'kind' | 'claimId' | 'toAddress'>;

/**
 * Called in the transaction that queues a mail about a claim again: records it in the claim's history. A
 * letter restarts the defendant's deadline, as no reply was possible before it arrived.
 */
export const noteRequeuedMail =
  ({ clock }: { readonly clock: Clock }) =>
  async (tx: Tx, email: RequeuedEmail, actor: Actor): Promise<void> => {
    const claim = email.claimId === null ? undefined : await lockClaim(tx, email.claimId);
    if (!claim) return;
    const at = clock.now();
    const deadlineWas = claim.responseDeadline?.toISOString() ?? null;
    const isMoved = letterKinds.includes(email.kind) && isStillUnanswered(claim);
    const moved = isMoved ? await giveDaysAgain(tx, claim, at) : undefined;
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'mail.queued-again',
      actor: actorOf(actor),
      at,
      facts: {
        mail_id: email.id,
        mail_kind: email.kind,
        ...(moved && {
          deadline_was: deadlineWas,
          response_deadline: moved.responseDeadline?.toISOString() ?? null,
        }),
      },
      personal: { to: email.toAddress },
    });
  };

const isStillUnanswered = ({ status, letterSentAt, repliedAt }: ClaimRow): boolean =>
  status === 'pending' && letterSentAt !== null && repliedAt === null;

async function giveDaysAgain(tx: Tx, claim: ClaimRow, now: Date): Promise<ClaimRow> {
  const responseDeadline = deadlineAfter(now, responseDays(claim.issueType, claim.jurisdiction));
  return await changeClaim(tx, claim, { letterSentAt: now, responseDeadline }, now);
}
