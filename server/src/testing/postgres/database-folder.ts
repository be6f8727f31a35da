import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findPostmaster } from '../../platform/db/embedded/postmaster.ts';
import { stopPostmaster } from '../../platform/db/embedded/stop-postmaster.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/**
 * An empty folder that any user can enter. After the test, servers in `<name>` are stopped and it is removed.
 */
export async function databaseFolder(name = 'data'): Promise<string> {
  const parent = await makeTemporaryFolder();
  const folder = join(parent, name);
  onTestFinished(async () => {
    for (const cluster of [join(folder, 'postgres'), await movedCluster(folder)]) {
      if (cluster === undefined) continue;
      const postmaster = await findPostmaster(cluster);
      if (postmaster) await stopPostmaster(cluster, postmaster.pid);
      await rm(dirname(cluster), { recursive: true, force: true });
    }
    await rm(parent, { recursive: true, force: true });
  });
  return folder;
}

async function movedCluster(folder: string): Promise<string | undefined> {
  const pointer = await readFile(join(folder, 'postgres-lives-at.txt'), 'utf8').catch(() => '');
  return pointer.split('\n')[0] || undefined;
}
