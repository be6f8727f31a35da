import { eq, sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { boolean, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { openOneConnection } from '../../testing/postgres/one-connection.ts';
import { compileRows } from './compile-rows.ts';
import { prepared } from './prepared.ts';

const things = pgTable('things', {
  id: uuid('id').primaryKey(),
  name: text('name'),
  count: integer('count'),
  amount: numeric('amount'),
  good: boolean('good'),
  notes: jsonb('notes'),
  madeAt: timestamp('made_at', { withTimezone: true }),
});

const full = {
  id: '0b5e9f6e-0000-4000-8000-000000000001',
  name: 'a kettle, “violet”',
  count: 3,
  amount: '12.50',
  good: true,
  notes: { first: [1, null] },
  madeAt: new Date('2026-03-29T00:59:59.123Z'),
};
const empty = {
  id: '0b5e9f6e-0000-4000-8000-000000000002',
  name: null,
  count: null,
  amount: null,
  good: null,
  notes: null,
  madeAt: null,
};

async function open() {
  const { db } = await openOneConnection();
  await db.execute(
    sql`create table things (id uuid primary key, name text, count int, amount numeric, good boolean, notes jsonb, made_at timestamptz)`,
  );
  await db.insert(things).values([full, empty]);
  return db;
}

it('makes the same objects of rows as drizzle', async () => {
  const db = await open();
  const selection = {
    ...{ id: things.id, name: things.name, count: things.count, amount: things.amount },
    ...{ good: things.good, notes: things.notes, madeAt: things.madeAt },
    twice: sql<number>`${things.count} * 2`,
    day: sql`${things.madeAt}`.mapWith(things.madeAt).as('day'),
  };
  const select = () => db.select(selection).from(things).orderBy(things.id);
  const bySelf = await select();
  const query = prepared(db, 'things', (name) => select().prepare(name));
  // Three times: the first asks for the columns, the later ones know them.
  for (let n = 0; n < 3; n++) expect(await query.execute()).toEqual(bySelf);
  expect(bySelf).toEqual([
    { ...full, twice: 6, day: full.madeAt },
    { ...empty, twice: null, day: null },
  ]);
});

it('leaves a joined table to drizzle, which knows when there is no row of it', async () => {
  const db = await open();
  const select = () =>
    db
      .select({ id: things.id, joined: { name: things.name, count: things.count } })
      .from(things)
      .where(eq(things.id, full.id));
  const query = select().prepare('joined') as unknown as { fields: Parameters<typeof compileRows>[0] };
  expect(compileRows(query.fields)).toBeUndefined();
  const both = prepared(db, 'joined', (name) => select().prepare(name));
  expect(await both.execute()).toEqual([{ id: full.id, joined: { name: full.name, count: full.count } }]);
});

it('tells of a statement that failed as drizzle does, with what was asked', async () => {
  const db = await open();
  const select = (what: string) =>
    db
      .select({ id: things.id })
      .from(things)
      .where(eq(things.id, sql.placeholder('id')))
      .prepare(what);
  const failed = await prepared(db, 'by_id', select)
    .execute({ id: 'no uuid' })
    .catch((error: unknown) => error);
  const byDrizzle = await select('by_drizzle')
    .execute({ id: 'no uuid' })
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(DrizzleQueryError);
  expect(failed).toMatchObject({ message: (byDrizzle as Error).message, params: ['no uuid'] });
  expect(await prepared(db, 'by_id', select).execute({ id: full.id })).toEqual([{ id: full.id }]);
});
