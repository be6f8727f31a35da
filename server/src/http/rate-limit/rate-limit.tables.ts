import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per limited thing: the moment at which its allowance would be whole again. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    wholeAt: timestamp('whole_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('rate_limits_whole_at').on(table.wholeAt)],
);
