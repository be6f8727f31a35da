import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '../../testing/postgres/test-database.ts';
import { NamingClient } from './naming-client.ts';

const statement = {
  name: 'everything',
  text: `select $1::text as words, $2::int as number, $3::jsonb as json, null::text as nothing, $4::bytea as bytes,
    $5::timestamptz as moment, $6::text[] as list, 12.50::numeric as amount, n from generate_series(1, 2) n`,
  values: ['a “kettle”', 3, { a: [1] }, Buffer.from([0, 255]), new Date('2026-03-29T01:00:00Z'), ['x', null]],
};

async function connect() {
  const database = await createTestDatabase();
  const [ours, plain] = [new NamingClient(database.url), new pg.Client(database.url)];
  onTestFinished(async () => {
    await Promise.all([ours.end(), plain.end()]);
    await database.drop();
  });
  await Promise.all([ours.connect(), plain.connect()]);
  // Not in the types.
  const { connection } = ours as unknown as { connection: pg.Connection };
  return { ours, plain, connection };
}

it.each([{}, { rowMode: 'array' }])('answers as the library’s own query does, given %j', async (mode) => {
  const { ours, plain } = await connect();
  const expected = await plain.query({ ...statement, ...mode });
  for (let n = 0; n < 3; n++) {
    const { rows, rowCount, command, fields } = await ours.query({ ...statement, ...mode });
    expect({ rows, rowCount, command }).toEqual({
      rows: expected.rows,
      rowCount: expected.rowCount,
      command: expected.command,
    });
    expect(fields.map(({ name, dataTypeID }) => [name, dataTypeID])).toEqual(
      expected.fields.map(({ name, dataTypeID }) => [name, dataTypeID]),
    );
  }
});

it('asks for the columns once', async () => {
  const { ours, connection } = await connect();
  const describe = vi.spyOn(connection, 'describe');
  for (let n = 0; n < 3; n++) await ours.query(statement);
  expect(describe).toHaveBeenCalledTimes(1);
});

it('takes what has no rows', async () => {
  const { ours, connection } = await connect();
  await ours.query('create temporary table kept (n int)');
  const describe = vi.spyOn(connection, 'describe');
  const insert = (n: number) =>
    ours.query({ name: 'keep', text: 'insert into kept values ($1)', values: [n] });
  for (let n = 0; n < 3; n++)
    expect(await insert(n)).toMatchObject({ command: 'INSERT', rowCount: 1, rows: [] });
  expect(describe).toHaveBeenCalledTimes(1);
  expect((await ours.query('select count(*)::int as n from kept')).rows).toEqual([{ n: 3 }]);
});

it('refuses a value that cannot be sent, and goes on', async () => {
  const { ours } = await connect();
  const unreadable = {
    toPostgres: () => {
      throw new Error('not to be sent');
    },
  };
  const ask = (value: unknown) =>
    ours.query({ name: 'one', text: 'select $1::text as one', values: [value] });
  await expect(ask(unreadable)).rejects.toThrow('not to be sent');
  expect((await ask('x')).rows).toEqual([{ one: 'x' }]);
  await expect(ask(unreadable)).rejects.toThrow('not to be sent');
  expect((await ask('y')).rows).toEqual([{ one: 'y' }]);
});

it('refuses another statement under a name that is taken', async () => {
  const { ours } = await connect();
  await ours.query({ name: 'mine', text: 'select $1::int', values: [1] });
  await expect(ours.query({ name: 'mine', text: 'select $1::text', values: ['x'] })).rejects.toThrow(
    'is another one on this connection',
  );
  expect((await ours.query({ name: 'mine', text: 'select $1::int', values: [2] })).rowCount).toBe(1);
});

it('fails when its answer has become another one, and never reads it wrong', async () => {
  const { ours, plain } = await connect();
  await plain.query('create table changing (n int)');
  await plain.query('insert into changing values (1)');
  const read = () =>
    ours.query({ name: 'changing', text: 'select *, $1::int as m from changing', values: [7] });
  expect((await read()).rows).toEqual([{ n: 1, m: 7 }]);
  await plain.query('alter table changing rename column n to number');
  await expect(read()).rejects.toThrow('must not change result type');
});

it('says so when the connection breaks in the middle', async () => {
  const { ours, plain } = await connect();
  ours.on('error', () => {});
  const sleeping = ours.query({ name: 'sleep', text: 'select pg_sleep($1)', values: [60] });
  const failed = expect(sleeping).rejects.toThrow();
  const sleepers =
    "from pg_stat_activity where query like 'select pg_sleep%' and datname = current_database()";
  await expect
    .poll(async () => (await plain.query(`select count(*)::int as n ${sleepers}`)).rows[0].n, {
      timeout: 60_000,
    })
    .toBe(1);
  await plain.query(`select pg_terminate_backend(pid) ${sleepers}`);
  await failed;
});
