import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../testing/postgres/test-database.ts';
import { watchedLog } from '../../testing/watched-log.ts';
import { type DatabaseOptions, openDatabase } from './db.ts';

/** A proxy to the database that can stop forwarding, as when a network device in between fails. */
async function openWay(url: string) {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const server = createServer((client) => {
    const onward = connectTo(Number(port), hostname);
    for (const socket of [client, onward]) socket.on('error', () => {});
    client.pipe(onward).pipe(client);
    sockets.push(client, onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const way = new URL(url);
  way.hostname = '127.0.0.1';
  way.port = String((server.address() as AddressInfo).port);
  return {
    url: way.href,
    /** Stops forwarding on the open connections. */
    lose: () => {
      for (const socket of sockets) socket.unpipe();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function open(timeouts: Pick<DatabaseOptions, 'statementTimeoutMs' | 'queryTimeoutMs'>) {
  const { url, drop } = await createTestDatabase();
  const way = await openWay(url);
  const opened = openDatabase({ url: way.url, poolSize: 1, log: watchedLog().log, ...timeouts });
  onTestFinished(async () => {
    way.close();
    await opened.close();
    await drop();
  });
  return { db: opened.db, way };
}

it('ends a statement that takes too long', async () => {
  const { db } = await open({ statementTimeoutMs: 100 });
  await expect(db.execute(sql`select pg_sleep(600)`)).rejects.toMatchObject({
    cause: { message: 'canceling statement due to statement timeout' },
  });
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

it('gives up a statement on a lost connection, and goes on with another one', async () => {
  const { db, way } = await open({ queryTimeoutMs: 2_000 });
  await db.execute(sql`select 1`);
  way.lose();
  await expect(db.execute(sql`select 1`)).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});
