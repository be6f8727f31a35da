import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type MigrateOptions, migrate } from './migrate.ts';

const journalSchema = z.looseObject({ entries: z.array(z.unknown()) });

/** Migrates an empty database by the first `count` migrations. */
export async function migrateUpTo({
  count,
  folder,
  ...options
}: MigrateOptions & { readonly count: number }): Promise<void> {
  const shortened = await mkdtemp(join(tmpdir(), 'plainclaim-migrations-'));
  try {
    await cp(folder, shortened, { recursive: true });
    const path = join(shortened, 'meta', '_journal.json');
    const journal = journalSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await migrate({ ...options, folder: shortened });
  } finally {
    await rm(shortened, { recursive: true, force: true });
  }
}
