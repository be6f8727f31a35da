import type {
  ServedBy,
  ServiceMethod,
  ServiceOutcomeKind,
  ServiceRecord,
} from '@plainclaim/domain/letters/serving/service-record';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';

const hashForm = sql.raw("~ '^[0-9a-f]{64}$'");
const hashesOf = sql.raw("in ('pdf', 'text')");
const people = sql.raw("in ('system', 'claimant', 'admin')");

/** Numbers the rows in the order in which they were added, for their seals. */
const entry = () => bigint('entry', { mode: 'number' }).notNull().generatedAlwaysAsIdentity();

/**
 * Every attempt to put a claim's letter into the other side's hands: an append-only table, of which triggers let only the
 * people be erased (see the migration). Without foreign keys: an attempt outlives its claim, mail and proof.
 */
export const letterServices = pgTable(
  'letter_services',
  {
    id: uuid('id').primaryKey(),
    entry: entry(),
    claimId: uuid('claim_id').notNull(),
    /** Of the letter's PDF where it was printed by then, otherwise of its text: `hash_of` says which. */
    letterSha256: text('letter_sha256').notNull(),
    hashOf: text('hash_of').$type<ServiceRecord['hashOf']>().notNull(),
    letterDatedOn: date('letter_dated_on', { mode: 'string' }).notNull(),
    toName: text('to_name').notNull(),
    /** An e-mail or a postal address. */
    address: text('address').notNull(),
    method: text('method').$type<ServiceMethod>().notNull(),
    doneAt: moment('done_at').notNull(),
    doneBy: text('done_by').$type<ServedBy>().notNull(),
    userId: uuid('user_id'),
    mailId: uuid('mail_id'),
    proofDocumentId: uuid('proof_document_id'),
    origin: text('origin').$type<ServiceRecord['origin']>().notNull(),
    /** Salt of the digest of name and address; null once they are erased. */
    salt: text('salt'),
    personalDigest: text('personal_digest').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('letter_services_entry').on(table.entry),
    unique('letter_services_mail').on(table.mailId),
    index('letter_services_of_claim').on(table.claimId, table.entry),
    check('letter_services_letter', sql`${table.letterSha256} ${hashForm} and ${table.hashOf} ${hashesOf}`),
    check(
      'letter_services_method',
      sql`${table.method} in ('email', 'first-class-post', 'left-at-address', 'by-hand', 'portal')`,
    ),
    check('letter_services_done_by', sql`${table.doneBy} ${people}`),
    check('letter_services_origin', sql`${table.origin} in ('recorded', 'backfilled')`),
  ],
);

/** What became of each attempt, append-only as the attempts are. The newest row counts. */
export const letterServiceOutcomes = pgTable(
  'letter_service_outcomes',
  {
    id: uuid('id').primaryKey(),
    entry: entry(),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => letterServices.id),
    outcome: text('outcome').$type<ServiceOutcomeKind>().notNull(),
    at: moment('at').notNull(),
    by: text('by').$type<ServedBy>().notNull(),
    userId: uuid('user_id'),
    note: text('note'),
    /** The letter as it left, where the mail was redated while it waited; otherwise null. */
    letterSha256: text('letter_sha256'),
    hashOf: text('hash_of').$type<ServiceRecord['hashOf']>(),
    letterDatedOn: date('letter_dated_on', { mode: 'string' }),
    /** Salt of the digest of the note; null once it is erased. */
    salt: text('salt'),
    personalDigest: text('personal_digest').notNull(),
    /** When it was recorded, which may be days after it happened. */
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('letter_service_outcomes_entry').on(table.entry),
    index('letter_service_outcomes_of_service').on(table.serviceId, table.entry),
    check(
      'letter_service_outcomes_outcome',
      sql`${table.outcome} in ('queued', 'sent', 'failed', 'opened', 'returned')`,
    ),
    check('letter_service_outcomes_by', sql`${table.by} ${people}`),
    check(
      'letter_service_outcomes_letter',
      sql`num_nonnulls(${table.letterSha256}, ${table.hashOf}, ${table.letterDatedOn}) in (0, 3) and ${table.letterSha256} ${hashForm} and ${table.hashOf} ${hashesOf}`,
    ),
  ],
);
