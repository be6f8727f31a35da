import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { checkoutSessions, paymentIntents } from '../payments.tables.ts';

export type IntentRow = typeof paymentIntents.$inferSelect;

export async function insertIntent(tx: Tx, intent: typeof paymentIntents.$inferInsert): Promise<IntentRow> {
  const [row] = await tx.insert(paymentIntents).values(intent).returning();
  if (!row) throw new Error('the payment intent was not stored');
  return row;
}

export async function intentByTokenHash(executor: Executor, hash: string): Promise<IntentRow | undefined> {
  const byHash = prepared(executor, 'intent_by_token_hash', (name) =>
    executor
      .select()
      .from(paymentIntents)
      .where(eq(paymentIntents.tokenHash, sql.placeholder('hash')))
      .prepare(name),
  );
  const [row] = await byHash.execute({ hash });
  return row;
}

export async function intentById(executor: Executor, id: string): Promise<IntentRow | undefined> {
  const [row] = await executor.select().from(paymentIntents).where(eq(paymentIntents.id, id));
  return row;
}

/** Lock order: always after the claim's lock. */
export async function lockIntent(tx: Tx, id: string): Promise<IntentRow> {
  const [row] = await tx.select().from(paymentIntents).where(eq(paymentIntents.id, id)).for('update');
  if (!row) throw new Error('the payment intent is gone');
  return row;
}

export async function completeIntent(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .update(paymentIntents)
    .set({ status: 'completed', completedAt: at })
    .where(eq(paymentIntents.id, id));
}

export async function expireLater(tx: Tx, id: string, expiresAt: Date): Promise<void> {
  await tx.update(paymentIntents).set({ expiresAt }).where(eq(paymentIntents.id, id));
}

/** Returns the cancelled intent, if there was one. */
export async function cancelPendingIntent(
  tx: Tx,
  claimId: string,
  at: Date,
): Promise<Pick<IntentRow, 'id'> | undefined> {
  const [row] = await tx
    .update(paymentIntents)
    .set({ status: 'cancelled', cancelledAt: at })
    .where(and(eq(paymentIntents.claimId, claimId), eq(paymentIntents.status, 'pending')))
    .returning({ id: paymentIntents.id });
  return row;
}

/** Undoes the cancelling of a link that a newer one replaced; its expiry stays the same. */
export async function restoreIntent(tx: Tx, id: string): Promise<void> {
  await tx
    .update(paymentIntents)
    .set({ status: 'pending', cancelledAt: null })
    .where(and(eq(paymentIntents.id, id), eq(paymentIntents.status, 'cancelled')));
}

export async function openCheckoutsOf(executor: Executor, intentId: string): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.paymentIntentId, intentId), eq(checkoutSessions.state, 'open')));
  return rows.map(({ id }) => id);
}

export async function newestIntentOf(executor: Executor, claimId: string): Promise<IntentRow | undefined> {
  const [row] = await executor
    .select()
    .from(paymentIntents)
    .where(eq(paymentIntents.claimId, claimId))
    .orderBy(desc(paymentIntents.createdAt))
    .limit(1);
  return row;
}

/** The link that this one replaced, which was cancelled at the moment at which this one was issued. */
export async function intentReplacedBy(
  executor: Executor,
  newer: Pick<IntentRow, 'claimId' | 'createdAt'>,
): Promise<IntentRow | undefined> {
  const [row] = await executor
    .select()
    .from(paymentIntents)
    .where(
      and(
        eq(paymentIntents.claimId, newer.claimId),
        eq(paymentIntents.cancelledAt, newer.createdAt),
        lt(paymentIntents.createdAt, newer.createdAt),
      ),
    );
  return row;
}

export async function pendingIntentOf(executor: Executor, claimId: string): Promise<IntentRow | undefined> {
  const pending = prepared(executor, 'pending_intent', (name) =>
    executor
      .select()
      .from(paymentIntents)
      .where(
        and(eq(paymentIntents.claimId, sql.placeholder('claimId')), eq(paymentIntents.status, 'pending')),
      )
      .prepare(name),
  );
  const [row] = await pending.execute({ claimId });
  return row;
}
