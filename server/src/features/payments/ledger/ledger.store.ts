import { type LedgerAccount, type LedgerEntry, ledgerAccounts } from '@plainclaim/domain/payments/ledger';
import { sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { ledgerEntries, ledgerTransactions } from '../payments.tables.ts';

export async function insertTransaction(
  tx: Tx,
  transaction: typeof ledgerTransactions.$inferInsert,
  entries: readonly LedgerEntry[],
): Promise<void> {
  await tx.insert(ledgerTransactions).values(transaction);
  await tx
    .insert(ledgerEntries)
    .values(entries.map((entry) => ({ ...entry, transactionId: transaction.id })));
}

/** Every account's balance as the sum of its entries. The dashboard reads the running totals instead. */
export async function countBalances(executor: Executor): Promise<ReadonlyMap<LedgerAccount, number>> {
  const rows = await executor
    .select({ account: ledgerEntries.account, sum: sql<string>`sum(${ledgerEntries.amount})` })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.account);
  const sums = new Map(rows.map(({ account, sum }) => [account, Number(sum)]));
  return new Map(ledgerAccounts.map((account) => [account, sums.get(account) ?? 0]));
}
