import type { Tx } from '../../../platform/db/db.ts';
import type { AuthKit } from '../auth-kit.ts';
import { deleteCodesOf } from '../codes/codes.store.ts';
import { codeKinds } from '../codes/codes.tables.ts';
import { deleteFactorsOf, replaceBackupCodes } from '../factors/factors.store.ts';
import { forgetFlowsOf } from '../pkce/pkce.store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { type UserRow, updateUser } from '../users/users.store.ts';

/** Revokes sessions, codes, second step and password. The account and its data stay. */
export async function revokeCredentials(
  auth: AuthKit,
  tx: Tx,
  user: UserRow,
  reason: string,
  address = 'operator',
): Promise<UserRow> {
  await endSessions(auth, tx, { userId: user.id, which: {}, reason, visitor: { address } });
  await deleteCodesOf(tx, user.id, codeKinds);
  await forgetFlowsOf(tx, user.id);
  await deleteFactorsOf(tx, user.id);
  await replaceBackupCodes(tx, user.id, []);
  const nothing = { passwordHash: null, newEmail: null, newPhone: null, emailChangeConfirmedBy: null };
  return await updateUser(tx, user.id, nothing, auth.clock.now());
}
