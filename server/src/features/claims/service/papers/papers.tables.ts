import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../../platform/db/moment.ts';

/**
 * The code under which a claim's certificates of service are checked. As it is printed, not hashed: every later
 * certificate prints it again, and it opens nothing (decision 0104). Without a foreign key: a printed certificate
 * outlives its claim.
 */
export const checkCodes = pgTable('check_codes', {
  claimId: uuid('claim_id').primaryKey(),
  code: text('code').notNull().unique('check_codes_code'),
  createdAt: moment('created_at').notNull(),
});

/** The SHA-256 of each letter that a certificate named, and of each certificate. */
export const certifiedPapers = pgTable(
  'certified_papers',
  {
    claimId: uuid('claim_id').notNull(),
    sha256: text('sha256').notNull(),
    kind: text('kind').$type<'letter' | 'certificate'>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.claimId, table.sha256] }),
    check('certified_papers_sha256', sql`${table.sha256} ${sql.raw("~ '^[0-9a-f]{64}$'")}`),
    check('certified_papers_kind', sql`${table.kind} in ('letter', 'certificate')`),
  ],
);
