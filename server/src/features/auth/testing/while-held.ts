import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/db.ts';
import { lockUser } from '../users/users.store.ts';
import type { AuthBench } from './auth-bench.ts';

/**
 * Runs two acts on one account in the order that reveals races: `start` until it waits for the account's
 * lock, then `meanwhile`, then the rest of `start`.
 */
export async function whileHeld<T>(
  { db }: Pick<AuthBench, 'db'>,
  userId: string,
  start: () => Promise<T>,
  meanwhile: (tx: Tx) => Promise<unknown>,
): Promise<T> {
  let started: Promise<T> | undefined;
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    started = start();
    await someoneWaits(db);
    await meanwhile(tx);
  });
  if (!started) throw new Error('nothing was started');
  return await started;
}

/** On another connection, because inside a transaction `pg_stat_activity` does not change. */
async function someoneWaits(db: AuthBench['db']): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('nobody waits for the account');
}
