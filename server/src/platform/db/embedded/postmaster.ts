import { existsSync } from 'node:fs';
import { readFile, readlink, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runCommand } from './run-command.ts';
import { readIfThere } from './write-once.ts';

export type Postmaster = { readonly pid: number; readonly port: number };

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid');

/** The server that runs on this cluster, started by any process. Ignores a stale pid file. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const named = await readPidFile(cluster);
  return named && (await isPostmasterOf(cluster, named.pid)) ? named : undefined;
}

/**
 * Removes a pid file whose pid another program has now, as after a reboot or in a new container. PostgreSQL
 * would take that program for a running server and refuse to start.
 */
export async function forgetStranger(cluster: string): Promise<void> {
  const named = await readPidFile(cluster);
  if (named && isAlive(named.pid) && !(await isPostmasterOf(cluster, named.pid))) {
    await rm(pidFile(cluster), { force: true });
  }
}

async function readPidFile(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await readIfThere(pidFile(cluster)))?.split('\n') ?? [];
  const pid = Number.parseInt(lines[0] ?? '', 10);
  const port = Number.parseInt(lines[3] ?? '', 10);
  return pid > 0 && port > 0 ? { pid, port } : undefined;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Also false for a zombie process. */
export async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await commandOf(pid);
  if (command === undefined) return true;
  if (!command.some((word) => /^postgres(\.exe)?$/.test(basename(word)))) return false;
  // Prefers the working directory, which stays right when the database is moved. Falls back to the command
  // line, which is readable even in containers that drop root's capabilities.
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return workingFolder === undefined ? command.includes(cluster) : workingFolder === cluster;
}

/** A process's arguments; undefined where the platform cannot tell. */
async function commandOf(pid: number): Promise<readonly string[] | undefined> {
  if (process.platform === 'win32') return undefined;
  if (existsSync('/proc/self/cmdline')) {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  }
  const listed = await runCommand('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return listed.output.split(/\s-[A-Za-z]\s/).map((word) => word.trim());
}
