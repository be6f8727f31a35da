import type { Hold } from '@plainclaim/domain/claims/holds/hold';
import type { HoldReason } from '@plainclaim/domain/claims/holds/hold-reasons';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { legalClaims } from '../claims.tables.ts';
import { claimHoldReasons, claimHolds } from './holds.tables.ts';

export type HoldRow = typeof claimHolds.$inferSelect;

/** The row as the rules see it. */
export const holdOfRow = ({ firstDay, lastDay, endedOn, interestFreeFrom }: HoldRow): Hold => ({
  from: firstDay,
  until: lastDay,
  endedOn,
  interestFreeFrom,
});

/** A claim has one open hold at most. */
export async function openHoldOf(executor: Executor, claimId: string): Promise<HoldRow | undefined> {
  return (await openHoldsOf(executor, [claimId])).get(claimId);
}

export async function openHoldsOf(
  executor: Executor,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, HoldRow>> {
  if (claimIds.length === 0) return new Map();
  const open = prepared(executor, 'open_holds_of_claims', (name) =>
    executor
      .select()
      .from(claimHolds)
      .where(and(isOneOf(claimHolds.claimId, 'claimIds'), isNull(claimHolds.endedAt)))
      .prepare(name),
  );
  return new Map((await open.execute({ claimIds })).map((row) => [row.claimId, row]));
}

/** Those that are over, too. */
export async function holdsOf(executor: Executor, claimId: string): Promise<HoldRow[]> {
  const holds = prepared(executor, 'holds_of_claim', (name) =>
    executor
      .select()
      .from(claimHolds)
      .where(eq(claimHolds.claimId, sql.placeholder('claimId')))
      .orderBy(asc(claimHolds.createdAt))
      .prepare(name),
  );
  return await holds.execute({ claimId });
}

/** For lists that pass over paused claims. */
export const hasOpenHold = (executor: Executor, claimId: AnyPgColumn): SQL =>
  sql`exists ${executor
    .select({ one: sql`1` })
    .from(claimHolds)
    .where(and(eq(claimHolds.claimId, claimId), isNull(claimHolds.endedAt)))}`;

/** Counts up to this many open holds that no admin has confirmed yet. */
export async function countHoldsToConfirm(executor: Executor, most: number): Promise<number> {
  const some = executor
    .select({ one: sql`1`.as('one') })
    .from(claimHolds)
    .where(and(isNull(claimHolds.endedAt), isNull(claimHolds.confirmedAt)))
    .limit(most)
    .as('some');
  const [row] = await executor.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

/** Oldest first. */
export async function endedHoldsOf(executor: Executor, claimId: string): Promise<HoldRow[]> {
  return await executor
    .select()
    .from(claimHolds)
    .where(and(eq(claimHolds.claimId, claimId), isNotNull(claimHolds.endedAt)))
    .orderBy(asc(claimHolds.endedAt));
}

/** Every hold, each from the day on which it was known here: one may be told late, with an earlier first day. */
export async function holdsAsKnown(executor: Executor, claimId: string): Promise<readonly Hold[]> {
  const rows = await executor.select().from(claimHolds).where(eq(claimHolds.claimId, claimId));
  return rows.map((row) => {
    const later = [row.firstDay, londonDateOf(row.createdAt)].toSorted().at(-1);
    return { ...holdOfRow(row), from: later ?? row.firstDay };
  });
}

/** Claims whose hold was to last until before this day, or that were closed during one, in id order. */
export async function claimsToSetGoing(executor: Executor, today: IsoDate, after: string, limit: number) {
  const rows = await executor
    .select({ id: claimHolds.claimId })
    .from(claimHolds)
    .innerJoin(legalClaims, eq(legalClaims.id, claimHolds.claimId))
    .where(
      and(
        isNull(claimHolds.endedAt),
        or(lt(claimHolds.lastDay, today), isNotNull(legalClaims.closedAt)),
        gt(claimHolds.claimId, after),
      ),
    )
    .orderBy(asc(claimHolds.claimId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export type HoldWithReason = typeof claimHolds.$inferInsert & {
  readonly reason: HoldReason;
  readonly consentedAt: Date | null;
};

export async function insertHold(tx: Tx, { reason, consentedAt, ...hold }: HoldWithReason): Promise<HoldRow> {
  const [row] = await tx.insert(claimHolds).values(hold).returning();
  if (!row) throw new Error('the hold was not stored');
  await tx.insert(claimHoldReasons).values({ holdId: row.id, reason, consentedAt });
  return row;
}

type HoldChanges = Partial<Omit<HoldRow, 'id' | 'claimId' | 'createdAt'>>;

export async function updateHold(tx: Tx, id: string, changes: HoldChanges): Promise<HoldRow> {
  const [row] = await tx.update(claimHolds).set(changes).where(eq(claimHolds.id, id)).returning();
  if (!row) throw new Error('the hold is gone');
  return row;
}

/** Also where the earlier reason was erased. */
export async function saveReason(
  tx: Tx,
  holdId: string,
  reason: { readonly reason: HoldReason; readonly consentedAt: Date | null },
): Promise<void> {
  await tx
    .insert(claimHoldReasons)
    .values({ holdId, ...reason })
    .onConflictDoUpdate({ target: claimHoldReasons.holdId, set: reason });
}

export async function reasonOf(executor: Executor, holdId: string): Promise<HoldReason | undefined> {
  const [row] = await executor
    .select({ reason: claimHoldReasons.reason })
    .from(claimHoldReasons)
    .where(eq(claimHoldReasons.holdId, holdId));
  return row?.reason;
}

/** Reasons of holds that ended before this moment. */
export async function deleteReasonsBefore(executor: Executor, before: Date): Promise<void> {
  const over = executor.select({ id: claimHolds.id }).from(claimHolds).where(lt(claimHolds.endedAt, before));
  await executor.delete(claimHoldReasons).where(inArray(claimHoldReasons.holdId, over));
}

/** Returns the ids of the holds that had one. */
export async function deleteReasonsOf(tx: Tx, claimIds: readonly string[]): Promise<readonly string[]> {
  if (claimIds.length === 0) return [];
  const theirs = tx
    .select({ id: claimHolds.id })
    .from(claimHolds)
    .where(inArray(claimHolds.claimId, [...claimIds]));
  const erased = await tx
    .delete(claimHoldReasons)
    .where(inArray(claimHoldReasons.holdId, theirs))
    .returning({ holdId: claimHoldReasons.holdId });
  return erased.map(({ holdId }) => holdId);
}

/** With their reasons. */
export async function deleteHoldsOf(tx: Tx, claimId: string): Promise<void> {
  await tx.delete(claimHolds).where(eq(claimHolds.claimId, claimId));
}
