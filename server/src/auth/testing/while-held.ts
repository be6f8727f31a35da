import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db.ts';
import { lockUser } from '../users/users.store.ts';
import type { AuthBench } from './auth-bench.ts';

/**
 * Two acts on one account at the same moment, in the order that hurts: `start` gets as far as it can while the
 * account is held, then `meanwhile` happens, and only then `start` goes on.
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

/** Asked on another connection: a transaction sees the same list of the others all along. */
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
