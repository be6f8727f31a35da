import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { lockUser, type UserRow, userById } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';

/** The account, or the contract's error. */
export async function findAccount(executor: Executor, id: string): Promise<UserRow> {
  requireUuid(id);
  return (await userById(executor, id)) ?? accountNotFound();
}

/** The account, locked until the transaction ends, or the contract's error. */
export async function lockAccount(tx: Tx, id: string): Promise<UserRow> {
  requireUuid(id);
  return (await lockUser(tx, id)) ?? accountNotFound();
}

export function accountNotFound(): never {
  throw new AuthError(404, 'user_not_found', 'User not found');
}

function requireUuid(id: string): void {
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
}
