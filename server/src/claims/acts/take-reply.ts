import { canMove, isOpen, moveClaim } from '@plainclaim/domain/claims/statuses';
import { type EventActor, recordEvent } from '../../history/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type ClaimRow, lockClaim } from '../claims.store.ts';
import { changeClaim } from '../keep-claim.ts';

export type ReplyForClaim = {
  readonly claimId: string;
  readonly responseId: string;
  readonly type: string;
  readonly confidence: string;
  readonly by: EventActor;
  readonly at: Date;
};

/**
 * A reply counts for its claim: the claim moves to responded where the rules let it, and there is nothing left to
 * wait for, so its deadline is now. The history keeps the deadline it had. Undefined when there is no such claim.
 */
export async function takeReply(tx: Tx, reply: ReplyForClaim): Promise<ClaimRow | undefined> {
  const claim = await lockClaim(tx, reply.claimId);
  if (!claim) return undefined;
  const mover = reply.by.kind === 'admin' ? 'admin' : 'system';
  const moves = canMove(claim.status, 'reply-processed', mover);
  const status = moves ? moveClaim(claim.status, 'reply-processed', mover) : claim.status;
  const responseDeadline = isOpen(claim.status) ? reply.at : claim.responseDeadline;
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'reply.processed',
    actor: reply.by,
    at: reply.at,
    facts: {
      response_id: reply.responseId,
      type: reply.type,
      confidence: reply.confidence,
      from: claim.status,
      to: status,
      deadline_was: claim.responseDeadline?.toISOString() ?? null,
    },
  });
  const repliedAt = claim.repliedAt ?? reply.at;
  return await changeClaim(tx, claim, { status, responseDeadline, repliedAt }, reply.at);
}
