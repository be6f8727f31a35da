import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openOneConnection } from '../../testing/postgres/one-connection.ts';

async function open() {
  const { db, pool } = await openOneConnection();
  const preparedLike = async (words: string) =>
    (
      await pool.query<{ statement: string }>(
        `select statement from pg_prepared_statements where statement like '${words}%'`,
      )
    ).rows.map(({ statement }) => statement);
  return { db, pool, preparedLike };
}

it('prepares a statement that comes a second time, and gives the right rows each time', async () => {
  const { db, preparedLike } = await open();
  const plusOne = async (n: number) =>
    (await db.execute<{ sum: number }>(sql`select /* twice */ ${n}::int + 1 as sum`)).rows[0]?.sum;
  expect(await plusOne(1)).toBe(2);
  expect(await preparedLike('select /* twice')).toEqual([]);
  expect(await plusOne(2)).toBe(3);
  expect(await plusOne(3)).toBe(4);
  expect(await preparedLike('select /* twice')).toHaveLength(1);
});

it('leaves several statements in one, and those with a name, as they are', async () => {
  const { pool, preparedLike } = await open();
  for (let n = 0; n < 3; n++) {
    await pool.query('select /* several */ 1; select 2');
    await pool.query({ text: 'select /* several */ 3; select 4', values: [] });
    await pool.query({ name: 'mine', text: 'select /* named */ $1::int', values: [n] });
  }
  expect(await preparedLike('select /* several')).toEqual([]);
  expect(await preparedLike('select /* named')).toHaveLength(1);
});

it('goes on after a statement that failed', async () => {
  const { pool } = await open();
  const divide = (by: number) => pool.query({ text: 'select /* fails */ 6 / $1::int as n', values: [by] });
  await divide(2);
  await expect(divide(0)).rejects.toThrow('division by zero');
  await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(3)).rows).toEqual([{ n: 2 }]);
});
