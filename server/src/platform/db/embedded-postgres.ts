import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log/log.ts';
import { type BringUpOptions, bringUp, type Running } from './embedded/bring-up.ts';
import { choosePlace, type Place } from './embedded/choose-place.ts';
import { keepPassword } from './embedded/cluster-files.ts';
import { ensureCluster, superuser } from './embedded/create-cluster.ts';
import { databaseName } from './embedded/folder-lock.ts';
import { findPostgresBinaries, type PostgresMajor } from './embedded/postgres-binaries.ts';
import { reachableBinaries } from './embedded/reachable-binaries.ts';
import { stopPostmaster } from './embedded/stop-postmaster.ts';
import { asStartError } from './start-error.ts';

export type EmbeddedPostgresOptions = {
  readonly dataDir: string;
  readonly log: Log;
  /** False in tests only: much faster, but a power cut may lose everything. */
  readonly durable?: boolean;
  readonly version?: PostgresMajor;
};

export type EmbeddedPostgres = {
  readonly url: string;
  /** The database's folder: inside the wanted one, unless its user cannot access that. */
  readonly dataDir: string;
  stop(): Promise<void>;
};

/** Starts a PostgreSQL server in a folder, locked until `stop()`. Throws StartErrors for the operator. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    const prepared = await prepare(options);
    return await supervise(prepared, options.log);
  } catch (error) {
    throw asStartError(error, options.dataDir);
  }
}

type Prepared = Omit<BringUpOptions, 'signal' | 'port'> & { readonly place: Place };

async function prepare({
  dataDir,
  log,
  durable = true,
  version = 18,
}: EmbeddedPostgresOptions): Promise<Prepared> {
  const found = await findPostgresBinaries(version);
  const place = await choosePlace(dataDir, log);
  const binaries = await reachableBinaries(found, place.user);
  const password = await keepPassword(place);
  const prepared = { place, binaries, password, durable, dataDir };
  if ((await ensureCluster(prepared)) === 'created')
    log.info({ folder: place.cluster }, 'made a new database');
  return prepared;
}

const restartLimit = 5;
/** A server that ran this long before it crashed gets its full number of restarts again. */
const calmPeriod = 10 * 60_000;

async function supervise(prepared: Prepared, log: Log): Promise<EmbeddedPostgres> {
  const { place, binaries, password } = prepared;
  const stopping = new AbortController();
  const first = await bringUp({ ...prepared, signal: stopping.signal });
  let running: Running | undefined = first;
  let restarts = 0;
  let lastLoss = performance.now();
  let recovery = Promise.resolve();
  let stopped: Promise<void> | undefined;

  const watch = (one: Running) => {
    log.info(
      { pid: one.pid, port: one.port },
      one.adopted ? 'adopted the running database' : 'database started',
    );
    // It ends when the server crashed, or closed all sessions after one of its processes crashed.
    one.lock.once('end', () => {
      if (!stopping.signal.aborted) recovery = recover();
    });
  };

  const recover = async () => {
    running = undefined;
    if (performance.now() - lastLoss > calmPeriod) restarts = 0;
    lastLoss = performance.now();
    log.error({ folder: place.cluster }, 'lost the database');
    while (restarts < restartLimit) {
      restarts += 1;
      try {
        running = await bringUp({ ...prepared, port: first.port, signal: stopping.signal });
        return watch(running);
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.error({ err: error, attempt: restarts }, 'the database could not be restarted');
        await pause(250 * 2 ** restarts, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
    log.fatal({ folder: place.cluster }, 'gave up restarting the database');
  };

  const stop = async () => {
    stopping.abort();
    await recovery;
    if (running === undefined) return;
    await stopPostmaster(place.cluster, running.pid, binaries);
    await running.lock.end().catch(() => {});
    log.info('database stopped');
  };

  watch(first);
  const url = `postgres://${superuser}:${password}@127.0.0.1:${first.port}/${databaseName}`;
  return {
    url,
    dataDir: place.cluster,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}
