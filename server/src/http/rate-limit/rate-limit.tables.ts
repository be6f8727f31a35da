import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per key: the time at which its allowance will be full again. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    wholeAt: timestamp('whole_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('rate_limits_whole_at').on(table.wholeAt)],
);
