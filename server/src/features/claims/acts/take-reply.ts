import { withHeldReply } from '@plainclaim/domain/claims/claim-as-shown';
import type { ReplyFindings } from '@plainclaim/domain/claims/claim-turn';
import { endsWait } from '@plainclaim/domain/claims/deadline';
import { canMove, moveClaim } from '@plainclaim/domain/claims/statuses';
import type { ReplyChannel } from '@plainclaim/domain/replies/channels';
import { momentReceived, receivedProblem } from '@plainclaim/domain/replies/hand-reply';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { type Pence, penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { Tx } from '../../../platform/db/db.ts';
import { type EventActor, heldAct, recordEvent } from '../../history/index.ts';
import { type ClaimRow, lockClaim } from '../claims.store.ts';
import { changeClaim } from '../write-claim.ts';

export type ReplyForClaim = {
  readonly claimId: string;
  readonly responseId: string;
  readonly type: string;
  readonly confidence: string;
  /** What the reply says beside its type, which depends on the claimed sum. */
  readonly findingsFor: (claimed: Pence) => ReplyFindings;
  /** Null for an email, which counts as received when it is taken. */
  readonly byHand: { readonly channel: ReplyChannel; readonly receivedOn: IsoDate } | null;
  readonly by: EventActor;
  readonly at: Date;
  /** An admin can take it off the claim until then; undefined where it counts for good at once. */
  readonly held: { readonly mailKey: string; readonly until: Date } | undefined;
};

/**
 * Counts a reply for its claim: moves the claim to responded where the rules allow it, and sets its deadline
 * to the moment of the reply, as there is nothing left to wait for; a reply that came after the claim was closed
 * leaves the deadline. The history has the old one. While the reply can be taken back, the parties see the claim as it
 * was. Returns undefined when there is no such claim.
 */
export async function takeReply(tx: Tx, reply: ReplyForClaim): Promise<ClaimRow | undefined> {
  const claim = await lockClaim(tx, reply.claimId);
  if (!claim) return undefined;
  const cameAt = momentOf(reply, claim);
  const mover = reply.by.kind === 'admin' ? 'admin' : 'system';
  const moves = canMove(claim.status, 'reply-processed', mover);
  const status = moves ? moveClaim(claim.status, 'reply-processed', mover) : claim.status;
  const responseDeadline = endsWait(cameAt, claim) ? cameAt : claim.responseDeadline;
  const { needsReview, offersPart } = reply.findingsFor(penceFromDecimal(claim.amount));
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'reply.processed',
    actor: reply.by,
    at: reply.at,
    facts: {
      response_id: reply.responseId,
      type: reply.type,
      confidence: reply.confidence,
      needs_review: needsReview,
      offers_part: offersPart,
      from: claim.status,
      to: status,
      deadline_was: claim.responseDeadline?.toISOString() ?? null,
      replied_was: claim.repliedAt?.toISOString() ?? null,
      ...(reply.held && heldAct(reply.held.mailKey)),
      ...(reply.byHand && { channel: reply.byHand.channel, received_on: reply.byHand.receivedOn }),
    },
  });
  // The first to come: a letter may be written down after a later e-mail.
  const repliedAt = claim.repliedAt && claim.repliedAt < cameAt ? claim.repliedAt : cameAt;
  const { held, responseId } = reply;
  const beforeReply = held ? withHeldReply(claim, { responseId, until: held.until }, reply.at) : null;
  return await changeClaim(tx, claim, { status, responseDeadline, repliedAt, beforeReply }, reply.at);
}

function momentOf({ byHand, at }: ReplyForClaim, { letterSentAt }: ClaimRow): Date {
  if (!byHand) return at;
  const receipt = { receivedOn: byHand.receivedOn, letterSentAt, now: at };
  const problem = receivedProblem(receipt);
  if (!problem) return momentReceived(receipt);
  throw new AppError('validation_failed', 'no reply can have come that day', {
    userMessage: problem.message,
    fields: [problem],
  });
}
