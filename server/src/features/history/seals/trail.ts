import type { SQL } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';

export type TrailRow = {
  readonly id: number;
  readonly at: Date;
  /** Covers every column of the row. */
  readonly digest: string;
};

/** An append-only table whose rows must not change unnoticed. */
export type Trail = {
  readonly name: string;
  readonly table: SQL;
  /** The column that numbers the rows in the order in which they were added; `id` by default. */
  readonly number?: SQL;
  /** In id order, from above one id up to another. */
  readonly rows: (
    executor: Executor,
    range: { readonly above: number; readonly upTo: number; readonly limit: number },
  ) => Promise<TrailRow[]>;
  /** Rows older than this may be gone, as their retention period is over. Without it, no row ever may. */
  readonly retainedSince?: (now: Date) => Date;
};
