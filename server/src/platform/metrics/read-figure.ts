import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Executor } from '../db/db.ts';

/** Reads the one number, called `figure`, that a query answers; nothing is nought. */
export const readFigure =
  ({ db }: { readonly db: Executor }) =>
  async (query: SQL): Promise<number> => {
    const { rows } = await db.execute<{ figure: number | string | null }>(query);
    return Number(rows[0]?.figure ?? 0);
  };

/** By the clock that wrote the moment, not the database's. */
export const secondsSince = ({ clock }: { readonly clock: Clock }, moment: SQL): SQL =>
  sql`extract(epoch from ${clock.now().toISOString()}::timestamptz - ${moment})`;
