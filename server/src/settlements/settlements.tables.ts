import type { Answer } from '@plainclaim/domain/settlements/answer';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { legalClaims } from '../claims/claims.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * What a defendant offers to settle a claim, as an admin recorded it. It stands until it is answered or withdrawn,
 * or a newer offer takes its place; the database lets one stand per claim, and none be both answered and replaced.
 */
export const settlementOffers = pgTable(
  'settlement_offers',
  {
    id: uuid('id').primaryKey(),
    claimId: uuid('claim_id')
      .notNull()
      .references(() => legalClaims.id),
    offeredAmount: numeric('offered_amount', { precision: 12, scale: 2 }).notNull(),
    settlementReference: text('settlement_reference').notNull(),
    /** What the defendant wants the claimant to read. */
    defendantMessage: text('defendant_message').notNull().default(''),
    /** For admins only: never shown to the claimant. */
    adminNotes: text('admin_notes').notNull().default(''),
    /** Without a foreign key: an offer outlives the account that recorded it. */
    createdBy: uuid('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it ended without an answer: a newer offer took its place, or an admin withdrew it. */
    replacedAt: moment('replaced_at'),
    withdrawnAt: moment('withdrawn_at'),
    /** The moment of its answer, which the answer must repeat. */
    answeredAt: moment('answered_at'),
  },
  (table) => [
    unique('settlement_offers_reference').on(table.settlementReference),
    unique('settlement_offers_answered').on(table.id, table.answeredAt),
    uniqueIndex('settlement_offers_one_stands')
      .on(table.claimId)
      .where(sql`${table.replacedAt} is null and ${table.answeredAt} is null`),
    index('settlement_offers_of_claim').on(table.claimId, table.createdAt.desc().nullsFirst()),
    check('settlement_offers_amount_above_zero', sql`${table.offeredAmount} > 0`),
    check(
      'settlement_offers_withdrawn',
      sql`${table.withdrawnAt} is null or ${table.withdrawnAt} = ${table.replacedAt}`,
    ),
    check('settlement_offers_one_end', sql`num_nonnulls(${table.replacedAt}, ${table.answeredAt}) < 2`),
  ],
);

/** The claimant's one answer to an offer. The offer as key makes a second answer impossible. */
export const settlementResponses = pgTable(
  'settlement_responses',
  {
    settlementOfferId: uuid('settlement_offer_id').primaryKey(),
    responseType: text('response_type').$type<Answer>().notNull(),
    responseTimestamp: moment('response_timestamp').notNull(),
    /** Without a foreign key: what was agreed outlives the account. */
    respondedBy: uuid('responded_by').notNull(),
  },
  (table) => [
    // Both columns: an answer exists only for an offer that is marked as answered, at that moment.
    foreignKey({
      name: 'settlement_responses_of_offer',
      columns: [table.settlementOfferId, table.responseTimestamp],
      foreignColumns: [settlementOffers.id, settlementOffers.answeredAt],
    }),
    check('settlement_responses_type', sql`${table.responseType} in ('accept', 'reject')`),
  ],
);
