import type pg from 'pg';
import { listTables, quoted } from '../tables.ts';

/** Restored with the rest and then updated from the code, so it may differ. */
const updatedFromTheCode = '"pgboss"."queue"';

/** Per table the number of rows and a hash that changes with any value. */
export async function fingerprints(client: pg.ClientBase): Promise<Record<string, string>> {
  await client.query("set timezone = 'UTC'");
  const found: Record<string, string> = {};
  for (const table of (await listTables(client)).map(quoted)) {
    if (table === updatedFromTheCode) continue;
    const { rows } = await client.query<{ print: string }>(
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(one::text, 0)), 0) as print from ${table} one`,
    );
    found[table] = rows[0]?.print ?? '';
  }
  return found;
}
