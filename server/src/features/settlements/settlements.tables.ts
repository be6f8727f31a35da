import type { Answer } from '@plainclaim/domain/settlements/answer';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';
import { legalClaims } from '../claims/claims.tables.ts';

/**
 * A defendant's offer to settle a claim, as an admin recorded it. It is open until it is answered, withdrawn
 * or replaced by a newer one. Constraints allow one open offer per claim, and none both answered and
 * replaced.
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
    /** The defendant's message to the claimant. */
    defendantMessage: text('defendant_message').notNull().default(''),
    /** For admins only: never shown to the claimant. */
    adminNotes: text('admin_notes').notNull().default(''),
    /** No foreign key: an offer outlives the account of the admin who recorded it. */
    createdBy: uuid('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it ended without an answer: replaced by a newer offer, or withdrawn by an admin. */
    replacedAt: moment('replaced_at'),
    withdrawnAt: moment('withdrawn_at'),
    /** The time of the answer; the answer's foreign key must match it. */
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

/**
 * The claimant's one answer to an offer. The offer's id is the primary key, so a second answer is impossible.
 */
export const settlementResponses = pgTable(
  'settlement_responses',
  {
    settlementOfferId: uuid('settlement_offer_id').primaryKey(),
    responseType: text('response_type').$type<Answer>().notNull(),
    responseTimestamp: moment('response_timestamp').notNull(),
    /** No foreign key: the agreement outlives the account. */
    respondedBy: uuid('responded_by').notNull(),
  },
  (table) => [
    // Both columns: an answer requires an offer marked as answered at that moment.
    foreignKey({
      name: 'settlement_responses_of_offer',
      columns: [table.settlementOfferId, table.responseTimestamp],
      foreignColumns: [settlementOffers.id, settlementOffers.answeredAt],
    }),
    check('settlement_responses_type', sql`${table.responseType} in ('accept', 'reject')`),
  ],
);
