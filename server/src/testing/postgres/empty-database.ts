import { randomBytes } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { databaseUrl } from './database-url.ts';
import { withClient } from './with-client.ts';

/** A database without any tables, for tests of the migrations themselves. Dropped when the test ends. */
export async function emptyDatabase(): Promise<string> {
  const serverUrl = inject('postgresUrl');
  const name = `empty_${randomBytes(8).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`create database ${name}`));
  onTestFinished(async () => {
    await withClient(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
  });
  return databaseUrl(serverUrl, name);
}
