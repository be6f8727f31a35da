import type { Logger } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log/log.ts';

/** The pool. A statement sent here runs on any connection. */
export type Db = NodePgDatabase;
/** One open transaction on one connection. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** Either of them, for stores. Prepare statements per executor, never across. */
export type Executor = Db | Tx;

export type Database = { readonly db: Db; readonly pool: pg.Pool; close(): Promise<void> };

export type DatabaseOptions = {
  readonly url: string;
  readonly poolSize: number;
  readonly log: Log;
  /** Enough for exports and jobs, which work in pages; backups and migrations have their own connections. */
  readonly statementTimeoutMs?: number;
  /** For lost connections, where no response ever comes. */
  readonly queryTimeoutMs?: number;
  /** Called with every statement. */
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
    // Firewalls drop idle connections without keep-alive.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    // A connection's prepared statements and caches grow, so it is replaced after an hour.
    maxLifetimeSeconds: 60 * 60,
    // PostgreSQL cancels a statement after this time. A lost connection hides that, so pg times out later.
    statement_timeout: statementTimeoutMs,
    query_timeout: queryTimeoutMs,
    // An abandoned transaction must not hold locks for ever.
    idle_in_transaction_session_timeout: 30_000,
  });
  // The pool replaces a broken idle connection; without a listener its error would exit the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  // A broken connection also rejects its query; without a listener its error would exit the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle(pool, { ...(logger && { logger }) }), pool, close: () => pool.end() };
}
