import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { migrate } from '../../platform/db/migrate.ts';
import { createLog } from '../../platform/log/log.ts';
import { migrationsFolder } from './migrations-folder.ts';

const journalSchema = z.looseObject({ entries: z.array(z.unknown()) });

export type UpToOptions = { readonly url: string; readonly count: number; readonly folder?: string };

/** Brings an empty database to where it stood after the first `count` migrations, to test the ones after it. */
export async function applyMigrationsUpTo({
  url,
  count,
  folder = migrationsFolder,
}: UpToOptions): Promise<void> {
  const shortened = await mkdtemp(join(tmpdir(), 'plainclaim-migrations-'));
  try {
    await cp(folder, shortened, { recursive: true });
    const path = join(shortened, 'meta', '_journal.json');
    const journal = journalSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await migrate({ url, folder: shortened, log: createLog('warn') });
  } finally {
    await rm(shortened, { recursive: true, force: true });
  }
}

/** How many migrations there are. */
export async function countMigrations(folder: string = migrationsFolder): Promise<number> {
  const journal = await readFile(join(folder, 'meta', '_journal.json'), 'utf8');
  return journalSchema.parse(JSON.parse(journal)).entries.length;
}
