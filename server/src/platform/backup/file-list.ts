import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { isKey } from '../files/file-key.ts';
import { fileListPath } from './places.ts';

const entrySchema = z.object({
  key: z.string().refine(isKey),
  /** Null when a row names the file but the store did not have it. */
  file: z.object({ contentType: z.string(), bytes: z.number(), sha256: z.string() }).nullable(),
});

/** A line of the file list. */
export type FileEntry = z.output<typeof entrySchema>;

export async function* readFileList(folder: string): AsyncIterable<FileEntry> {
  for await (const line of linesOf(fileListPath(folder))) yield entrySchema.parse(JSON.parse(line));
}

export async function* linesOf(path: string): AsyncIterable<string> {
  const input = createReadStream(path, 'utf8');
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  } finally {
    input.destroy();
  }
}
