import { type Role, roleOf, selfChosenRoles } from '@plainclaim/domain/accounts/roles';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit } from '../auth-kit.ts';
import { keepCode, makeCode } from '../codes/issue-code.ts';
import { mailedLink } from '../codes/mailed-link.ts';
import { askedSinceFor } from '../factors/second-step-demand.ts';
import { createUser } from '../users/create-user.ts';
import { lockUser, updateUser, userByEmail } from '../users/users.store.ts';
import { readEmail } from '../wire/contact-details.ts';
import { revokeCredentials } from './revoke-credentials.ts';

export type GrantedRole = {
  readonly email: string;
  readonly role: Role;
  readonly isNew: boolean;
  /** Earlier sessions and the password were revoked, because the account was not proven to be its owner's. */
  readonly isAfresh: boolean;
  /** Opens the page to set a password; single use, valid for an hour. */
  readonly passwordLink: string;
};

const isSelfChosen = (role: Role): boolean => selfChosenRoles.some((one) => one === role);

/**
 * Grants a role, also one that cannot be chosen at sign-up, and creates the account if there is none. For an
 * operator on the server: nothing checks who calls it. The address counts as confirmed because the operator
 * vouches for it; an unconfirmed account could be taken over by signing up with its address. Where addresses
 * need no proof, a stranger may have created the account: with a role that cannot be chosen, their access is
 * revoked.
 */
export async function grantRole(auth: AuthKit, text: string, role: Role): Promise<GrantedRole> {
  const { db, clock, settings } = auth;
  const email = readEmail(text);
  const redirectTo = `${settings.siteUrl}/reset-password`;
  const code = makeCode(auth, 'recovery', { isPkce: false, redirectTo });
  const done = await db.transaction(async (tx) => {
    const now = clock.now();
    const found = await userByEmail(tx, email);
    const known = found && (await lockUser(tx, found.id));
    const given = { email, passwordHash: null, confirmed: true, role, metadata: {} };
    const user = known ?? (await createUser(auth, tx, given));
    if (!user) throw new Error('the account was made by someone else at the same moment: try again');
    const isTrusted = roleOf(user.appMetadata) === role || isSelfChosen(role);
    // The password of an unconfirmed account may be a stranger's.
    const isAfresh = known !== undefined && (!isTrusted || known.emailConfirmedAt === null);
    if (isAfresh) await revokeCredentials(auth, tx, user, 'role granted');
    const appMetadata = { ...user.appMetadata, role };
    const changes = { appMetadata, emailConfirmedAt: user.emailConfirmedAt ?? now };
    await updateUser(tx, user.id, { ...changes, ...askedSinceFor(auth, user, changes) }, now);
    await keepCode(auth, tx, { userId: user.id, kind: 'recovery', address: email, code });
    const details = { role };
    await recordAudit(tx, { action: 'role-granted', userId: user.id, address: 'operator', at: now, details });
    return { isNew: known === undefined, isAfresh };
  });
  return { email, role, ...done, passwordLink: mailedLink(settings, code, redirectTo) };
}
