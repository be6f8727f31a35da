import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** The time for every server of a world, for its job queue and for the fakes around it. */
export type WorldClock = {
  readonly file: string;
  now(): Date;
  /** Forwards, or backwards with a negative number. */
  jump(seconds: number): Promise<void>;
};

/** Run in the template of every database: the job queue then uses our clock in place of PostgreSQL's. */
export const movableQueueClock = `
  create schema prove;
  create table prove.clock (ahead interval not null);
  insert into prove.clock values ('0');
  create or replace function pgboss.job_now() returns timestamp with time zone language sql stable
    as $$ select pg_catalog.now() + ahead from prove.clock $$;`;

export function openWorldClock(folder: string, pool: pg.Pool): WorldClock {
  const file = join(folder, 'clock');
  let ahead = 0;
  // Renamed into place, so that a server never reads a half-written number.
  const write = () => {
    writeFileSync(`${file}.next`, String(ahead));
    renameSync(`${file}.next`, file);
  };
  write();
  return {
    file,
    now: () => new Date(Date.now() + ahead),
    jump: async (seconds) => {
      ahead += seconds * 1000;
      write();
      await pool.query('update prove.clock set ahead = $1::interval', [`${ahead} milliseconds`]);
    },
  };
}
