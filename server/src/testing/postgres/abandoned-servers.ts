import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findPostmaster, isAlive } from '../../platform/db/embedded/postmaster.ts';
import { stopPostmaster } from '../../platform/db/embedded/stop-postmaster.ts';
import { folderPrefix, temporaryParents } from './temporary-folder.ts';

const oneDay = 24 * 60 * 60 * 1000;

/** Stops the servers and removes the folders of test runs that were killed. */
export async function removeAbandonedServers(): Promise<void> {
  for (const parent of temporaryParents()) {
    for (const name of await readdir(parent).catch(() => [])) {
      if (!name.startsWith(folderPrefix)) continue;
      const owner = Number.parseInt(name.slice(folderPrefix.length), 10);
      if (!(owner > 0) || isAlive(owner)) continue;
      // Best effort: another user's leftovers must not fail this run.
      await removeAbandonedServer(join(parent, name)).catch(() => {});
    }
  }
}

/**
 * An owner whose pid is gone may run in another container with the same temporary folder. Removes only
 * folders with a server that this process can see, or that are older than a day.
 */
async function removeAbandonedServer(folder: string): Promise<void> {
  const stopped = await stopServersIn(folder);
  const age = Date.now() - (await stat(folder)).mtimeMs;
  if (stopped > 0 || age > oneDay) await rm(folder, { recursive: true, force: true });
}

async function stopServersIn(folder: string): Promise<number> {
  let stopped = 0;
  for (const name of ['', ...(await readdir(folder))]) {
    const cluster = join(folder, name, 'postgres');
    const postmaster = await findPostmaster(cluster);
    if (postmaster === undefined) continue;
    await stopPostmaster(cluster, postmaster.pid);
    stopped += 1;
  }
  return stopped;
}
