import { AppError } from '@plainclaim/domain/shared/errors';
import type { Tx } from '../../../platform/db/db.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { AuthError } from '../wire/auth-error.ts';
import { deleteUser, isStillNeeded } from './accounts.store.ts';
import { findAccount, lockAccount } from './find-account.ts';
import { recordServiceAct } from './record-service-act.ts';

/**
 * Deletes an account and its sessions. One with claims or payments is refused, because the law wants those
 * retained; `soft` empties it instead, as when its owner deletes it: no way to sign in is left, and personal
 * data is erased in all slices.
 */
export async function deleteAccount(
  auth: AuthKit,
  id: string,
  soft: boolean,
  visitor: Visitor,
): Promise<void> {
  await auth.db.transaction(async (tx) => {
    if (soft) await empty(auth, tx, id, visitor);
    else await remove(tx, id);
    await recordServiceAct(auth, tx, soft ? 'account-emptied' : 'account-deleted', id, visitor);
  });
}

/** The account is read without a lock: `emptyAccount` locks it last, after its claims. */
async function empty(auth: AuthKit, tx: Tx, id: string, visitor: Visitor): Promise<void> {
  const user = await findAccount(tx, id);
  await auth.emptyAccount(tx, user.id, visitor).catch((error: unknown) => {
    const isRefused = error instanceof AppError && error.code === 'conflict';
    throw isRefused ? new AuthError(409, 'conflict', error.userMessage ?? error.message) : error;
  });
}

async function remove(tx: Tx, id: string): Promise<void> {
  const user = await lockAccount(tx, id);
  await tx
    .transaction((savepoint) => deleteUser(savepoint, user.id))
    .catch((error: unknown) => {
      throw isStillNeeded(error) ? hasRecords() : error;
    });
}

const hasRecords = () =>
  new AuthError(
    409,
    'conflict',
    'This account has claims or payments that must be kept. Use should_soft_delete to empty it instead.',
  );
