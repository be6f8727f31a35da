import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

/** One row per key: the time at which its allowance will be full again. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    wholeAt: moment('whole_at').notNull(),
  },
  (table) => [index('rate_limits_whole_at').on(table.wholeAt)],
);
