import { eq, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { openOneConnection } from '../../testing/postgres/one-connection.ts';
import { createTestDatabase } from '../../testing/postgres/test-database.ts';
import { watchedLog } from '../../testing/watched-log.ts';
import { type Executor, openDatabase } from './db.ts';
import { isOneOf } from './is-one-of.ts';
import { prepared } from './prepared.ts';

const things = pgTable('things', { id: integer('id').primaryKey() });
const createThings = sql`create table ${things} (id integer primary key)`;

const thing = (executor: Executor, id: number) =>
  prepared(executor, 'thing_by_id', (name) =>
    executor
      .select()
      .from(things)
      .where(eq(things.id, sql.placeholder('id')))
      .prepare(name),
  ).execute({ id });

it('is prepared once by a connection, for the pool and for transactions', async () => {
  const { db, pool } = await openOneConnection();
  await db.execute(createThings);
  await db.insert(things).values([{ id: 1 }, { id: 2 }]);
  expect([await thing(db, 1), await thing(db, 2), await thing(db, 3)]).toEqual([
    [{ id: 1 }],
    [{ id: 2 }],
    [],
  ]);
  await db.transaction(async (tx) => expect(await thing(tx, 2)).toEqual([{ id: 2 }]));
  const { rows } = await pool.query('select name from pg_prepared_statements');
  expect(rows).toEqual([{ name: 'thing_by_id' }]);
});

it('runs in the transaction that it is given', async () => {
  const database = await createTestDatabase();
  const { db, close } = openDatabase({ url: database.url, poolSize: 2, log: watchedLog().log });
  try {
    await db.execute(createThings);
    expect(await thing(db, 1)).toEqual([]);
    const undone = new Error('undone');
    const work = db.transaction(async (tx) => {
      await tx.insert(things).values({ id: 1 });
      expect(await thing(tx, 1)).toEqual([{ id: 1 }]);
      expect(await thing(db, 1)).toEqual([]);
      await tx.transaction(async (inner) => expect(await thing(inner, 1)).toEqual([{ id: 1 }]));
      throw undone;
    });
    await expect(work).rejects.toBe(undone);
    expect(await thing(db, 1)).toEqual([]);
  } finally {
    await close();
    await database.drop();
  }
});

it('refuses a second text under one name', async () => {
  const { db } = await openOneConnection();
  await db.execute(createThings);
  await thing(db, 1);
  const other = db.select({ twice: sql<number>`2` }).from(things).prepare('thing_by_id');
  await expect(other.execute()).rejects.toMatchObject({
    cause: { message: expect.stringContaining('must be unique') },
  });
});

it('finds the rows of a list of values', async () => {
  const { db } = await openOneConnection();
  await db.execute(createThings);
  await db.insert(things).values([{ id: 1 }, { id: 2 }, { id: 3 }]);
  const some = (ids: readonly number[]) =>
    prepared(db, 'some_things', (name) =>
      db.select().from(things).where(isOneOf(things.id, 'ids')).orderBy(things.id).prepare(name),
    ).execute({ ids });
  expect(await some([])).toEqual([]);
  expect(await some([3, 1, 3, 7])).toEqual([{ id: 1 }, { id: 3 }]);
});
