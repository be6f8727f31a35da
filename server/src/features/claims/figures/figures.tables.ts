import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Totals as deltas: each change to a claim inserts rows in its own transaction, and a total is their sum.
 * Rows are never updated, so writers do not wait for each other; a job merges rows of one name and bucket.
 */
export const figureDeltas = pgTable(
  'figure_deltas',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What is counted, for example `claims` or `pending-by-deadline`. */
    name: text('name').notNull(),
    /** The day or the first of the month it counts for, where that matters. */
    bucket: date('bucket', { mode: 'string' }).notNull(),
    /** Claims or replies; pence for money. */
    delta: bigint('delta', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('figure_deltas_by_name').on(table.name, table.bucket),
    check('figure_deltas_named', sql`${table.name} ~ '^[a-z][a-z-]{0,62}$'`),
  ],
);
