import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { FileStore } from '../files/file-store.ts';
import { type FileEntry, linesOf } from './file-list.ts';
import type { Manifest } from './manifest.ts';
import { measured } from './measured.ts';
import { fileListPath, filePath } from './places.ts';

/** Copies every noted file and lists it. A key that two rows name is copied once. */
export async function copyFiles(
  files: FileStore,
  keysPath: string,
  folder: string,
): Promise<Manifest['files']> {
  const counts = { count: 0, missing: 0, contentBytes: 0 };
  async function* entries(): AsyncIterable<string> {
    for await (const line of linesOf(keysPath)) {
      const entry = await copyOne(files, line.slice(1), folder, line.startsWith('?'));
      if (!entry) continue;
      if (entry.file) counts.count += 1;
      else counts.missing += 1;
      counts.contentBytes += entry.file?.bytes ?? 0;
      yield `${JSON.stringify(entry)}\n`;
    }
  }
  const { stream, result } = measured();
  const target = createWriteStream(fileListPath(folder), { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(Readable.from(entries(), { objectMode: false }), stream, target);
  await rm(keysPath);
  return { ...counts, ...result() };
}

/** Null when there is nothing to list: copied before, or allowed to be missing. */
async function copyOne(
  files: FileStore,
  key: string,
  folder: string,
  mayBeGone: boolean,
): Promise<FileEntry | null> {
  const path = filePath(folder, key);
  if (await stat(path).catch(() => null)) return null;
  const found = await files.read(key).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  if (!found) return mayBeGone ? null : { key, file: null };
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const { stream, result } = measured();
  await pipeline(found.stream, stream, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return { key, file: { contentType: found.contentType, ...result() } };
}
