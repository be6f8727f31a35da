import { eq, inArray } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { checkoutSessions, paymentIntents, payments } from '../payments.tables.ts';

/** Those of the claims that received payments. The ledger refers to them, and it is append-only. */
export async function claimsWithPayments(
  executor: Executor,
  claimIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (claimIds.length === 0) return new Set();
  const rows = await executor
    .selectDistinct({ claimId: payments.claimId })
    .from(payments)
    .where(inArray(payments.claimId, [...claimIds]));
  return new Set(rows.map(({ claimId }) => claimId));
}

/** Deletes the links of a claim without payments, in the transaction that removes it. */
export async function deleteLinksOf(tx: Tx, claimId: string): Promise<void> {
  const ids = tx
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(eq(paymentIntents.claimId, claimId));
  await tx.delete(checkoutSessions).where(inArray(checkoutSessions.paymentIntentId, ids));
  await tx.delete(paymentIntents).where(eq(paymentIntents.claimId, claimId));
}
