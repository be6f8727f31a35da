import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';
import { legalClaims } from '../claims.tables.ts';

/** The facts of a submitted claim. A version that went out with a letter is frozen and never changed. */
export const claimFacts = pgTable(
  'claim_facts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    claimId: uuid('claim_id')
      .notNull()
      .references(() => legalClaims.id),
    /** From 1. */
    version: integer('version').notNull(),
    content: jsonb('content').$type<FactsContent>().notNull(),
    /** Finer than the claim's `defendant_type`: says which protocol and interest apply. A generated column. */
    defendantKind: text('defendant_kind').notNull().generatedAlwaysAs(sql`content ->> 'defendant'`),
    frozenAt: moment('frozen_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('claim_facts_version_of_claim').on(table.claimId, table.version),
    check('claim_facts_version', sql`${table.version} >= 1`),
    check(
      'claim_facts_defendant_kind',
      sql`${table.defendantKind} in ('individual', 'sole-trader', 'company', 'organisation')`,
    ),
  ],
);
