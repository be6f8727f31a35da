import { onTestFinished } from 'vitest';
import { openDatabase } from '../../platform/db/db.ts';
import { watchedLog } from '../watched-log.ts';
import { createTestDatabase } from './test-database.ts';

/** A pool of one connection for the duration of a test, to inspect its prepared statements. */
export async function openOneConnection() {
  const database = await createTestDatabase();
  const opened = openDatabase({ url: database.url, poolSize: 1, log: watchedLog().log });
  onTestFinished(async () => {
    await opened.close();
    await database.drop();
  });
  return opened;
}
