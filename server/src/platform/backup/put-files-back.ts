import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../files/file-store.ts';
import { BackupError } from './backup-error.ts';
import { type FileEntry, readFileList } from './file-list.ts';
import { measured } from './measured.ts';
import { filePath } from './places.ts';

/** Copies every file of a backup into the store. A file that exists, as after a retry, must be identical. */
export async function putFilesBack(files: FileStore, folder: string): Promise<void> {
  for await (const { key, file } of readFileList(folder)) if (file) await putOne(files, folder, key, file);
}

async function putOne(
  files: FileStore,
  folder: string,
  key: string,
  { contentType, bytes, sha256 }: NonNullable<FileEntry['file']>,
): Promise<void> {
  if (await files.exists(key)) {
    if ((await hashOf(files, key)) === sha256) return;
    throw new BackupError(`The file store already has another ${key}. Restore into an empty one.`);
  }
  const stored = await files.put(key, createReadStream(filePath(folder, key)), {
    contentType,
    maxBytes: bytes,
  });
  if (stored.sha256 !== sha256) throw new BackupError(`${key} changed while it was put back.`);
}

async function hashOf(files: FileStore, key: string): Promise<string> {
  const { stream, result } = measured();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline((await files.read(key)).stream, stream, nowhere);
  return result().sha256;
}
