import { dirname } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import { endAtExit } from '../../server/src/testing/postgres/end-at-exit.ts';
import { untilStopped } from './until-stopped.ts';
import { withFolder } from './with-folder.ts';

type Stoppable = { stop(): Promise<void> };

/** Resources of a measurement, closed in reverse order. */
export type Closing = { add<Opened extends Stoppable>(opened: Opened): Opened };

/** Runs a Postgres while the work lasts. `databaseNamed` creates a database in it. */
export async function withPostgres(
  work: (databaseNamed: (name: string) => Promise<string>, closing: Closing) => Promise<void>,
  { durable = false }: { readonly durable?: boolean } = {},
): Promise<void> {
  await withFolder(async (dataDir) => {
    let home = dataDir;
    const callOff = endAtExit(() => [dataDir, home]);
    const starting = startEmbeddedPostgres({ dataDir, log: createLog('warn'), durable });
    const opened: Stoppable[] = [{ stop: () => starting.then(({ stop }) => stop()) }];
    const add: Closing['add'] = (one) => {
      opened.push(one);
      return one;
    };
    await untilStopped(
      async () => {
        const postgres = await starting;
        home = dirname(postgres.dataDir);
        await work((name) => createDatabase(postgres.url, name), { add });
      },
      () => stopEach(opened.reverse()),
    );
    callOff();
  });
}

/** One that fails to stop does not keep the others running. */
async function stopEach(opened: readonly Stoppable[]): Promise<void> {
  const problems: unknown[] = [];
  for (const one of opened) await one.stop().catch((error: unknown) => problems.push(error));
  if (problems.length > 0) throw problems[0];
}

async function createDatabase(url: string, name: string): Promise<string> {
  await withClient(url, (client) => client.query(`create database ${name}`));
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  return await work(client).finally(() => client.end());
}
