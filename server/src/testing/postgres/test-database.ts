import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl } from './database-url.ts';
import { templateName } from './template.ts';
import { withClient } from './with-client.ts';

export type TestDatabase = { readonly url: string; drop(): Promise<void> };

/** A database of the test's own with all tables in it. Tests in parallel workers never see each other's rows. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Measured: copying files takes half the time of copying through the log when nothing waits for the disk.
  await withClient(serverUrl, (client) =>
    client.query(`create database ${name} template ${templateName} strategy file_copy`),
  );
  return {
    url: databaseUrl(serverUrl, name),
    drop: async () => {
      // By force: a pool that a failed test left open must not keep the database.
      await withClient(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
