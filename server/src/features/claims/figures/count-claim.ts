import { type CountedClaim, figureDeltas } from '@plainclaim/domain/claims/figure-deltas';
import type { Tx } from '../../../platform/db/db.ts';
import { insertDeltas } from './figures.store.ts';

/** Updates the dashboard figures after a change to a claim, in the transaction of the change. */
export async function countClaim(
  tx: Tx,
  before: CountedClaim | null,
  after: CountedClaim | null,
): Promise<void> {
  await insertDeltas(tx, figureDeltas(before, after));
}
