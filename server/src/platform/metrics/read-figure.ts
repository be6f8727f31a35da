import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Executor } from '../db/db.ts';

/** Reads the column `figure` of a query's one row; null counts as 0. */
export const readFigure =
  ({ db }: { readonly db: Executor }) =>
  async (query: SQL): Promise<number> => {
    const { rows } = await db.execute<{ figure: number | string | null }>(query);
    return Number(rows[0]?.figure ?? 0);
  };

/** By our clock, which wrote the timestamp, not the database's. */
export const secondsSince = ({ clock }: { readonly clock: Clock }, moment: SQL): SQL =>
  sql`extract(epoch from ${clock.now().toISOString()}::timestamptz - ${moment})`;
