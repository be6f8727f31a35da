import type { Log } from '../log/log.ts';
import { choosePlace } from './embedded/choose-place.ts';
import { keepPassword } from './embedded/cluster-files.ts';
import { superuser } from './embedded/create-cluster.ts';
import { databaseName, FolderInUseError } from './embedded/folder-lock.ts';
import { findPostmaster } from './embedded/postmaster.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

export type BorrowedDatabase = { readonly url: string; giveBack(): Promise<void> };

type BorrowOptions = {
  readonly configuredUrl: string | undefined;
  readonly dataDir: string;
  readonly log: Log;
};

/**
 * The database for a command-line tool: the configured one, or the embedded one, which is started for the
 * duration of the command unless a server already runs it.
 */
export async function borrowDatabase({
  configuredUrl,
  dataDir,
  log,
}: BorrowOptions): Promise<BorrowedDatabase> {
  if (configuredUrl !== undefined) return { url: configuredUrl, giveBack: async () => {} };
  try {
    const { url, stop } = await startEmbeddedPostgres({ dataDir, log });
    return { url, giveBack: stop };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const place = await choosePlace(dataDir, log);
    const running = await findPostmaster(place.cluster);
    if (!running) throw error;
    const password = await keepPassword(place);
    const url = `postgres://${superuser}:${password}@127.0.0.1:${running.port}/${databaseName}`;
    return { url, giveBack: async () => {} };
  }
}
