import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is gone afterwards. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'plainclaim-bench-'));
  // The database runs as a user of its own where we are root, and what lies elsewhere would be left behind.
  await chmod(folder, 0o755);
  return await work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}
