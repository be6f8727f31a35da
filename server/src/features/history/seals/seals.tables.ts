import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';

/**
 * Each row seals a range of a trail with a key that is not in the database: even with write access to every
 * table, sealed rows cannot be changed unnoticed. Append-only (see the migration).
 */
export const trailSeals = pgTable(
  'trail_seals',
  {
    trail: text('trail').notNull(),
    number: integer('number').notNull(),
    /** The range of ids: above the one, up to and including the other. */
    above: bigint('above', { mode: 'number' }).notNull(),
    upTo: bigint('up_to', { mode: 'number' }).notNull(),
    rows: integer('rows').notNull(),
    oldest: moment('oldest').notNull(),
    sealedAt: moment('sealed_at').notNull(),
    /** A keyed digest of the rows: reveals nothing about them without the key. */
    digest: text('digest').notNull(),
    /** A fingerprint of the key, to tell keys apart. */
    keyName: text('key_name').notNull(),
    previous: text('previous').notNull(),
    seal: text('seal').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.trail, table.number] }),
    check('trail_seals_cover_something', sql`${table.rows} > 0 and ${table.upTo} > ${table.above}`),
  ],
);
