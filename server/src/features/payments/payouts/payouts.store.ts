import type { PayoutStatus } from '@plainclaim/domain/payments/payout';
import { and, asc, count, desc, eq, sql, sum } from 'drizzle-orm';
import type { Position } from '../../../http/paging.ts';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { payments, payoutDetails, payouts, refunds } from '../payments.tables.ts';

export type PayoutRow = typeof payouts.$inferSelect;
export type PayoutDetailsRow = typeof payoutDetails.$inferSelect;

export async function insertPayout(tx: Tx, payout: typeof payouts.$inferInsert): Promise<void> {
  await tx.insert(payouts).values(payout);
}

export async function payoutOfPayment(executor: Executor, paymentId: string): Promise<PayoutRow | undefined> {
  const [row] = await executor.select().from(payouts).where(eq(payouts.paymentId, paymentId));
  return row;
}

export async function payoutById(executor: Executor, id: string): Promise<PayoutRow | undefined> {
  const [row] = await executor.select().from(payouts).where(eq(payouts.id, id));
  return row;
}

export async function lockPayout(tx: Tx, id: string): Promise<PayoutRow | undefined> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  return row;
}

export async function lockPayoutOfPayment(tx: Tx, paymentId: string): Promise<PayoutRow | undefined> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.paymentId, paymentId)).for('update');
  return row;
}

export async function updatePayout(
  tx: Tx,
  id: string,
  changes: Pick<PayoutRow, 'status'> &
    Partial<Pick<PayoutRow, 'reference' | 'reason' | 'decidedBy' | 'decidedAt'>>,
): Promise<PayoutRow> {
  const [row] = await tx.update(payouts).set(changes).where(eq(payouts.id, id)).returning();
  if (!row) throw new Error('the payout is gone');
  return row;
}

/** Due payouts oldest first; decided ones newest first. */
export async function listPayoutRows(
  executor: Executor,
  { status, limit, after }: { status: PayoutStatus; limit: number; after: Position | undefined },
) {
  const isWaiting = status === 'due';
  const position = after && sql`(${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const place = sql`(${payouts.createdAt}, ${payouts.id})`;
  return await executor
    .select({
      payout: payouts,
      payment: payments,
      refundState: refunds.state,
      hasDetails: sql<boolean>`${payoutDetails.userId} is not null`,
    })
    .from(payouts)
    .innerJoin(payments, eq(payments.id, payouts.paymentId))
    .leftJoin(payoutDetails, eq(payoutDetails.userId, payouts.userId))
    .leftJoin(refunds, eq(refunds.paymentId, payouts.paymentId))
    .where(
      and(
        eq(payouts.status, status),
        position && (isWaiting ? sql`${place} > ${position}` : sql`${place} < ${position}`),
      ),
    )
    .orderBy(
      ...(isWaiting
        ? [asc(payouts.createdAt), asc(payouts.id)]
        : [desc(payouts.createdAt), desc(payouts.id)]),
    )
    .limit(limit);
}

export type ListedPayoutRow = Awaited<ReturnType<typeof listPayoutRows>>[number];

export async function countPayouts(executor: Executor) {
  return await executor
    .select({
      status: payouts.status,
      count: count(),
      amount: sum(payouts.amount),
      gross: sum(payments.gross),
    })
    .from(payouts)
    .innerJoin(payments, eq(payments.id, payouts.paymentId))
    .groupBy(payouts.status);
}

export async function detailsOf(executor: Executor, userId: string): Promise<PayoutDetailsRow | undefined> {
  const [row] = await executor.select().from(payoutDetails).where(eq(payoutDetails.userId, userId));
  return row;
}

export async function saveDetails(tx: Tx, details: PayoutDetailsRow): Promise<void> {
  const { userId: _, ...changes } = details;
  await tx
    .insert(payoutDetails)
    .values(details)
    .onConflictDoUpdate({ target: payoutDetails.userId, set: changes });
}
