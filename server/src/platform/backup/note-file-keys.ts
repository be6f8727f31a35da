import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { StoredFiles } from './stored-files.ts';

const namesAtOnce = 1000;

/** Writes a line per file that a row of the snapshot names: `!` before required files, `?` before others. */
export async function noteFileKeys(
  client: pg.Client,
  sources: readonly StoredFiles[],
  path: string,
): Promise<void> {
  await pipeline(
    Readable.from(lines(client, sources)),
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
}

async function* lines(client: pg.Client, sources: readonly StoredFiles[]): AsyncIterable<string> {
  for (const { names, keysOf = (name: string) => [name], mayBeGone = false } of sources) {
    for await (const page of pagesOf(client, names)) {
      const keys = page.flatMap(keysOf);
      yield keys.map((key) => `${mayBeGone ? '?' : '!'}${key}\n`).join('');
    }
  }
}

async function* pagesOf(client: pg.Client, names: SQL): AsyncIterable<readonly string[]> {
  const db = drizzle(client);
  await db.execute(sql`declare file_names no scroll cursor for ${names}`);
  while (true) {
    const { rows } = await db.execute<{ name: string }>(sql.raw(`fetch ${namesAtOnce} from file_names`));
    if (rows.length === 0) break;
    yield rows.map(({ name }) => name);
  }
  await db.execute(sql`close file_names`);
}
