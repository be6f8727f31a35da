import { monthOf } from '@plainclaim/domain/claims/figure-deltas';
import type { Tx } from '../../platform/db/db.ts';
import { insertDeltas } from './figures.store.ts';

/** Counts a reply of this type, in the transaction that records it. */
export async function countReply(tx: Tx, type: string, at: Date): Promise<void> {
  await insertDeltas(tx, [{ name: `replies-${type.toLowerCase()}`, bucket: monthOf(at), delta: 1 }]);
}
