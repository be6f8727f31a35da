import type { Pence } from '@plainclaim/domain/shared/money';
import { and, asc, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/db/db.ts';
import { testCheckouts, testRefunds } from './test-checkout.tables.ts';

export type TestCheckoutRow = typeof testCheckouts.$inferSelect;
export type TestRefundRow = typeof testRefunds.$inferSelect;

/** False when the reference exists. */
export async function insertCheckout(tx: Tx, row: typeof testCheckouts.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(testCheckouts)
    .values(row)
    .onConflictDoNothing({ target: testCheckouts.reference })
    .returning({ id: testCheckouts.id });
  return added.length === 1;
}

export async function checkoutByReference(executor: Executor, reference: string) {
  const [row] = await executor.select().from(testCheckouts).where(eq(testCheckouts.reference, reference));
  return row;
}

export async function checkoutById(executor: Executor, id: string): Promise<TestCheckoutRow | undefined> {
  const [row] = await executor.select().from(testCheckouts).where(eq(testCheckouts.id, id));
  return row;
}

const unfinished = and(isNull(testCheckouts.paidAt), isNull(testCheckouts.closedAt));

/** One statement, so that of two concurrent payments only one succeeds. */
export async function markPaid(tx: Tx, id: string, paymentId: string, now: Date): Promise<boolean> {
  const paid = await tx
    .update(testCheckouts)
    .set({ paidAt: now, paymentId })
    .where(and(eq(testCheckouts.id, id), unfinished, gt(testCheckouts.expiresAt, now)))
    .returning({ id: testCheckouts.id });
  return paid.length === 1;
}

/** False when it was paid or closed before. */
export async function markClosed(tx: Tx, id: string, now: Date): Promise<boolean> {
  const closed = await tx
    .update(testCheckouts)
    .set({ closedAt: now })
    .where(and(eq(testCheckouts.id, id), unfinished))
    .returning({ id: testCheckouts.id });
  return closed.length === 1;
}

export async function countDecline(executor: Executor, id: string, now: Date): Promise<boolean> {
  const declined = await executor
    .update(testCheckouts)
    .set({ declines: sql`${testCheckouts.declines} + 1` })
    .where(and(eq(testCheckouts.id, id), unfinished, gt(testCheckouts.expiresAt, now)))
    .returning({ id: testCheckouts.id });
  return declined.length === 1;
}

type PaidPage = {
  readonly from: Date;
  readonly to: Date;
  readonly after?: { readonly paidAt: Date; readonly id: string };
  readonly limit: number;
};

export async function paidCheckouts(executor: Executor, { from, to, after, limit }: PaidPage) {
  return await executor
    .select()
    .from(testCheckouts)
    .where(
      and(
        gte(testCheckouts.paidAt, from),
        lt(testCheckouts.paidAt, to),
        after &&
          or(
            gt(testCheckouts.paidAt, after.paidAt),
            and(eq(testCheckouts.paidAt, after.paidAt), gt(testCheckouts.id, after.id)),
          ),
      ),
    )
    .orderBy(asc(testCheckouts.paidAt), asc(testCheckouts.id))
    .limit(limit);
}

/** Locks the row, to serialise refunds of one payment. */
export async function lockCheckoutOfPayment(tx: Tx, paymentId: string) {
  const [row] = await tx
    .select()
    .from(testCheckouts)
    .where(eq(testCheckouts.paymentId, paymentId))
    .for('update');
  return row;
}

export async function refundsOf(executor: Executor, paymentId: string): Promise<TestRefundRow[]> {
  return await executor.select().from(testRefunds).where(eq(testRefunds.paymentId, paymentId));
}

export async function insertRefund(tx: Tx, row: typeof testRefunds.$inferInsert): Promise<void> {
  await tx.insert(testRefunds).values(row);
}

export const sumOf = (refunds: readonly TestRefundRow[]): Pence =>
  refunds.reduce((sum, { amount }) => sum + amount, 0) as Pence;
