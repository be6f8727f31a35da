import type { Tx } from '../../platform/db/db.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { deleteCodesOf } from '../codes/codes.store.ts';
import { forgetFlowsOf } from '../pkce/pkce.store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { cancelEmailChange } from '../users/change-email.ts';
import { deleteIdentity, identitiesOf, type UserRow, updateUser } from '../users/users.store.ts';

/**
 * Takes away every way into an account that its maker may have left for themselves: they never showed that the mailbox is
 * theirs, and now someone has. An authenticator app stays: by itself it opens nothing, and it may be the owner's.
 */
export async function clearAccount(
  auth: AuthKit,
  tx: Tx,
  user: UserRow,
  keeps: 'email' | 'nothing',
  visitor: Visitor,
): Promise<UserRow> {
  const now = auth.clock.now();
  await deleteCodesOf(tx, user.id, ['signup', 'invite', 'magiclink', 'recovery', 'reauthentication']);
  await cancelEmailChange(tx, user, now);
  await forgetFlowsOf(tx, user.id);
  await endSessions(auth, tx, { userId: user.id, which: {}, reason: 'owner came', visitor });
  const others = (await identitiesOf(tx, user.id)).filter(({ provider }) => provider !== keeps);
  for (const { id } of others) await deleteIdentity(tx, id);
  const nothing = { passwordHash: null, phone: null, newPhone: null, phoneConfirmedAt: null };
  const appMetadata = { ...user.appMetadata, provider: 'email', providers: ['email'] };
  return await updateUser(tx, user.id, { ...nothing, appMetadata }, now);
}
