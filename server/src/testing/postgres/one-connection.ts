import { onTestFinished } from 'vitest';
import { openDatabase } from '../../platform/db/db.ts';
import { watchedLog } from '../watched-log.ts';
import { createTestDatabase } from './test-database.ts';

/** A pool of one connection for the length of a test, so that what it has prepared can be looked at. */
export async function openOneConnection() {
  const database = await createTestDatabase();
  const opened = openDatabase({ url: database.url, poolSize: 1, log: watchedLog().log });
  onTestFinished(async () => {
    await opened.close();
    await database.drop();
  });
  return opened;
}
