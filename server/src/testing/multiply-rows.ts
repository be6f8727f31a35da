import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';

/**
 * Inserts twenty copies of a row, each with its own id and reference; `vary` names further columns that must
 * be unique. Triggers and foreign keys are off meanwhile.
 */
export async function multiplyRow(
  db: Db,
  table: string,
  { vary = [], where = 'true' }: { readonly vary?: readonly string[]; readonly where?: string } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const { rows } = await tx.execute<{ column_name: string }>(sql`
      select column_name from information_schema.columns
      where table_name = ${table} and table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'
        and column_default is distinct from 'draw_short_reference()'`);
    const columns = rows.map(({ column_name }) => column_name);
    const changes = vary.map((name) => `'${name}', one."${name}" || '-' || n`);
    const overrides = ["'id', md5(one.id::text || n)::uuid", ...changes].join(', ');
    const copied = await tx.execute(
      sql.raw(`insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')})
        select ${columns.map((name) => `made."${name}"`).join(', ')}
        from (select * from ${table} where ${where} limit 1) one, generate_series(1, 20) n,
          lateral jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object(${overrides})) made`),
    );
    if (copied.rowCount !== 20) throw new Error(`there is no row in ${table} to copy`);
  });
}
