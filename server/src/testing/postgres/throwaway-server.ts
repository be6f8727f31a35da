import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findPostmaster, isAlive } from '../../platform/db/embedded/postmaster.ts';
import { startEmbeddedPostgres } from '../../platform/db/embedded-postgres.ts';
import { createLog } from '../../platform/log/log.ts';
import { removeAbandonedServers } from './abandoned-servers.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export type ThrowawayServer = { readonly url: string; remove(): Promise<void> };

/** A fast PostgreSQL for one test run, in a folder of its own, so that runs side by side do not meet. */
export async function startThrowawayServer(): Promise<ThrowawayServer> {
  await removeAbandonedServers();
  const folder = await makeTemporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir: folder, log: createLog('warn'), durable: false });
  const postmaster = await findPostmaster(server.dataDir);
  // For the run that ends without a proper goodbye, as after Ctrl-C twice; nothing in there needs to be kept.
  const endAtExit = () => {
    if (postmaster && isAlive(postmaster.pid)) process.kill(postmaster.pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', endAtExit);
  return {
    url: server.url,
    remove: async () => {
      process.off('exit', endAtExit);
      await server.stop();
      for (const one of [folder, dirname(server.dataDir)]) await rm(one, { recursive: true, force: true });
    },
  };
}
