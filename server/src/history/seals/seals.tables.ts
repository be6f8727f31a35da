import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Each seals a stretch of a trail with a key that is not in the database: whoever can write to every table can still
 * not change sealed rows and make it fit again. Added, never changed (see the migration).
 */
export const trailSeals = pgTable(
  'trail_seals',
  {
    trail: text('trail').notNull(),
    number: integer('number').notNull(),
    /** The ids it covers: above the one, up to the other. */
    above: bigint('above', { mode: 'number' }).notNull(),
    upTo: bigint('up_to', { mode: 'number' }).notNull(),
    rows: integer('rows').notNull(),
    oldest: moment('oldest').notNull(),
    sealedAt: moment('sealed_at').notNull(),
    /** Of the rows, with the key: tells nothing about them without it. */
    digest: text('digest').notNull(),
    /** Tells keys apart without giving them away. */
    keyName: text('key_name').notNull(),
    previous: text('previous').notNull(),
    seal: text('seal').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.trail, table.number] }),
    check('trail_seals_cover_something', sql`${table.rows} > 0 and ${table.upTo} > ${table.above}`),
  ],
);
