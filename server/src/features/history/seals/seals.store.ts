import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../../platform/db/db.ts';
import type { Seal } from './seal.ts';
import { trailSeals } from './seals.tables.ts';
import type { Trail } from './trail.ts';

export async function lastSeal(executor: Executor, trail: string): Promise<Seal | undefined> {
  const [row] = await executor
    .select()
    .from(trailSeals)
    .where(eq(trailSeals.trail, trail))
    .orderBy(desc(trailSeals.number))
    .limit(1);
  return row;
}

export async function sealsAfter(
  executor: Executor,
  trail: string,
  number: number,
  limit: number,
): Promise<Seal[]> {
  return await executor
    .select()
    .from(trailSeals)
    .where(and(eq(trailSeals.trail, trail), gt(trailSeals.number, number)))
    .orderBy(asc(trailSeals.number))
    .limit(limit);
}

/** False when a concurrent process added it first. */
export async function addSeal(executor: Executor, seal: Seal): Promise<boolean> {
  const added = await executor
    .insert(trailSeals)
    .values(seal)
    .onConflictDoNothing()
    .returning({ number: trailSeals.number });
  return added.length === 1;
}

/**
 * The newest id below which no row can still appear. Ids are assigned before commit, so a table lock keeps
 * writers out for this query. A write transaction open for longer than a second postpones the sealing (lock
 * timeout).
 */
export async function settledId(
  db: Db,
  { table, number = sql`id` }: Pick<Trail, 'table' | 'number'>,
): Promise<number> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '1s'`);
    await tx.execute(sql`lock table ${table} in share mode`);
    const { rows } = await tx.execute<{ newest: string | null }>(
      sql`select max(${number})::text as newest from ${table}`,
    );
    return Number(rows[0]?.newest ?? 0);
  });
}
