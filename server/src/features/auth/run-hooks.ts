import { roleOf } from '@plainclaim/domain/accounts/roles';
import type { Tx } from '../../platform/db/db.ts';
import type { AuthHook, AuthKit, AuthRepair, Person } from './auth-kit.ts';
import type { UserRow } from './users/users.store.ts';

/** Runs the hooks of other slices. A failing hook must not stop the sign-in. */
export async function runHooks(
  { log }: Pick<AuthKit, 'log'>,
  tx: Tx,
  hooks: readonly AuthHook[],
  user: UserRow,
): Promise<void> {
  for (const hook of hooks) {
    try {
      await tx.transaction((savepoint) => hook(savepoint, personOf(user)));
    } catch (error) {
      log.error({ err: error, userId: user.id }, 'a part of signing up or in failed');
    }
  }
}

/** Runs the repairs of other slices that are needed. */
export async function runRepairs(
  auth: Pick<AuthKit, 'log'>,
  tx: Tx,
  repairs: readonly AuthRepair[],
  user: UserRow,
): Promise<void> {
  for (const { isNeeded, run } of repairs) {
    if (await isNeeded(tx, personOf(user))) await runHooks(auth, tx, [run], user);
  }
}

const personOf = (user: UserRow): Person => ({
  id: user.id,
  email: user.email ?? '',
  role: roleOf(user.appMetadata),
  metadata: user.userMetadata,
});
