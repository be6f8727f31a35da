import { monthOf } from '@plainclaim/domain/claims/figure-deltas';
import type { Pence } from '@plainclaim/domain/shared/money';
import type { Tx } from '../../../platform/db/db.ts';
import { insertDeltas } from './figures.store.ts';

/** Adds pence to a running total, in the transaction that moves them. */
export async function countMoney(tx: Tx, name: string, at: Date, amount: Pence): Promise<void> {
  await insertDeltas(tx, [{ name, bucket: monthOf(at), delta: amount }]);
}
