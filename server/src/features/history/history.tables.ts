import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

/**
 * The events of claims: an append-only table, in which triggers refuse updates and deletes (see the
 * migration). Each row's hash covers the previous row's, so a change made around the triggers shows too.
 */
export const historyEvents = pgTable(
  'history_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    claimId: uuid('claim_id').notNull(),
    sequence: integer('sequence').notNull(),
    kind: text('kind').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: uuid('actor_id'),
    at: moment('at').notNull(),
    facts: jsonb('facts').$type<JsonObject>().notNull(),
    /** Digest of the salted personal part, so that erasing that part leaves the chain whole. */
    personalDigest: text('personal_digest'),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    unique('history_events_claim_sequence').on(table.claimId, table.sequence),
    index('history_events_at').on(table.at),
    index('history_events_of_actor').on(table.actorId, table.id).where(sql`${table.actorId} is not null`),
    check('history_events_sequence_positive', sql`${table.sequence} > 0`),
  ],
);

/** The part of an event that names people. Erasable. */
export const historyPersonal = pgTable('history_personal', {
  eventId: bigint('event_id', { mode: 'number' })
    .primaryKey()
    .references(() => historyEvents.id),
  data: jsonb('data').$type<JsonObject>().notNull(),
  salt: text('salt').notNull(),
});

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };
