import type { AuthKit, Visitor } from '../auth-kit.ts';
import { startAfresh } from '../people/start-afresh.ts';
import { updateUser } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import { deleteIdentitiesOf, deleteUser, isStillNeeded } from './accounts.store.ts';
import { lockAccount } from './find-account.ts';
import { recordServiceAct } from './record-service-act.ts';

/**
 * Takes an account away, with its sessions. One with claims or payments has to stay while the law wants those kept;
 * it can be emptied instead (`soft`): no way in is left, and the account forgets the person.
 */
export async function deleteAccount(
  auth: AuthKit,
  id: string,
  soft: boolean,
  visitor: Visitor,
): Promise<void> {
  await auth.db.transaction(async (tx) => {
    const user = await lockAccount(tx, id);
    if (soft) {
      await startAfresh(auth, tx, user, 'account deleted', visitor.address);
      await deleteIdentitiesOf(tx, user.id);
      const now = auth.clock.now();
      const forgotten = {
        deletedAt: now,
        email: null,
        phone: null,
        newPhone: null,
        emailConfirmedAt: null,
        emailProvenAt: null,
        phoneConfirmedAt: null,
        userMetadata: {},
        appMetadata: { role: user.appMetadata.role },
      };
      await updateUser(tx, user.id, forgotten, now);
    } else {
      await tx
        .transaction((savepoint) => deleteUser(savepoint, user.id))
        .catch((error: unknown) => {
          throw isStillNeeded(error) ? hasRecords() : error;
        });
    }
    await recordServiceAct(auth, tx, soft ? 'account-emptied' : 'account-deleted', user.id, visitor);
  });
}

const hasRecords = () =>
  new AuthError(
    409,
    'conflict',
    'This account has claims or payments that must be kept. Use should_soft_delete to empty it instead.',
  );
