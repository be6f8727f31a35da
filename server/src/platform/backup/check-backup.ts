import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error.ts';
import { readFileList } from './file-list.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { type Measure, measured } from './measured.ts';
import { fileListPath, filePath, tablePath } from './places.ts';

/** Reads a whole backup and refuses it unless every hash matches. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const table of manifest.tables) await check(tablePath(folder, table), table);
  await check(fileListPath(folder), manifest.files);
  for await (const { key, file } of readFileList(folder)) if (file) await check(filePath(folder, key), file);
  return manifest;
}

async function check(path: string, expected: Measure): Promise<void> {
  const { stream, result } = measured();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(path), stream, nowhere).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause;
    throw new BackupError(`The backup is damaged: ${path} is missing.`, { cause });
  });
  const { bytes, sha256 } = result();
  if (bytes === expected.bytes && sha256 === expected.sha256) return;
  throw new BackupError(`The backup is damaged: ${path} is not as it was written.`);
}
