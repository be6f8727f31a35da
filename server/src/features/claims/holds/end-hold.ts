import { hasDeadlinePassed } from '@plainclaim/domain/claims/deadline';
import { laterByHold, type OpenWindow } from '@plainclaim/domain/claims/holds/later-by-hold';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import type { Tx } from '../../../platform/db/db.ts';
import { type EventActor, recordEvent } from '../../history/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';
import { changeClaim } from '../write-claim.ts';
import { endedHoldsOf, type HoldRow, holdOfRow, updateHold } from './holds.store.ts';

export type HoldEnd = {
  readonly event: 'hold.lifted' | 'hold.ended';
  readonly by: EventActor;
  /** The first day that is no longer on hold. */
  readonly on: IsoDate;
  readonly at: Date;
};

/** Ends the hold of a locked claim. Windows that were open during the hold end later by its days (`laterByHold`). */
export async function endHold(
  deps: Pick<ClaimsDeps, 'onHoldEnded'>,
  tx: Tx,
  claim: ClaimRow,
  hold: HoldRow,
  { event, by, on, at }: HoldEnd,
): Promise<ClaimRow> {
  const earlier = (await endedHoldsOf(tx, claim.id)).map(holdOfRow);
  const ended = holdOfRow(await updateHold(tx, hold.id, { endedOn: on, endedAt: at }));
  const later = (window: OpenWindow) => laterByHold(window, ended, earlier);
  const reply = replyWindow(claim);
  const was = reply?.deadline ?? null;
  const deadline = reply && later(reply);
  const moved = deadline && deadline.getTime() !== was?.getTime() ? deadline : undefined;
  await recordEvent(tx, {
    claimId: claim.id,
    kind: event,
    actor: by,
    at,
    facts: {
      hold_id: hold.id,
      free_from: on,
      ...(moved && { deadline_was: was?.toISOString() ?? null, deadline: moved.toISOString() }),
    },
  });
  if (isOpen(claim.status)) await deps.onHoldEnded?.(tx, { claimId: claim.id, later });
  if (!moved) return claim;
  // A hold recorded after a deadline was noted as passed may reopen its window.
  const reopens = claim.deadlineNotedAt !== null && !hasDeadlinePassed(moved, at);
  return await changeClaim(
    tx,
    claim,
    { responseDeadline: moved, ...(reopens && { deadlineNotedAt: null }) },
    at,
  );
}

/** The window to reply; undefined once the other side has replied. */
function replyWindow({
  status,
  letterSentAt,
  responseDeadline,
  repliedAt,
}: ClaimRow): OpenWindow | undefined {
  if (status !== 'pending' || !letterSentAt || !responseDeadline || repliedAt) return undefined;
  return { opensOn: londonDateOf(letterSentAt), deadline: responseDeadline };
}
