import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a small file if it does not exist, and returns its content. Atomic: of several processes, the first
 * one's content counts.
 */
export async function writeOnce(path: string, content: string, mode: number): Promise<string> {
  const existing = await readIfThere(path);
  if (existing !== undefined) return existing;
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, content, { flag: 'wx', mode, flush: true });
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      // Some mounted folders do not support hard links; renaming is the next best.
      if (error.code !== 'EEXIST') return rename(draft, path);
    });
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
