import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';

export type ChangesDeps = {
  readonly db: Db;
  readonly clock: Clock;
  /** One per slice: a select of one value that changes with the rows that an admin's screen shows. */
  readonly marks: readonly SQL[];
};

/**
 * A mark that changes whenever an admin's screen may have something new to show. One query over the ends of a
 * few indexes, so polling is cheap. It covers the newest rows rather than the highest id, because ids are
 * assigned before commit and a slow transaction would be missed. It includes the hour, because deadlines pass
 * without any write.
 */
export async function readMark({ db, clock, marks }: ChangesDeps): Promise<string> {
  const hour = Math.floor(clock.now().getTime() / 3_600_000);
  const parts = sql.join(
    marks.map((mark) => sql`(${mark})`),
    sql`, '|', `,
  );
  const { rows } = await db.execute<{ mark: string }>(
    sql`select md5(concat(${parts}, '|', ${hour}::int)) as mark`,
  );
  const mark = rows[0]?.mark;
  if (mark === undefined) throw new Error('a select of one value always has a row');
  return mark;
}
