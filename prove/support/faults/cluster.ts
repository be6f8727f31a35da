import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { allJobs } from '../../../server/src/app/all-jobs.ts';
import { choosePlace } from '../../../server/src/platform/db/embedded/choose-place.ts';
import { choosePort, keepPassword } from '../../../server/src/platform/db/embedded/cluster-files.ts';
import { ensureCluster, superuser } from '../../../server/src/platform/db/embedded/create-cluster.ts';
import { findPostgresBinaries } from '../../../server/src/platform/db/embedded/postgres-binaries.ts';
import { findPostmaster } from '../../../server/src/platform/db/embedded/postmaster.ts';
import { reachableBinaries } from '../../../server/src/platform/db/embedded/reachable-binaries.ts';
import { spawnPostmaster } from '../../../server/src/platform/db/embedded/spawn-postmaster.ts';
import { migrate } from '../../../server/src/platform/db/migrate.ts';
import { prepareQueues } from '../../../server/src/platform/jobs/prepare-queues.ts';
import { createLog } from '../../../server/src/platform/log/log.ts';
import { removeAbandonedServers } from '../../../server/src/testing/postgres/abandoned-servers.ts';
import { endAtExit } from '../../../server/src/testing/postgres/end-at-exit.ts';
import { migrationsFolder } from '../../../server/src/testing/postgres/migrations-folder.ts';
import { makeTemporaryFolder } from '../../../server/src/testing/postgres/temporary-folder.ts';
import { movableQueueClock } from './world-clock.ts';

/** How PostgreSQL ends: like `pg_ctl stop -m fast`, like `-m immediate`, or killed. */
export type Ending = 'fast' | 'immediate' | 'kill';

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const;
const template = 'prove_template';

export type Cluster = {
  /** Creates a fresh database with every table; returns its URL. */
  createDatabase(name: string): Promise<string>;
  stop(how: Ending): Promise<void>;
  start(): Promise<void>;
};

let shared: Promise<Cluster> | undefined;

/** One durable PostgreSQL for all proofs of a run, as creating one takes longer than most of them. */
export function sharedCluster(): Promise<Cluster> {
  shared ??= openCluster();
  return shared;
}

async function openCluster(): Promise<Cluster> {
  const log = createLog('silent');
  await removeAbandonedServers();
  const folder = await makeTemporaryFolder();
  const place = await choosePlace(folder, log);
  const binaries = await reachableBinaries(await findPostgresBinaries(18), place.user);
  const password = await keepPassword(place);
  await ensureCluster({ place, binaries, password, durable: true });
  const port = await choosePort(place);
  const urlOf = (name: string) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`;
  const run = (statement: string) => withClient(urlOf('postgres'), (client) => client.query(statement));

  async function start(): Promise<void> {
    let child = await spawnPostmaster({ place, binaries, port, durable: true });
    while (!(await answers(urlOf('postgres')))) {
      // After a kill, backends may live a moment longer, and a new postmaster refuses to start beside them.
      if (child.hasExited()) child = await spawnPostmaster({ place, binaries, port, durable: true });
      await pause(25);
    }
  }

  endAtExit(() => [folder, place.home]);
  let pid = 0;
  const started = async () => {
    await start();
    pid = (await findPostmaster(place.cluster))?.pid ?? 0;
  };
  await started();
  await run(`create database ${template}`);
  await migrate({
    url: urlOf(template),
    folder: migrationsFolder,
    log,
    afterwards: () => prepareQueues(urlOf(template), allJobs),
  });
  await withClient(urlOf(template), (client) => client.query(movableQueueClock));

  return {
    createDatabase: async (name) => {
      await run(`create database ${name} template ${template}`);
      return urlOf(name);
    },
    stop: async (how) => {
      process.kill(pid, signals[how]);
      while (await findPostmaster(place.cluster)) await pause(10);
    },
    start: started,
  };
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const answers = (url: string): Promise<boolean> =>
  withClient(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  );
