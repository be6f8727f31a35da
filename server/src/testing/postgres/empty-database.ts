import { createDatabase, type TestDatabase } from './create-database.ts';

/** A database without any tables, for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('empty');
}
