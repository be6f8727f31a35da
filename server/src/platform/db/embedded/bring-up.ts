import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import type { Place } from './choose-place.ts';
import { choosePort } from './cluster-files.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { findPostmaster, forgetStranger, isPostmasterOf, type Postmaster } from './postmaster.ts';
import { type SpawnedPostmaster, spawnPostmaster } from './spawn-postmaster.ts';
import { stopPostmaster } from './stop-postmaster.ts';

export type BringUpOptions = {
  readonly place: Place;
  readonly binaries: PostgresBinaries;
  readonly password: string;
  readonly durable: boolean;
  /** As configured, for messages. */
  readonly dataDir: string;
  /** Given after a crash: pools use this port, so it must stay the same. */
  readonly port?: number;
  readonly signal: AbortSignal;
};

/** A server that accepts connections; its folder is locked while `lock` stays connected. */
export type Running = Postmaster & { readonly lock: pg.Client; readonly adopted: boolean };

const startLimit = 120_000;
const portAttempts = 5;

/**
 * Makes sure that one server runs in the place and that we hold its lock: adopts one left by a killed
 * process, starts one if there is none, and waits for one that is starting or stopping.
 */
export async function bringUp(options: BringUpOptions): Promise<Running> {
  const { place, binaries, signal } = options;
  const until = performance.now() + startLimit;
  let child: SpawnedPostmaster | undefined;
  let starts = 0;
  let lastProblem: unknown;
  try {
    while (performance.now() < until) {
      signal.throwIfAborted();
      const found = await findPostmaster(place.cluster);
      if (found) {
        const locked = await tryLock(found, options);
        if ('lock' in locked) return { ...found, ...locked, adopted: found.pid !== child?.pid };
        lastProblem = locked.problem;
      } else if (child === undefined || child.hasExited()) {
        const failure = await child?.failure();
        const mayRetry = failure?.portTaken && options.port === undefined && starts < portAttempts;
        if (failure && !mayRetry) throw failure.error;
        await forgetStranger(place.cluster);
        child = await spawnPostmaster({ ...options, port: options.port ?? (await choosePort(place)) });
        starts += 1;
      }
      await pause(25);
    }
    throw new StartError(
      `The database in ${place.cluster} does not answer (${lastProblem instanceof Error ? lastProblem.message : 'it never listened'}).`,
    );
  } catch (error) {
    // If another process holds the lock, the server we started is the one it uses.
    if (child && !(error instanceof FolderInUseError))
      await stopPostmaster(place.cluster, child.pid, binaries);
    throw error;
  }
}

async function tryLock(
  { pid, port }: Postmaster,
  { password, dataDir, place }: BringUpOptions,
): Promise<{ lock: pg.Client } | { problem: unknown }> {
  try {
    return { lock: await lockFolder({ port, password, dataDir }) };
  } catch (problem) {
    if (problem instanceof StartError) throw problem;
    // Checked after a delay: a server that lost its port to another PostgreSQL is about to exit.
    if (isWrongPassword(problem) && (await pause(500, true)) && (await isPostmasterOf(place.cluster, pid))) {
      throw new StartError(
        `The database running in ${place.cluster} does not accept the password in ${place.home}; stop that database, or set DATA_DIR to another folder.`,
        { cause: problem },
      );
    }
    // Not listening yet, starting or stopping: poll again.
    return { problem };
  }
}

const isWrongPassword = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '28P01' || error.code === '28000');
