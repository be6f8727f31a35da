import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import type { Manifest, ManifestTable } from './manifest.ts';
import { tablePath } from './places.ts';
import { columnList, listTables, quoted } from './tables.ts';

/**
 * Loads all tables in one transaction. Triggers are off, because rows are restored as they were; foreign keys
 * are dropped and created again at the end, which checks every row.
 */
export async function loadTables(url: string, manifest: Manifest, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'plainclaim-restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(
      `set client_encoding = 'UTF8'; set statement_timeout = 0; set timezone = 'UTC'; begin`,
    );
    await refuseUnknownTables(client, manifest.tables);
    const keys = await takeOffForeignKeys(client);
    const tables = (await listTables(client)).map(quoted);
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    await client.query(`truncate ${tables.join(', ')}`);
    for (const table of manifest.tables) await load(client, table, folder);
    for (const { schema, name, value } of manifest.sequences) {
      if (value !== null)
        await client.query('select setval($1::regclass, $2)', [quoted({ schema, name }), value]);
    }
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint "${name}" ${definition}`);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

async function refuseUnknownTables(client: pg.Client, wanted: readonly ManifestTable[]): Promise<void> {
  const known = new Map((await listTables(client)).map((table) => [quoted(table), new Set(table.columns)]));
  for (const table of wanted) {
    const columns = known.get(quoted(table));
    const strange = columns ? table.columns.find((column) => !columns.has(column)) : 'the table itself';
    if (strange === undefined) continue;
    throw new BackupError(
      `This version of Plainclaim has no place for ${strange} of ${quoted(table)}: restore with the version that made the backup.`,
    );
  }
}

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

async function takeOffForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where contype = 'f' and conparentid = 0 and nspname in ('public', 'pgboss')`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint "${name}"`);
  return rows;
}

async function load(client: pg.Client, table: ManifestTable, folder: string): Promise<void> {
  const rows = client.query(from(`copy ${quoted(table)} (${columnList(table)}) from stdin`));
  await pipeline(createReadStream(tablePath(folder, table)), createGunzip(), rows);
  if (rows.rowCount === table.rows) return;
  throw new BackupError(`${quoted(table)} got ${rows.rowCount} rows, and the manifest says ${table.rows}.`);
}
