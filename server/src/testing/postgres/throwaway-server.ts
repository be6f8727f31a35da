import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { startEmbeddedPostgres } from '../../platform/db/embedded-postgres.ts';
import { createLog } from '../../platform/log/log.ts';
import { removeAbandonedServers } from './abandoned-servers.ts';
import { endAtExit } from './end-at-exit.ts';
import { makeTemporaryFolder, ownFolders } from './temporary-folder.ts';

export type ThrowawayServer = { readonly url: string; remove(): Promise<void> };

/** A fast, non-durable PostgreSQL in its own folder, so that parallel test runs do not collide. */
export async function startThrowawayServer(): Promise<ThrowawayServer> {
  await removeAbandonedServers();
  const folder = await makeTemporaryFolder();
  let home = folder;
  // For runs that end without teardown, as after Ctrl-C.
  const callOff = endAtExit(() => [...new Set([folder, home, ...ownFolders()])]);
  const server = await startEmbeddedPostgres({ dataDir: folder, log: createLog('warn'), durable: false });
  home = dirname(server.dataDir);
  return {
    url: server.url,
    remove: async () => {
      callOff();
      await server.stop();
      for (const one of [folder, home]) await rm(one, { recursive: true, force: true });
    },
  };
}
