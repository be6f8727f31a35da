import type { Actor } from '@plainclaim/domain/accounts/actor';
import { type ClaimMover, type ClaimTrigger, isOpen, moveClaim } from '@plainclaim/domain/claims/statuses';
import { recordEvent } from '../../history/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';
import { actorOf } from '../event-actor.ts';
import { requireNoHold } from '../holds/require-no-hold.ts';
import { findClaimToChange, type VisibleClaim } from '../reading/find-claim.ts';
import { changeClaim } from '../write-claim.ts';

export type Move = {
  readonly trigger: ClaimTrigger;
  /** The role in which the actor moves the claim; throws when they may not. */
  readonly asMover: (actor: Actor, claim: VisibleClaim) => ClaimMover;
  /** The event's kind in the history, for example `claim.cancelled`. */
  readonly event: string;
  /** Waits while the claim is on hold. */
  readonly restsOnHold?: boolean;
};

/**
 * Moves a claim to the status that the rules give, or throws. The event is recorded in the same transaction.
 */
export async function moveOneClaim(
  deps: Pick<ClaimsDeps, 'db' | 'clock' | 'referredTo' | 'onClosed'>,
  actor: Actor,
  id: string,
  { trigger, asMover, event, restsOnHold = false }: Move,
): Promise<ClaimRow> {
  const now = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const claim = await findClaimToChange(deps, tx, actor, id);
    if (restsOnHold) await requireNoHold(tx, claim.id, now);
    const status = moveClaim(claim.status, trigger, asMover(actor, claim));
    await recordEvent(tx, {
      claimId: claim.id,
      kind: event,
      actor: actorOf(actor),
      at: now,
      facts: { from: claim.status, to: status },
    });
    const changed = await changeClaim(tx, claim, { status }, now);
    if (!isOpen(status)) await deps.onClosed?.(tx, claim.id);
    return changed;
  });
}
