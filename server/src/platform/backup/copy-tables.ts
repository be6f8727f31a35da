import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import type { ManifestTable } from './manifest.ts';
import { measured } from './measured.ts';
import { tablePath } from './places.ts';
import { columnList, quoted, type TableShape } from './tables.ts';

/** Streams every table to its own file, row by row. */
export async function copyTables(
  client: pg.ClientBase,
  tables: readonly TableShape[],
  folder: string,
): Promise<ManifestTable[]> {
  const copied: ManifestTable[] = [];
  for (const table of tables) {
    const rows = client.query(to(`copy (select ${columnList(table)} from ${quoted(table)}) to stdout`));
    const { stream, result } = measured();
    const target = createWriteStream(tablePath(folder, table), { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(rows, createGzip(), stream, target);
    copied.push({ ...table, rows: rows.rowCount, ...result() });
  }
  return copied;
}
