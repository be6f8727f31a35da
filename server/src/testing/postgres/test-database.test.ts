import { expect, inject, it, onTestFinished } from 'vitest';
import { createTestDatabase } from './test-database.ts';
import { withClient } from './with-client.ts';

async function testDatabase() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return database;
}

it('gives every caller a database of its own, also when many ask at once', async () => {
  const databases = await Promise.all(Array.from({ length: 4 }, testDatabase));
  expect(new Set(databases.map(({ url }) => url)).size).toBe(4);
  for (const { url } of databases) await withClient(url, (client) => client.query('create table mine ()'));
});

it('drops a database although somebody still holds a connection', async () => {
  const { url, drop } = await testDatabase();
  const open = withClient(url, async (client) => {
    client.on('error', () => {});
    await drop();
    await client.query('select 1');
  });
  await expect(open).rejects.toThrow();
  const name = new URL(url).pathname.slice(1);
  const { rowCount } = await withClient(inject('postgresUrl'), (client) =>
    client.query('select from pg_database where datname = $1', [name]),
  );
  expect(rowCount).toBe(0);
});
