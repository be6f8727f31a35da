import type { Logger } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log/log.ts';

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
  /** Exports and jobs read and write in pages; backups and migrations have connections of their own. */
  readonly statementTimeoutMs?: number;
  /** For an answer that never comes, as over a lost connection. */
  readonly queryTimeoutMs?: number;
  /** Is told of every statement. */
  readonly logger?: Logger;
};

export function openDatabase({
  url,
  poolSize,
  log,
  statementTimeoutMs = 60_000,
  queryTimeoutMs = statementTimeoutMs + 5_000,
  logger,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'plainclaim',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 5 * 60_000,
    // So that a firewall on the way does not drop a quiet connection.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    // Prepared statements and caches of a connection grow; a new one begins small.
    maxLifetimeSeconds: 60 * 60,
    // Postgres cancels a statement after this time. Over a lost connection that is not heard, so pg gives up a little later.
    statement_timeout: statementTimeoutMs,
    query_timeout: queryTimeoutMs,
    // A forgotten transaction must not hold locks for ever.
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that breaks (database restart) is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  // One that breaks during a transaction is reported by its query; without a listener it would end the process, too.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle(pool, { ...(logger && { logger }) }), pool, close: () => pool.end() };
}
