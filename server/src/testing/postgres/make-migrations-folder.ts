import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder in drizzle-kit's format with these migrations, dated a day apart. */
export async function makeMigrationsFolder(files: readonly string[], { firstDay = 1 } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plainclaim-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'meta'));
  const entries = files.map((_, idx) => ({
    idx,
    version: '7',
    when: Date.UTC(2026, 0, firstDay + idx),
    tag: `000${idx}_made_up`,
    breakpoints: true,
  }));
  for (const [index, sql] of files.entries()) await writeFile(join(folder, `000${index}_made_up.sql`), sql);
  const journal = { version: '7', dialect: 'postgresql', entries };
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
  return folder;
}
