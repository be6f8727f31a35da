import { readdirSync } from 'node:fs';
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Followed by the id of the process that owns the folder. */
export const folderPrefix = 'plainclaim-test-postgres-';

/** The run, for the workers of Vitest: a signal ends them without a word, and it then cleans up after them. */
const owner = process.env.VITEST_WORKER_ID === undefined ? process.pid : process.ppid;

const memoryFolder = '/dev/shm';
const enough = 2 * 1024 ** 3;

/** Where test runs put their folders. */
export const temporaryParents = () => [memoryFolder, tmpdir()];

/** A new folder open to every user: mkdtemp makes it private, but root's database runs as another user. */
export async function makeTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(await quickParent(), `${folderPrefix}${owner}-`));
  await chmod(folder, 0o755);
  return folder;
}

/** The folders that this process owns, its workers' included. */
export function ownFolders(): string[] {
  const begins = `${folderPrefix}${process.pid}-`;
  return temporaryParents().flatMap((parent) =>
    namesIn(parent)
      .filter((name) => name.startsWith(begins))
      .map((name) => join(parent, name)),
  );
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * A copied database is about a thousand small files: in memory that takes tens of milliseconds, on a busy
 * disk several hundred. Checks the free space, because containers often get only 64 MB there.
 */
async function quickParent(): Promise<string> {
  const room = await statfs(memoryFolder).catch(() => undefined);
  return room !== undefined && room.bavail * room.bsize >= enough ? memoryFolder : tmpdir();
}
