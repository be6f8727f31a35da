import type pg from 'pg';
import { listTables, quoted } from '../tables.ts';

/** Played back with the rest, and then brought up to date with the code. */
const keptByTheCode = '"pgboss"."queue"';

/** For each table how many rows it has, and a number that changes with any value of any of them. */
export async function fingerprints(client: pg.ClientBase): Promise<Record<string, string>> {
  await client.query("set timezone = 'UTC'");
  const found: Record<string, string> = {};
  for (const table of (await listTables(client)).map(quoted)) {
    if (table === keptByTheCode) continue;
    const { rows } = await client.query<{ print: string }>(
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(one::text, 0)), 0) as print from ${table} one`,
    );
    found[table] = rows[0]?.print ?? '';
  }
  return found;
}
