import { and, eq, gt } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { checkoutSessions, payments, refunds } from '../payments.tables.ts';

export type RefundRow = typeof refunds.$inferSelect;

export async function insertRefund(tx: Tx, refund: typeof refunds.$inferInsert): Promise<RefundRow> {
  const [row] = await tx.insert(refunds).values(refund).returning();
  if (!row) throw new Error('the refund was not stored');
  return row;
}

export async function lockRefundOfPayment(tx: Tx, paymentId: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.paymentId, paymentId)).for('update');
  return row;
}

export async function lockRefund(tx: Tx, id: string): Promise<RefundRow> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (!row) throw new Error('the refund is gone');
  return row;
}

export async function refundByProviderId(
  executor: Executor,
  provider: string,
  providerRefundId: string,
): Promise<RefundRow | undefined> {
  const [row] = await executor
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, payments.checkoutSessionId))
    .where(and(eq(refunds.providerRefundId, providerRefundId), eq(checkoutSessions.provider, provider)));
  return row?.refund;
}

/** A refund with the data the provider needs. */
export async function refundToPay(executor: Executor, id: string) {
  const [row] = await executor
    .select({
      refund: refunds,
      payment: payments,
      provider: checkoutSessions.provider,
      providerPaymentId: checkoutSessions.providerPaymentId,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, payments.checkoutSessionId))
    .where(eq(refunds.id, id));
  return row;
}

export async function updateRefund(
  tx: Tx,
  id: string,
  changes: Partial<Pick<RefundRow, 'state' | 'attempt' | 'providerRefundId' | 'decidedAt' | 'reason'>>,
): Promise<void> {
  await tx.update(refunds).set(changes).where(eq(refunds.id, id));
}

export async function markRefunded(tx: Tx, paymentId: string, at: Date): Promise<void> {
  await tx.update(payments).set({ refundedAt: at }).where(eq(payments.id, paymentId));
}

/** When the payment that settled this intent was refunded; null otherwise. */
export async function refundOfIntent(executor: Executor, intentId: string): Promise<Date | null> {
  const [row] = await executor
    .select({ refundedAt: payments.refundedAt })
    .from(payments)
    .where(and(eq(payments.paymentIntentId, intentId), eq(payments.kind, 'settling')));
  return row?.refundedAt ?? null;
}

/** In id order, after the id `after`. */
export async function unfinishedRefunds(
  executor: Executor,
  limit: number,
  after = '00000000-0000-0000-0000-000000000000',
): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'requested'), gt(refunds.id, after)))
    .orderBy(refunds.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function lockPayment(tx: Tx, id: string) {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return row;
}
