import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import { untilStopped } from './until-stopped.ts';
import { withFolder } from './with-folder.ts';

/** Resources of a measurement, closed in reverse order. */
export type Closing = { add<Opened extends { stop(): Promise<void> }>(opened: Opened): Opened };

/** Runs a Postgres while the work lasts. `databaseNamed` creates a database in it. */
export async function withPostgres(
  work: (databaseNamed: (name: string) => Promise<string>, closing: Closing) => Promise<void>,
  { durable = false }: { readonly durable?: boolean } = {},
): Promise<void> {
  await withFolder(async (dataDir) => {
    const postgres = await startEmbeddedPostgres({ dataDir, log: createLog('warn'), durable });
    const opened: { stop(): Promise<void> }[] = [];
    const add: Closing['add'] = (one) => {
      opened.push(one);
      return one;
    };
    const databaseNamed = async (name: string) => {
      await withClient(postgres.url, (client) => client.query(`create database ${name}`));
      return Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
    };
    try {
      await untilStopped(() => work(databaseNamed, { add }));
    } finally {
      for (const one of opened.reverse()) await one.stop();
      await postgres.stop();
    }
  });
}

export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  return await work(client).finally(() => client.end());
}
