import type { SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/db/db.ts';

export type TrailRow = {
  readonly id: number;
  readonly at: Date;
  /** Changes with anything in the row. */
  readonly digest: string;
};

/** Rows that are only ever added, and that nobody may change unseen. */
export type Trail = {
  readonly name: string;
  readonly table: SQL;
  /** In the order of their ids, from above one up to another. */
  readonly rows: (
    executor: Executor,
    range: { readonly above: number; readonly upTo: number; readonly limit: number },
  ) => Promise<TrailRow[]>;
  /** Older rows may be gone, because the time for keeping them is over. Without it none ever may. */
  readonly keptSince?: (now: Date) => Date;
};
