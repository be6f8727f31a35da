import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../platform/db/migrate.ts';
import { createLog } from '../platform/log/log.ts';
import { applyMigrationsUpTo, countMigrations } from './postgres/apply-migrations-up-to.ts';
import { createDatabase } from './postgres/create-database.ts';
import type { TestDatabase } from './postgres/create-database-on.ts';
import { createEmptyDatabase } from './postgres/empty-database.ts';
import { migrationsFolder } from './postgres/prepare-template.ts';
import { withClient } from './postgres/with-client.ts';

const dataFolder = new URL('./migration-data/', import.meta.url);
const migrationCount = countMigrations();

/** Migrated one step further for each test, which takes a copy. */
let original: TestDatabase;
beforeAll(async () => {
  original = await createEmptyDatabase();
});
afterAll(() => original.drop());

async function copyAt(count: number): Promise<TestDatabase> {
  await applyMigrationsUpTo({ url: original.url, count });
  return await createDatabase(
    'empty',
    `template ${new URL(original.url).pathname.slice(1)} strategy file_copy`,
  );
}

it.each(Array.from({ length: migrationCount }, (_, index) => index + 1))(
  'a database left at migration %i, with rows in it, reaches the newest one and keeps every row',
  async (count) => {
    const { url, drop } = await copyAt(count);
    onTestFinished(drop);
    const before = await withClient(url, async (client) => {
      for (const sql of await dataUpTo(count)) await client.query(sql);
      return await rowCounts(client);
    });
    const ran = await migrate({ url, folder: migrationsFolder, log: createLog('warn') });
    expect(ran).toBe(migrationCount - count);
    const { claim_words: _droppedLater, ...kept } = before;
    expect(await withClient(url, rowCounts)).toMatchObject(kept);
  },
);

it('has rows for every table that a migration makes', async () => {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  await migrate({ url, folder: migrationsFolder, log: createLog('warn') });
  const counts = await withClient(url, async (client) => {
    for (const sql of await dataUpTo(migrationCount)) await client.query(sql);
    return await rowCounts(client);
  });
  expect(Object.entries(counts).filter(([, rows]) => rows === 0)).toEqual([]);
});

it('makes descending indexes that `order by … desc` can use, which puts nothing first', async () => {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  await migrate({ url, folder: migrationsFolder, log: createLog('warn') });
  // Bit 1 of an option means descending, bit 2 nulls first. A bare `.desc()` needs `.nullsFirst()` added.
  const unusable = await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select distinct indexrelid::regclass::text as name from pg_index, unnest(indoption) option
      where option & 3 = 1 and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
    );
    return rows.map(({ name }) => name);
  });
  expect(unusable).toEqual([]);
});

/** SQL for rows that can exist after the first `count` migrations. */
async function dataUpTo(count: number): Promise<string[]> {
  const names = (await readdir(dataFolder)).filter((name) => Number.parseInt(name, 10) < count).sort();
  return await Promise.all(names.map((name) => readFile(new URL(name, dataFolder), 'utf8')));
}

async function rowCounts(client: pg.Client): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${name}`);
    counts[name] = rows[0]?.n ?? 0;
  }
  return counts;
}
