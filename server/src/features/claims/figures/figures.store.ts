import type { FigureDelta } from '@plainclaim/domain/claims/figure-deltas';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { and, gte, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { figureDeltas } from './figures.tables.ts';

export async function insertDeltas(executor: Executor, deltas: readonly FigureDelta[]): Promise<void> {
  if (deltas.length > 0) await executor.insert(figureDeltas).values([...deltas]);
}

/** Every figure's total, by name. */
export async function sumByName(executor: Executor): Promise<ReadonlyMap<string, number>> {
  const sums = prepared(executor, 'figures_by_name', (name) =>
    executor
      .select({ name: figureDeltas.name, sum: sql<string>`sum(${figureDeltas.delta})` })
      .from(figureDeltas)
      .groupBy(figureDeltas.name)
      .prepare(name),
  );
  const rows = await sums.execute();
  return new Map(rows.map(({ name, sum }) => [name, Number(sum)]));
}

export type BucketSum = { readonly name: string; readonly bucket: string; readonly sum: number };

/** The totals of each bucket from one day up to, and without, another. */
export async function sumByBucket(
  executor: Executor,
  from: IsoDate,
  before: IsoDate,
): Promise<readonly BucketSum[]> {
  const sums = prepared(executor, 'figures_by_bucket', (name) =>
    executor
      .select({
        name: figureDeltas.name,
        bucket: figureDeltas.bucket,
        sum: sql<string>`sum(${figureDeltas.delta})`,
      })
      .from(figureDeltas)
      .where(
        and(
          gte(figureDeltas.bucket, sql.placeholder('from')),
          lt(figureDeltas.bucket, sql.placeholder('before')),
        ),
      )
      .groupBy(figureDeltas.name, figureDeltas.bucket)
      .prepare(name),
  );
  const rows = await sums.execute({ from, before });
  return rows.map(({ name, bucket, sum }) => ({ name, bucket, sum: Number(sum) }));
}

/**
 * Merges all rows of one name and bucket into one. A single statement, so that no query sees a total in
 * between.
 */
export async function foldDeltas(executor: Executor): Promise<void> {
  await executor.execute(sql`
    with gone as (
      delete from ${figureDeltas} returning name, bucket, delta
    )
    insert into ${figureDeltas} (name, bucket, delta)
    select name, bucket, sum(delta) from gone group by name, bucket having sum(delta) <> 0
  `);
}
