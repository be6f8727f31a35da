import type { SeenAt } from '@plainclaim/domain/shared/mail-acts';
import { and, asc, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/db/db.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { isShownAt, stands } from './held-act.ts';
import { historyEvents, historyPersonal, type JsonObject } from './history.tables.ts';

export type EventRow = typeof historyEvents.$inferSelect;

/** Serialises events of one claim: two concurrent ones would otherwise have the same predecessor. */
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

/** The erasable part of an event, and the salt of its digest. */
export type PersonalPartOfEvent = { readonly data: JsonObject; readonly salt: string };

export type NewEvent = typeof historyEvents.$inferInsert & { readonly personal: PersonalPartOfEvent | null };

/** Inserts events and their erasable parts in one statement. */
export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  const given = JSON.stringify(
    events.map(({ personal, ...event }) => ({ ...event, data: personal?.data, salt: personal?.salt })),
  );
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${given}::jsonb) as one (
        "claimId" uuid, sequence integer, kind text, "actorKind" text, "actorId" uuid, at timestamptz, facts jsonb,
        "personalDigest" text, "previousHash" text, hash text, data jsonb, salt text
      )
    ), added as (
      insert into ${historyEvents} (
        claim_id, sequence, kind, actor_kind, actor_id, at, facts, personal_digest, previous_hash, hash
      )
      select "claimId", sequence, kind, "actorKind", "actorId", at, facts, "personalDigest", "previousHash", hash
      from given order by sequence
      returning id, claim_id, sequence
    )
    insert into ${historyPersonal} (event_id, data, salt)
    select added.id, given.data, given.salt
    from added join given on given."claimId" = added.claim_id and given.sequence = added.sequence
    where given.data is not null`);
}

const withPerson = (executor: Executor) =>
  executor
    .select({ event: historyEvents, personal: historyPersonal.data, salt: historyPersonal.salt })
    .from(historyEvents)
    .leftJoin(historyPersonal, eq(historyPersonal.eventId, historyEvents.id));

export type EventWithPerson = Awaited<ReturnType<typeof withPerson>>[number];

const isShownThen = isShownAt(sql`${sql.placeholder('seenAt')}::timestamptz`);

type AskedEvents = { readonly afterSequence?: number; readonly limit?: number; readonly seenAt?: SeenAt };

export async function eventsOfClaim(
  executor: Executor,
  claimId: string,
  { afterSequence = 0, limit = 500, seenAt = null }: AskedEvents = {},
) {
  const events = prepared(executor, seenAt ? 'events_of_claim_shown' : 'events_of_claim', (name) =>
    withPerson(executor)
      .where(
        and(
          eq(historyEvents.claimId, sql.placeholder('claimId')),
          gt(historyEvents.sequence, sql.placeholder('afterSequence')),
          seenAt ? isShownThen : undefined,
        ),
      )
      .orderBy(asc(historyEvents.sequence))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  );
  return await events.execute({ claimId, afterSequence, limit, seenAt: seenAt?.toISOString() });
}

type NewestEvent = {
  readonly claimId: string;
  readonly kind: string;
  readonly said: string | null;
  readonly needsReview: boolean;
  readonly offersPart: boolean;
};

/**
 * The newest event of such kinds of each claim that stands and that the reader is shown; of assessments, only those that
 * said one of these. A reply says the type that it was read as; older ones do not say what else was found in them.
 */
export async function newestEvents(
  executor: Executor,
  claimIds: readonly string[],
  {
    kinds,
    assessments,
    seenAt,
  }: {
    readonly kinds: readonly string[];
    readonly assessments: readonly string[];
    readonly seenAt: SeenAt;
  },
): Promise<NewestEvent[]> {
  const { facts } = historyEvents;
  const said = sql<string | null>`coalesce(${facts} ->> 'said', ${facts} ->> 'type')`;
  const isTrue = (name: string) => sql<boolean>`coalesce(${facts} ->> ${name}, '') = 'true'`;
  const newest = prepared(executor, seenAt ? 'newest_events_shown' : 'newest_events', (name) =>
    executor
      .selectDistinctOn([historyEvents.claimId], {
        claimId: historyEvents.claimId,
        kind: historyEvents.kind,
        said,
        needsReview: isTrue('needs_review'),
        offersPart: isTrue('offers_part'),
      })
      .from(historyEvents)
      .where(
        and(
          isOneOf(historyEvents.claimId, 'claimIds'),
          isOneOf(historyEvents.kind, 'kinds'),
          or(ne(historyEvents.kind, 'claim.assessed'), isOneOf(said, 'assessments')),
          seenAt ? isShownThen : stands,
        ),
      )
      .orderBy(historyEvents.claimId, desc(historyEvents.sequence))
      .prepare(name),
  );
  return await newest.execute({ claimIds, kinds, assessments, seenAt: seenAt?.toISOString() });
}

/** Pages through the events of all claims, claim by claim. */
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

/** Erases what this user wrote on other users' claims, such as why they declined a case. */
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
