import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder, removed afterwards. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'plainclaim-bench-'));
  // When we are root, Postgres runs as another user and must be able to enter the folder.
  await chmod(folder, 0o755);
  return await work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}
