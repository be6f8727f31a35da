import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { NamingClient } from './naming-client.ts';

/** The pool. A statement sent here runs on any connection. */
export type Db = NodePgDatabase;
/** One open transaction on one connection. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** Either: what a store needs to run its queries. Prepare per executor, never across. */
export type Executor = Db | Tx;

export type Database = { readonly db: Db; readonly pool: pg.Pool; close(): Promise<void> };

export type DatabaseOptions = {
  readonly url: string;
  readonly poolSize: number;
  readonly log: Log;
};

export function openDatabase({ url, poolSize, log }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    Client: NamingClient,
    max: poolSize,
    application_name: 'plainclaim',
    connectionTimeoutMillis: 10_000,
    // Many who come at once after a quiet minute must not wait for connections to be opened. Something is said on a quiet one now
    // and then, so that nothing between us and the database forgets it; and none gets so old (it is closed then) that what it keeps adds up.
    idleTimeoutMillis: 0,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    maxLifetimeSeconds: 60 * 60,
    // A forgotten transaction must not hold locks for ever.
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that breaks (database restart) is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  // One that breaks during a transaction is reported by its query; without a listener it would end the process, too.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
