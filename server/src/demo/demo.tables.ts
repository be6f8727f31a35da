import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which demo rows were planted: each part once, so that what a person deletes stays deleted. */
export const demoSeeds = pgTable('demo_seeds', {
  name: text('name').primaryKey(),
  plantedAt: timestamp('planted_at', { withTimezone: true, mode: 'date' }).notNull(),
});
