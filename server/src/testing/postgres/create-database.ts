import { inject } from 'vitest';
import { createDatabaseOn, type TestDatabase } from './create-database-on.ts';

/** Creates a database with a unique name on the run's server. */
export const createDatabase = (kind: 'test' | 'empty', options?: string): Promise<TestDatabase> =>
  createDatabaseOn(inject('postgresUrl'), kind, options);
