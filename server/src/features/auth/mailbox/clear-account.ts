import type { SetBeforeProof } from '@plainclaim/domain/accounts/mailbox-proof';
import type { Tx } from '../../../platform/db/db.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { deleteCodesOf } from '../codes/codes.store.ts';
import { codeKinds } from '../codes/codes.tables.ts';
import { deleteFactorsOf, replaceBackupCodes } from '../factors/factors.store.ts';
import { forgetFlowsOf } from '../pkce/pkce.store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { deleteIdentity, identitiesOf, type UserRow, updateUser } from '../users/users.store.ts';
import { setInAccount } from './set-before-proof.ts';

export type Cleared = { readonly user: UserRow; readonly removed: readonly SetBeforeProof[] };

export type Exempt = {
  /** The identity of the address itself, or none. */
  readonly identity: 'email' | 'nothing';
  /** The PKCE flow of the link that proves the mailbox: it goes on. */
  readonly flowId?: string | null;
};

/**
 * Removes every way to sign in, and what other slices store such as payout details: it was set before the
 * mailbox was proven, perhaps by a stranger. The second step goes too: it would lock the owner out.
 */
export async function clearAccount(
  auth: AuthKit,
  tx: Tx,
  user: UserRow,
  exempt: Exempt,
  visitor: Visitor,
): Promise<Cleared> {
  const removed = await setInAccount(auth, tx, user);
  await deleteCodesOf(tx, user.id, codeKinds);
  await forgetFlowsOf(tx, user.id, exempt.flowId);
  await endSessions(auth, tx, { userId: user.id, which: {}, reason: 'owner came', visitor });
  await deleteFactorsOf(tx, user.id);
  await replaceBackupCodes(tx, user.id, []);
  for (const { id, provider } of await identitiesOf(tx, user.id))
    if (provider !== exempt.identity) await deleteIdentity(tx, id);
  for (const { remove } of auth.setElsewhere) await remove(tx, user.id);
  const nothing = {
    passwordHash: null,
    phone: null,
    newPhone: null,
    phoneConfirmedAt: null,
    newEmail: null,
    emailChangeConfirmedBy: null,
    appMetadata: { ...user.appMetadata, provider: 'email', providers: ['email'] },
  };
  return { user: await updateUser(tx, user.id, nothing, auth.clock.now()), removed };
}
