import { type ChildProcess, spawn } from 'node:child_process';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { noPermission, noSpaceLeft, StartError } from '../start-error.ts';
import type { Place } from './choose-place.ts';
import { type PostgresBinaries, programPath } from './postgres-binaries.ts';
import { plainEnvironment } from './run-command.ts';

export type SpawnOptions = {
  readonly place: Place;
  readonly binaries: PostgresBinaries;
  readonly port: number;
  readonly durable: boolean;
};

export type SpawnedPostmaster = {
  readonly pid: number;
  readonly port: number;
  hasExited(): boolean;
  /** Why it exited, from its log. */
  failure(): Promise<StartFailure>;
};

export type StartFailure = { readonly portTaken: boolean; readonly error: StartError };

const logLimit = 1_000_000;

export async function spawnPostmaster(options: SpawnOptions): Promise<SpawnedPostmaster> {
  const { place, binaries, port } = options;
  const logPath = join(place.home, 'postgres.log');
  // Logs to a file, not a pipe: a pipe would break if we are killed and the server survives.
  const log = await open(logPath, 'a', 0o600);
  try {
    const before = await trimmedSize(log);
    const child = spawn(programPath(binaries, 'postgres'), ['-D', place.cluster, ...settings(options)], {
      ...place.user,
      cwd: place.home,
      env: plainEnvironment(),
      stdio: ['ignore', log.fd, log.fd],
      // In its own process group, so that Ctrl-C reaches only us and we stop it last.
      detached: true,
      windowsHide: true,
    });
    await started(child);
    child.unref();
    return {
      pid: child.pid ?? 0,
      port,
      hasExited: () => child.exitCode !== null || child.signalCode !== null,
      failure: async () => explain(await readFrom(logPath, before), place, logPath),
    };
  } finally {
    await log.close();
  }
}

function settings({ port, durable }: SpawnOptions): string[] {
  const values = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    // Off: socket paths are limited to about 100 characters, which a checkout's path may exceed.
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '300',
    // Statements and errors contain personal data, so they stay out of this log; our own log has the errors.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...(durable ? {} : throwaway),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** For test databases, which need not survive a power cut. */
const throwaway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Shared memory in the database's folder, so that it is removed with it even when the run is killed.
  dynamic_shared_memory_type: 'mmap',
  // Autovacuum could hold the template open when a test copies it.
  autovacuum: 'off',
};

function started(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (error) =>
      reject(new StartError(`The embedded PostgreSQL cannot run here: ${error.message}`, { cause: error })),
    );
  });
}

async function trimmedSize(log: FileHandle): Promise<number> {
  const { size } = await log.stat();
  if (size <= logLimit) return size;
  await log.truncate(0);
  return 0;
}

async function readFrom(path: string, offset: number): Promise<string> {
  const log = await open(path, 'r');
  try {
    const { size } = await log.stat();
    const { buffer, bytesRead } = await log.read(Buffer.alloc(Math.max(size - offset, 0)), {
      position: offset,
    });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await log.close();
  }
}

function explain(output: string, place: Place, logPath: string): StartFailure {
  const portTaken =
    output.includes('could not bind') || output.includes('could not create any TCP/IP sockets');
  const last =
    output
      .trim()
      .split('\n')
      .findLast((line) => /FATAL|PANIC|error/.test(line)) ?? 'it gave no reason';
  const reason = last.replace(/^.*?(?=FATAL|PANIC)/, '').trim();
  const sentence = output.includes('No space left on device')
    ? noSpaceLeft(place.home)
    : output.includes('Permission denied')
      ? noPermission(place.home)
      : `PostgreSQL could not start in ${place.cluster} (${reason}); its log is ${logPath}.`;
  return { portTaken, error: new StartError(sentence) };
}
