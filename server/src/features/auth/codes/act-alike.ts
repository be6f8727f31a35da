import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/db/db.ts';
import { rolledBack } from '../../../platform/db/rolled-back.ts';
import type { AuthKit } from '../auth-kit.ts';
import { createUser, type NewUser } from '../users/create-user.ts';
import { standInFor } from '../users/stand-in.ts';
import { insertUser, lockUser, type UserRow } from '../users/users.store.ts';

/**
 * Writes in a savepoint and commits it or rolls it back. Both take the same statements, so that the response
 * time shows no more than the response.
 */
export const writeAlike = <Written>(
  tx: Tx,
  commits: boolean,
  write: (tx: Tx) => Promise<Written>,
): Promise<Written> => (commits ? tx.transaction(write) : rolledBack(tx, write));

/** Acts on an account or, without one, on a new account that is rolled back. */
export async function actAlike(
  { clock }: Pick<AuthKit, 'clock'>,
  tx: Tx,
  user: UserRow | undefined,
  act: (tx: Tx, user: UserRow) => Promise<unknown>,
): Promise<void> {
  await writeAlike(tx, user !== undefined, async (savepoint) => {
    const whom = user ? await lockUser(savepoint, user.id) : await insertNobody(savepoint, clock.now());
    if (whom) await act(savepoint, whom);
  });
}

/** Locks the account, or creates a missing one. For a known account another is created and rolled back. */
export async function findOrCreateAlike(
  auth: Pick<AuthKit, 'clock' | 'log' | 'onUserCreated'>,
  tx: Tx,
  known: UserRow | undefined,
  given: NewUser,
): Promise<UserRow | undefined> {
  const locked = await lockUser(tx, known?.id ?? randomUUID());
  const added = await writeAlike(tx, !locked, (savepoint) =>
    createUser(auth, savepoint, locked ? standInFor(given) : given),
  );
  return locked ?? added;
}

const insertNobody = (tx: Tx, now: Date): Promise<UserRow | undefined> =>
  insertUser(tx, { id: randomUUID(), appMetadata: {}, userMetadata: {}, createdAt: now, updatedAt: now });
