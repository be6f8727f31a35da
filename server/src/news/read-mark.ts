import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/db/db.ts';

export type NewsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  /** One per slice that has news: a select of one value that is another once something happened there. */
  readonly marks: readonly SQL[];
};

/**
 * A word that changes whenever something did that an admin's screen may show. One query over the ends of a few
 * indexes, so asking often is cheap. It is made of the newest rows and not of the highest number alone: numbers are
 * given when a row is written, and a transaction that takes longer would be overlooked. The hour is part of it,
 * because deadlines pass without anybody doing anything.
 */
export async function readMark({ db, clock, marks }: NewsDeps): Promise<string> {
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
