import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';
import { type PostgresBinaries, programPath } from './postgres-binaries.ts';
import type { User } from './run-command.ts';
import { runCommand } from './run-command.ts';

/** Used by root for files that other users need, if they cannot enter the checkout. */
export const sharedFolder = '/var/lib/plainclaim';

/** The binaries, or a copy made once in a folder where the user can run them. */
export async function reachableBinaries(
  binaries: PostgresBinaries,
  user: User | undefined,
  shared: string = sharedFolder,
): Promise<PostgresBinaries> {
  if (user === undefined || (await canRun(binaries, user))) return binaries;
  const native = join(shared, 'postgres-binaries', `${binaries.packageVersion}-${process.arch}`);
  const copy = { ...binaries, native };
  if (await canRun(copy, user)) return copy;
  await copyForEveryone(binaries.native, native);
  if (await canRun(copy, user)) return copy;
  throw new StartError(
    `The user "postgres" can run PostgreSQL neither from ${binaries.native} nor from ${native}; start Plainclaim as an ordinary user, or set DATABASE_URL.`,
  );
}

const canRun = async (binaries: PostgresBinaries, user: User) =>
  (await runCommand(programPath(binaries, 'postgres'), ['--version'], { user })).ok;

/** Copied to a draft folder and renamed: a copy is complete or absent, even with concurrent starts. */
async function copyForEveryone(from: string, to: string): Promise<void> {
  await makeOpenFolder(dirname(to));
  const work = await mkdtemp(join(dirname(to), `.${basename(to)}-`));
  try {
    await cp(from, work, { recursive: true, verbatimSymlinks: true });
    await openToAll(work);
    await rename(work, to);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Creates a folder open to every user, whatever root's umask is. */
export async function makeOpenFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await chmod(made, 0o755);
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}

const isAlreadyThere = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');
