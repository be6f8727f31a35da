import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Totals, as differences: whoever changes a claim adds a row in the same transaction, and a total is a sum. Nobody
 * waits for anybody, because no row is ever updated; a job folds old rows of one name and day into one.
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
