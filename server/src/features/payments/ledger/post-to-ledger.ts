import { randomUUID } from 'node:crypto';
import type { LedgerEntry, LedgerKind } from '@plainclaim/domain/payments/ledger';
import { pence } from '@plainclaim/domain/shared/money';
import type { Tx } from '../../../platform/db/db.ts';
import { countMoney } from '../../claims/index.ts';
import { insertTransaction } from './ledger.store.ts';

export type Happening = {
  readonly kind: LedgerKind;
  readonly paymentId: string;
  readonly entries: readonly LedgerEntry[];
  readonly at: Date;
};

/** The name of an account's running total among the figures. */
export const totalOf = (account: LedgerEntry['account']): string => `ledger-${account}`;

/**
 * Posts one transaction to the ledger and the running totals. The database refuses entries that do not sum to
 * zero.
 */
export async function postToLedger(tx: Tx, { kind, paymentId, entries, at }: Happening): Promise<void> {
  await insertTransaction(tx, { id: randomUUID(), kind, paymentId, createdAt: at }, entries);
  for (const { account, amount } of entries) await countMoney(tx, totalOf(account), at, amount);
}

export const recovered = 'recovered';

/** Counts a payment in the month it was paid; a refund is subtracted from the same month. */
export async function countRecovered(
  tx: Tx,
  payment: { readonly gross: number; readonly receivedAt: Date },
  sign: 1 | -1,
): Promise<void> {
  await countMoney(tx, recovered, payment.receivedAt, pence(sign * payment.gross));
}
