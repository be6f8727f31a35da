import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../platform/db/db.ts';
import { historyEvents, historyPersonal, type JsonObject } from './history.tables.ts';

export type EventRow = typeof historyEvents.$inferSelect;

/** Two acts on one claim at the same moment take turns, or both would follow the same event. */
export async function lockClaimHistory(tx: Tx, claimId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('history:' || ${claimId}, 0))`);
}

export async function lastEvent(
  tx: Tx,
  claimId: string,
): Promise<Pick<EventRow, 'sequence' | 'hash'> | undefined> {
  const [row] = await tx
    .select({ sequence: historyEvents.sequence, hash: historyEvents.hash })
    .from(historyEvents)
    .where(eq(historyEvents.claimId, claimId))
    .orderBy(desc(historyEvents.sequence))
    .limit(1);
  return row;
}

export async function insertEvent(tx: Tx, event: typeof historyEvents.$inferInsert): Promise<number> {
  const [row] = await tx.insert(historyEvents).values(event).returning({ id: historyEvents.id });
  if (!row) throw new Error('the event was not stored');
  return row.id;
}

export async function insertPersonal(tx: Tx, eventId: number, data: JsonObject, salt: string): Promise<void> {
  await tx.insert(historyPersonal).values({ eventId, data, salt });
}

const withPerson = (executor: Executor) =>
  executor
    .select({ event: historyEvents, personal: historyPersonal.data, salt: historyPersonal.salt })
    .from(historyEvents)
    .leftJoin(historyPersonal, eq(historyPersonal.eventId, historyEvents.id));

export type EventWithPerson = Awaited<ReturnType<typeof withPerson>>[number];

export async function eventsOfClaim(executor: Executor, claimId: string, afterSequence = 0, limit = 500) {
  return await withPerson(executor)
    .where(and(eq(historyEvents.claimId, claimId), gt(historyEvents.sequence, afterSequence)))
    .orderBy(asc(historyEvents.sequence))
    .limit(limit);
}

/** Events of all claims, one claim after the other. */
export async function eventsAfter(
  executor: Executor,
  after: { readonly claimId: string; readonly sequence: number } | undefined,
  limit = 1000,
): Promise<EventWithPerson[]> {
  return await withPerson(executor)
    .where(
      after &&
        sql`(${historyEvents.claimId}, ${historyEvents.sequence}) > (${after.claimId}::uuid, ${after.sequence}::int)`,
    )
    .orderBy(asc(historyEvents.claimId), asc(historyEvents.sequence))
    .limit(limit);
}

export async function deletePersonalOfClaim(tx: Tx, claimId: string): Promise<void> {
  const ids = tx
    .select({ id: historyEvents.id })
    .from(historyEvents)
    .where(eq(historyEvents.claimId, claimId));
  await tx.delete(historyPersonal).where(inArray(historyPersonal.eventId, ids));
}

/** What someone wrote on claims of others, such as why they declined a case. */
export async function deletePersonalOfActor(tx: Tx, actorId: string): Promise<void> {
  const ids = tx
    .select({ id: historyEvents.id })
    .from(historyEvents)
    .where(eq(historyEvents.actorId, actorId));
  await tx.delete(historyPersonal).where(inArray(historyPersonal.eventId, ids));
}

/** Changes with every event. */
export const historyMark: SQL = sql`
  select string_agg(id::text, ',') from (
    select id from ${historyEvents} order by id desc limit 32
  ) as newest`;
