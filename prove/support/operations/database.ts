import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { databaseUrl } from '../../../server/src/testing/postgres/database-url.ts';
import { startThrowawayServer } from '../../../server/src/testing/postgres/throwaway-server.ts';

export type Place = {
  /** A temporary folder, removed with the rest. */
  readonly folder: string;
  /** Creates an empty database; returns its URL. */
  database(name: string): Promise<string>;
  remove(): Promise<void>;
};

/** A PostgreSQL and a folder for the duration of a proof. */
export async function openPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'plainclaim-proof-'));
  const server = await startThrowawayServer();
  return {
    folder,
    database: async (name) => {
      await withClient(server.url, (client) => client.query(`create database ${name}`));
      return databaseUrl(server.url, name);
    },
    remove: async () => {
      await server.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
