import { isOpen } from '@plainclaim/domain/claims/statuses';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { addDays, type IsoDate } from '@plainclaim/domain/shared/iso-date';
import type { ClaimsDeps } from '../claims.deps.ts';
import { lockClaim } from '../claims.store.ts';
import { theSystem } from '../event-actor.ts';
import { endHold } from './end-hold.ts';
import { claimsToSetGoing, openHoldOf } from './holds.store.ts';
import { tellOfEnd } from './tell-of-hold.ts';

const atOnce = 100;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Sets claims going whose hold is over: by its last day, a provisional one's too, or because the claim was closed. */
export async function endPassedHolds(deps: ClaimsDeps): Promise<void> {
  const today = londonDateOf(deps.clock.now());
  let after = beforeAll;
  while (true) {
    const ids = await claimsToSetGoing(deps.db, today, after, atOnce);
    for (const id of ids) await endOne(deps, id, today);
    const last = ids.at(-1);
    if (ids.length < atOnce || last === undefined) return;
    after = last;
  }
}

async function endOne(deps: ClaimsDeps, claimId: string, today: IsoDate): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const claim = await lockClaim(tx, claimId);
    const hold = claim && (await openHoldOf(tx, claim.id));
    if (!claim || !hold) return;
    const isOver = hold.lastDay !== null && hold.lastDay < today;
    // Lifted or given another end since it was listed.
    if (!isOver && isOpen(claim.status)) return;
    const on = isOver && hold.lastDay ? addDays(hold.lastDay, 1) : today;
    const going = await endHold(deps, tx, claim, hold, { event: 'hold.ended', by: theSystem, on, at });
    if (isOpen(claim.status)) await tellOfEnd(deps, tx, going, hold);
  });
}
