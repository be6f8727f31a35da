import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';

/** Signed messages and assertions that have opened a session: refused as replays until they expire. */
export const authUsedProofs = pgTable(
  'auth_used_proofs',
  {
    kind: text('kind').$type<'web3' | 'saml'>().notNull(),
    /** SHA-256 of the statement's unique part. */
    hash: text('hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.hash] }),
    index('auth_used_proofs_expiry').on(table.expiresAt),
    check('auth_used_proofs_kind', sql`${table.kind} in ('web3', 'saml')`),
  ],
);
