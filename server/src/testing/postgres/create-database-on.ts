import { randomBytes } from 'node:crypto';
import { databaseUrl } from './database-url.ts';
import { withClient } from './with-client.ts';

export type TestDatabase = { readonly url: string; drop(): Promise<void> };

/** Creates a database with a unique name. */
export async function createDatabaseOn(
  serverUrl: string,
  kind: 'test' | 'empty',
  options = '',
): Promise<TestDatabase> {
  const name = `${kind}_${randomBytes(8).toString('hex')}`;
  const run = (statement: string) => withClient(serverUrl, (client) => client.query(statement));
  await run(`create database ${name} ${options}`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: async () => {
      // Forced: a pool that a failed test left open must not block this.
      await run(`drop database if exists ${name} with (force)`);
    },
  };
}
