import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readdir, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Log } from '../../log/log.ts';
import { StartError } from '../start-error.ts';
import { canWriteIn, findOrMakePostgresUser, isRoot } from './postgres-user.ts';
import { makeOpenFolder, sharedFolder } from './reachable-binaries.ts';
import type { User } from './run-command.ts';
import { runCommand } from './run-command.ts';
import { readIfThere, writeOnce } from './write-once.ts';

/** Folders of an embedded server. `home` has its password, port and log; `cluster` is the data directory. */
export type Place = { readonly home: string; readonly cluster: string; readonly user: User | undefined };

const pointerName = 'postgres-lives-at.txt';

export async function choosePlace(wantedDir: string, log: Log): Promise<Place> {
  await mkdir(wantedDir, { recursive: true });
  const dataDir = await realpath(wantedDir);
  const cluster = (await readPointer(dataDir)) ?? join(dataDir, 'postgres');
  const place = { home: dirname(cluster), cluster };
  if (!isRoot()) return { ...place, user: undefined };
  const owner = await ownerOf(cluster);
  if (owner) return { ...place, user: await settleOwner(cluster, owner) };
  const user = await findOrMakePostgresUser();
  if (await canKeepData(place.home, user)) return { ...place, user };
  const moved = await moveToSharedFolder(dataDir, log);
  return { home: dirname(moved), cluster: moved, user };
}

/**
 * The pointer file is written on the first start as root if the database user cannot enter the data folder;
 * every later start follows it.
 */
async function readPointer(dataDir: string): Promise<string | undefined> {
  const pointer = join(dataDir, pointerName);
  const cluster = (await readIfThere(pointer))?.split('\n')[0]?.trim();
  if (cluster === undefined) return undefined;
  const home = await stat(dirname(cluster)).catch(() => undefined);
  if (home?.isDirectory()) return cluster;
  throw new StartError(
    `The database of ${dataDir} should be at ${cluster} but is not there; restore it, or delete ${pointer} to begin with an empty one.`,
  );
}

async function ownerOf(cluster: string): Promise<User | undefined> {
  const found = await stat(cluster).catch(() => undefined);
  return found && { uid: found.uid, gid: found.gid };
}

/** An existing database stays its owner's, so that both root and that user can start it. */
async function settleOwner(cluster: string, owner: User): Promise<User> {
  const user = owner.uid === 0 ? await findOrMakePostgresUser() : owner;
  // Owned by root, for example after a backup was copied back.
  if (owner.uid === 0) await runCommand('chown', ['-R', `${user.uid}:${user.gid}`, cluster]);
  if (await canWriteIn(cluster, user)) return user;
  throw new StartError(
    `The database in ${cluster} belongs to a user (${user.uid}) who cannot reach that folder; let that user enter every folder above it, or move it elsewhere and set DATA_DIR.`,
  );
}

/** Tests with a real folder, which detects both closed parent folders and mounts without ownership. */
async function canKeepData(home: string, user: User): Promise<boolean> {
  const probe = await mkdtemp(join(home, '.postgres-probe-'));
  try {
    await chown(probe, user.uid, user.gid);
    return await canWriteIn(probe, user);
  } catch {
    return false;
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}

async function moveToSharedFolder(dataDir: string, log: Log): Promise<string> {
  await makeOpenFolder(sharedFolder);
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const earlier = (await readdir(sharedFolder)).filter((name) => name.startsWith(`${hash}-`));
  // A new folder each time: after the data folder is deleted, a new start must not find the old database.
  const home = await mkdtemp(join(sharedFolder, `${hash}-`));
  await chmod(home, 0o755);
  const note = `${join(home, 'postgres')}\nThe database is kept there because the user that runs PostgreSQL cannot enter this folder.\n`;
  const cluster = (await writeOnce(join(dataDir, pointerName), note, 0o644)).split('\n')[0] ?? '';
  if (dirname(cluster) !== home) await rm(home, { recursive: true, force: true });
  log.info({ cluster }, 'the database user cannot enter the data folder, so the database is kept elsewhere');
  const left = earlier.filter((name) => name !== basename(dirname(cluster)));
  if (left.length > 0) {
    const paths = left.map((name) => join(sharedFolder, name));
    log.warn(
      { paths },
      'databases of earlier data folders with this name are still there; delete them by hand',
    );
  }
  return cluster;
}
