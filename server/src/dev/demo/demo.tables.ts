import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

/** The planted parts of the demo: each is planted once, so that deleted rows stay deleted. */
export const demoSeeds = pgTable('demo_seeds', {
  name: text('name').primaryKey(),
  plantedAt: moment('planted_at').notNull(),
});
