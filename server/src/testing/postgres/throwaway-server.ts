import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findPostmaster, isAlive } from '../../platform/db/embedded/postmaster.ts';
import { startEmbeddedPostgres } from '../../platform/db/embedded-postgres.ts';
import { createLog } from '../../platform/log/log.ts';
import { removeAbandonedServers } from './abandoned-servers.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export type ThrowawayServer = { readonly url: string; remove(): Promise<void> };

/** A fast, non-durable PostgreSQL in its own folder, so that parallel test runs do not collide. */
export async function startThrowawayServer(): Promise<ThrowawayServer> {
  await removeAbandonedServers();
  const folder = await makeTemporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir: folder, log: createLog('warn'), durable: false });
  const postmaster = await findPostmaster(server.dataDir);
  // For runs that end without teardown, as after Ctrl-C twice; no data needs to survive.
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
