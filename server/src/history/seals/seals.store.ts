import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../platform/db/db.ts';
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

/** False when another process was quicker. */
export async function addSeal(executor: Executor, seal: Seal): Promise<boolean> {
  const added = await executor
    .insert(trailSeals)
    .values(seal)
    .onConflictDoNothing()
    .returning({ number: trailSeals.number });
  return added.length === 1;
}

/**
 * The newest id below which no row can appear any more. Ids are given before transactions are over, so writers are kept
 * out for the moment of looking; whoever has one open for longer than a second puts the sealing off.
 */
export async function settledId(db: Db, { table }: Pick<Trail, 'table'>): Promise<number> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '1s'`);
    await tx.execute(sql`lock table ${table} in share mode`);
    const { rows } = await tx.execute<{ newest: string | null }>(
      sql`select max(id)::text as newest from ${table}`,
    );
    return Number(rows[0]?.newest ?? 0);
  });
}
