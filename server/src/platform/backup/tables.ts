import type pg from 'pg';

export type TableShape = { readonly schema: string; readonly name: string; readonly columns: string[] };
export type SequenceState = { readonly schema: string; readonly name: string; readonly value: string | null };

/** The job queue's tables with jobs and schedules. It fills the others itself. */
const queueTables = ['job', 'queue', 'schedule', 'subscription', 'job_dependency'];

export const quoted = ({ schema, name }: { schema: string; name: string }): string => `"${schema}"."${name}"`;

export const columnList = ({ columns }: Pick<TableShape, 'columns'>): string =>
  columns.map((column) => `"${column}"`).join(', ');

/** Every table to back up, with its non-generated columns. Partitions are part of their table. */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname = 'public' or n.nspname = 'pgboss' and c.relname = any($1))
     group by 1, 2 order by 1 desc, 2`,
    [queueTables],
  );
  return rows;
}

export async function listSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(
    `select schemaname as schema, sequencename as name, last_value::text as value
     from pg_sequences where schemaname in ('public', 'pgboss') order by 1, 2`,
  );
  return rows;
}
