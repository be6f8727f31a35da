import { roleOf } from '@plainclaim/domain/accounts/roles';
import type { Tx } from '../platform/db/db.ts';
import type { AuthHook, AuthKit } from './auth-kit.ts';
import type { UserRow } from './users/users.store.ts';

/** Lets other slices do their part. A failing part must not keep anyone out. */
export async function runHooks(
  { log }: Pick<AuthKit, 'log'>,
  tx: Tx,
  hooks: readonly AuthHook[],
  user: UserRow,
): Promise<void> {
  const person = {
    id: user.id,
    email: user.email ?? '',
    role: roleOf(user.appMetadata),
    metadata: user.userMetadata,
  };
  for (const hook of hooks) {
    try {
      await tx.transaction((savepoint) => hook(savepoint, person));
    } catch (error) {
      log.error({ err: error, userId: user.id }, 'a part of signing up or in failed');
    }
  }
}
