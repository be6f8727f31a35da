import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db/db.ts';
import type { AuthKit } from '../auth-kit.ts';
import { insertUser, lockUser, type UserRow } from '../users/users.store.ts';

/** Thrown to undo, and caught where it was thrown for. */
class Undone extends Error {}

/**
 * Does something about an account. Without one it does the same about an account that is there only meanwhile, and
 * undoes it: as many statements, as much written, so that the time of the answer says no more than its words.
 */
export async function actAlike(
  { clock }: Pick<AuthKit, 'clock'>,
  tx: Tx,
  user: UserRow | undefined,
  act: (tx: Tx, user: UserRow) => Promise<unknown>,
): Promise<void> {
  try {
    await tx.transaction(async (savepoint) => {
      const whom = user ? await lockUser(savepoint, user.id) : await insertNobody(savepoint, clock.now());
      if (whom) await act(savepoint, whom);
      if (!user) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
}

const insertNobody = (tx: Tx, now: Date): Promise<UserRow | undefined> =>
  insertUser(tx, { id: randomUUID(), appMetadata: {}, userMetadata: {}, createdAt: now, updatedAt: now });
