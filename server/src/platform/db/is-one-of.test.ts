import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { openOneConnection } from '../../testing/postgres/one-connection.ts';
import { isOneOf } from './is-one-of.ts';
import { prepared } from './prepared.ts';

const things = pgTable('things', { id: integer('id').primaryKey() });

async function open() {
  const { db } = await openOneConnection();
  await db.execute(sql`create table ${things} (id integer primary key)`);
  await db.execute(sql`insert into ${things} select generate_series(1, 20000)`);
  await db.execute(sql`analyze ${things}`);
  return db;
}

it('finds what is in a list, by a plan that Postgres keeps', async () => {
  const db = await open();
  const find = prepared(db, 'some_things', (name) =>
    db.select().from(things).where(isOneOf(things.id, 'ids')).prepare(name),
  );
  expect(await find.execute({ ids: [] })).toEqual([]);
  expect(await find.execute({ ids: [7, 20001, 7] })).toEqual([{ id: 7 }]);
  for (let n = 0; n < 20; n++) expect(await find.execute({ ids: [n + 1] })).toEqual([{ id: n + 1 }]);
  const { rows } = await db.execute<{ kept: boolean }>(
    sql`select generic_plans > custom_plans as kept from pg_prepared_statements where statement like '%things%any%'`,
  );
  expect(rows).toEqual([{ kept: true }]);
});
