import { createDatabase } from './create-database.ts';
import type { TestDatabase } from './create-database-on.ts';

/** A database without any tables, for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('empty');
}
