import type { CaseOutcome } from '@plainclaim/domain/solicitors/case-outcome';
import type { ReferralReason } from '@plainclaim/domain/solicitors/opening';
import type { ReferralStatus } from '@plainclaim/domain/solicitors/referrals';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';
import { authUsers } from '../auth/users/users.tables.ts';
import { legalClaims } from '../claims/claims.tables.ts';

/** A search asks one solicitor after another until one takes the case or no match is left. */
export type SearchStatus = 'asking' | 'placed' | 'exhausted' | 'withdrawn' | 'completed';

/**
 * A claimant's search for a solicitor, with their consent to share the case file. One open search per claim.
 */
export const solicitorSearches = pgTable(
  'solicitor_searches',
  {
    id: uuid('id').primaryKey(),
    claimId: uuid('claim_id')
      .notNull()
      .references(() => legalClaims.id),
    reason: text('reason').$type<ReferralReason>().notNull(),
    /** No foreign key: the consent outlives the account. */
    consentedBy: uuid('consented_by').notNull(),
    consentedAt: moment('consented_at').notNull(),
    status: text('status').$type<SearchStatus>().notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('solicitor_searches_one_open')
      .on(table.claimId)
      .where(sql`${table.status} in ('asking', 'placed')`),
    index('solicitor_searches_of_claim').on(table.claimId, table.consentedAt.desc().nullsFirst()),
    check(
      'solicitor_searches_status',
      sql`${table.status} in ('asking', 'placed', 'exhausted', 'withdrawn', 'completed')`,
    ),
    check(
      'solicitor_searches_reason',
      sql`${table.reason} in ('over-limit', 'offer-rejected', 'deadline-passed', 'admin-escalated')`,
    ),
  ],
);

/**
 * A question to a solicitor. Constraints: at most one per solicitor in a search, and at most one open per
 * search.
 */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid('id').primaryKey(),
    searchId: uuid('search_id')
      .notNull()
      .references(() => solicitorSearches.id),
    claimId: uuid('claim_id')
      .notNull()
      .references(() => legalClaims.id),
    solicitorId: uuid('solicitor_id')
      .notNull()
      .references(() => authUsers.id),
    /** The order of asking within the search, from 1. */
    position: integer('position').notNull(),
    matchReason: text('match_reason').notNull(),
    status: text('status').$type<ReferralStatus>().notNull(),
    declineReason: text('decline_reason').notNull().default(''),
    /**
     * How the case ended, in the solicitor's judgement; null for cases completed before this field existed.
     */
    outcome: text('outcome').$type<CaseOutcome>(),
    outcomeNote: text('outcome_note').notNull().default(''),
    askedAt: moment('asked_at').notNull(),
    dueAt: moment('due_at').notNull(),
    answeredAt: moment('answered_at'),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique('referrals_asked_once').on(table.searchId, table.solicitorId),
    uniqueIndex('referrals_one_at_a_time')
      .on(table.searchId)
      .where(sql`${table.status} in ('pending', 'accepted', 'in-progress')`),
    index('referrals_of_solicitor').on(
      table.solicitorId,
      table.status,
      table.askedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('referrals_of_claim').on(table.claimId, table.solicitorId),
    index('referrals_due').on(table.dueAt).where(sql`${table.status} = 'pending'`),
    check(
      'referrals_status',
      sql`${table.status} in ('pending', 'accepted', 'in-progress', 'completed', 'declined', 'expired', 'withdrawn')`,
    ),
  ],
);

/** Messages between solicitor and client. Stored with the case, append-only. */
export const caseMessages = pgTable(
  'case_messages',
  {
    id: uuid('id').primaryKey(),
    referralId: uuid('referral_id')
      .notNull()
      .references(() => referrals.id),
    claimId: uuid('claim_id')
      .notNull()
      .references(() => legalClaims.id),
    from: text('sender').$type<'solicitor' | 'client'>().notNull(),
    /** No foreign key: a message outlives its author's account. */
    senderId: uuid('sender_id').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('case_messages_of_claim').on(table.claimId, table.createdAt),
    check('case_messages_sender', sql`${table.from} in ('solicitor', 'client')`),
  ],
);
