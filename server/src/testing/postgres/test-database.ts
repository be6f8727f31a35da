import { createDatabase } from './create-database.ts';
import type { TestDatabase } from './create-database-on.ts';
import { templateName } from './template-name.ts';

/** A new database with all tables, isolated from tests in parallel workers. */
export function createTestDatabase(): Promise<TestDatabase> {
  // Measured: with fsync off, copying files takes half the time of copying through the WAL.
  return createDatabase('test', `template ${templateName} strategy file_copy`);
}
