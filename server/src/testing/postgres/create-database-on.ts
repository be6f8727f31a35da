import { randomBytes } from 'node:crypto';
import { databaseUrl } from './database-url.ts';
import { withClient } from './with-client.ts';

export type TestDatabase = { readonly url: string; drop(): Promise<void> };

/** A database with a name of its own on a server. */
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
      // By force: a pool that a failed test left open must not keep the database.
      await run(`drop database if exists ${name} with (force)`);
    },
  };
}
