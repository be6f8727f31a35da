import { chown, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noPermission, noSpaceLeft, StartError } from '../start-error.ts';
import type { Place } from './choose-place.ts';
import { existingMajor } from './cluster-files.ts';
import { type PostgresBinaries, programPath } from './postgres-binaries.ts';
import { isAlive } from './postmaster.ts';
import { runCommand } from './run-command.ts';

export const superuser = 'plainclaim';

export type ClusterOptions = {
  readonly place: Place;
  readonly binaries: PostgresBinaries;
  readonly password: string;
  readonly durable: boolean;
};

const draftPrefix = '.postgres-being-made-';

/**
 * Creates the database cluster if there is none. Created in a draft folder and renamed, so that an
 * interrupted start leaves nothing incomplete.
 */
export async function ensureCluster(options: ClusterOptions): Promise<'existing' | 'created'> {
  const { place, binaries } = options;
  const major = await existingMajor(place);
  if (major === binaries.major) return 'existing';
  if (major !== undefined) {
    throw new StartError(
      `The database in ${place.cluster} was made by PostgreSQL ${major} and this copy of Plainclaim brings PostgreSQL ${binaries.major}; run the copy that made it, or set DATA_DIR to another folder.`,
    );
  }
  await removeAbandonedDrafts(place.home);
  const draft = await mkdtemp(join(place.home, `${draftPrefix}${process.pid}-`));
  try {
    await initialise(draft, options);
    await rename(join(draft, 'cluster'), place.cluster);
    return 'created';
  } catch (error) {
    // A concurrent start has created the cluster first: use that one.
    if ((await existingMajor(place)) === binaries.major) return 'existing';
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function initialise(draft: string, { place, binaries, password, durable }: ClusterOptions) {
  const cluster = join(draft, 'cluster');
  const passwordFile = join(draft, 'password');
  await mkdir(cluster, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  const { user } = place;
  if (user) for (const path of [draft, cluster, passwordFile]) await chown(path, user.uid, user.gid);
  const made = await runCommand(
    programPath(binaries, 'initdb'),
    [
      ...['--pgdata', cluster, '--username', superuser, '--pwfile', passwordFile],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--data-checksums'],
      // The built-in locale sorts the same on every machine and needs no system locales.
      ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
      ...(durable ? [] : ['--no-sync']),
    ],
    { user, cwd: draft },
  );
  if (!made.ok) throw new StartError(initialisationFailed(place.home, made.output));
}

function initialisationFailed(home: string, output: string): string {
  if (output.includes('No space left on device')) return noSpaceLeft(home);
  if (output.includes('Permission denied')) return noPermission(home);
  const lines = output.trim().split('\n');
  const reason = lines.find((line) => /error|fatal|panic|cannot/i.test(line)) ?? lines.at(-1);
  return `PostgreSQL could not set up its database in ${home}: ${reason?.trim() || 'it gave no reason'}`;
}

/** Removes drafts of starts that were killed. */
async function removeAbandonedDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const maker = name.startsWith(draftPrefix) ? Number.parseInt(name.slice(draftPrefix.length), 10) : 0;
    if (maker > 0 && !isAlive(maker)) await rm(join(home, name), { recursive: true, force: true });
  }
}
