import { and, desc, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { checkoutSessions, payments, providerEvents } from '../payments.tables.ts';

export type CheckoutRow = typeof checkoutSessions.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

export async function openCheckoutOf(executor: Executor, intentId: string): Promise<CheckoutRow | undefined> {
  const [row] = await executor
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.paymentIntentId, intentId), eq(checkoutSessions.state, 'open')));
  return row;
}

export async function insertCheckout(
  tx: Tx,
  checkout: typeof checkoutSessions.$inferInsert,
): Promise<CheckoutRow> {
  const [row] = await tx.insert(checkoutSessions).values(checkout).returning();
  if (!row) throw new Error('the checkout was not stored');
  return row;
}

export async function checkoutById(executor: Executor, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await executor.select().from(checkoutSessions).where(eq(checkoutSessions.id, id));
  return row;
}

export async function lockCheckout(tx: Tx, id: string): Promise<CheckoutRow> {
  const [row] = await tx.select().from(checkoutSessions).where(eq(checkoutSessions.id, id)).for('update');
  if (!row) throw new Error('the checkout is gone');
  return row;
}

/** Finds by the provider's session id, or by our own reference while the provider's id is not stored yet. */
export async function checkoutOfReport(
  executor: Executor,
  provider: string,
  { sessionId, reference }: { readonly sessionId: string; readonly reference: string },
): Promise<CheckoutRow | undefined> {
  const rows = await executor
    .select()
    .from(checkoutSessions)
    .where(
      and(
        eq(checkoutSessions.provider, provider),
        or(eq(checkoutSessions.providerSessionId, sessionId), eq(checkoutSessions.id, reference)),
      ),
    );
  return rows.find((row) => row.providerSessionId === sessionId) ?? rows[0];
}

export async function noteOpened(
  tx: Tx,
  id: string,
  { sessionId, url }: { readonly sessionId: string; readonly url: string },
): Promise<void> {
  await tx
    .update(checkoutSessions)
    .set({ providerSessionId: sessionId, url })
    .where(eq(checkoutSessions.id, id));
}

export async function closeOpenCheckout(
  executor: Executor,
  id: string,
  state: 'expired' | 'failed',
): Promise<void> {
  await executor
    .update(checkoutSessions)
    .set({ state })
    .where(and(eq(checkoutSessions.id, id), eq(checkoutSessions.state, 'open')));
}

export async function notePaid(
  tx: Tx,
  id: string,
  paid: { readonly sessionId: string; readonly paymentId: string | null; readonly at: Date },
): Promise<void> {
  await tx
    .update(checkoutSessions)
    .set({
      state: 'paid',
      providerSessionId: paid.sessionId,
      providerPaymentId: paid.paymentId,
      settledAt: paid.at,
    })
    .where(eq(checkoutSessions.id, id));
}

/** Newest first; only those with a session at the provider. */
export async function checkoutsOfIntent(
  executor: Executor,
  intentId: string,
): Promise<(CheckoutRow & { providerSessionId: string })[]> {
  const rows = await executor
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.paymentIntentId, intentId), isNotNull(checkoutSessions.providerSessionId)))
    .orderBy(desc(checkoutSessions.createdAt));
  return rows as (CheckoutRow & { providerSessionId: string })[];
}

/** Open here although they expired: no event told us their outcome. */
export async function overdueCheckouts(
  executor: Executor,
  provider: string,
  now: Date,
  limit: number,
): Promise<CheckoutRow[]> {
  return await executor
    .select()
    .from(checkoutSessions)
    .where(
      and(
        eq(checkoutSessions.provider, provider),
        eq(checkoutSessions.state, 'open'),
        lt(checkoutSessions.expiresAt, now),
      ),
    )
    .limit(limit);
}

export async function insertPayment(tx: Tx, payment: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [row] = await tx.insert(payments).values(payment).returning();
  if (!row) throw new Error('the payment was not stored');
  return row;
}

export async function paymentById(executor: Executor, id: string): Promise<PaymentRow | undefined> {
  const [row] = await executor.select().from(payments).where(eq(payments.id, id));
  return row;
}

export async function paymentsOfClaim(executor: Executor, claimId: string): Promise<PaymentRow[]> {
  const paid = prepared(executor, 'payments_of_claim', (name) =>
    executor
      .select()
      .from(payments)
      .where(eq(payments.claimId, sql.placeholder('claimId')))
      .orderBy(desc(payments.receivedAt))
      .prepare(name),
  );
  return await paid.execute({ claimId });
}

/** Events processed while the checkout was still open do not count: sent again, they may find it paid. */
export async function hasEvent(executor: Executor, provider: string, eventId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: providerEvents.eventId })
    .from(providerEvents)
    .where(
      and(
        eq(providerEvents.provider, provider),
        eq(providerEvents.eventId, eventId),
        ne(providerEvents.outcome, 'open'),
      ),
    );
  return rows.length > 0;
}

export async function keepEvent(
  executor: Executor,
  event: typeof providerEvents.$inferInsert,
): Promise<void> {
  const { outcome, receivedAt } = event;
  await executor
    .insert(providerEvents)
    .values(event)
    .onConflictDoUpdate({
      target: [providerEvents.provider, providerEvents.eventId],
      set: { outcome, receivedAt },
      setWhere: eq(providerEvents.outcome, 'open'),
    });
}
