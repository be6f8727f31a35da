import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@plainclaim/domain/shared/errors';

export type SpooledFile = { readonly path: string; readonly size: number; readonly sha256: string };

const namePrefix = 'plainclaim-upload-';
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/**
 * Writes an upload of unknown length to a temporary file, counting and hashing it: nothing is stored under
 * its key before its size is known to be allowed.
 */
export async function spool(
  content: Readable | Uint8Array,
  folder: string,
  maxBytes: number,
): Promise<SpooledFile> {
  const path = join(folder, namePrefix + randomUUID());
  const source = content instanceof Uint8Array ? Readable.from([content]) : content;
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) return done(tooLarge(maxBytes));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  // 'wx' refuses a file or link planted under this name in a shared folder. Flushed, because the row that
  // names the file may be committed next, and must not survive a power cut without it.
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(source, measure, target);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, size, sha256: hash.digest('hex') };
}

/** Creates the folder, and removes uploads left by a process that was killed. */
export async function prepareSpoolFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const uploads = (await readdir(folder)).filter((name) => name.startsWith(namePrefix));
  // Compared with file times, so this is the wall clock, not the injected one.
  const oldest = Date.now() - abandonedAfterMs;
  for (const name of uploads) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && found.mtimeMs < oldest) await rm(path, { force: true });
  }
}

function tooLarge(maxBytes: number): AppError {
  const megabytes = Math.floor((maxBytes / 1024 / 1024) * 10) / 10;
  return new AppError('payload_too_large', `upload exceeds ${maxBytes} bytes`, {
    userMessage:
      megabytes >= 0.1
        ? `This file is too large. The largest we can take is ${megabytes} MB.`
        : 'This file is too large.',
  });
}
