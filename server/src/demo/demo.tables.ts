import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The planted parts of the demo: each is planted once, so that deleted rows stay deleted. */
export const demoSeeds = pgTable('demo_seeds', {
  name: text('name').primaryKey(),
  plantedAt: timestamp('planted_at', { withTimezone: true, mode: 'date' }).notNull(),
});
