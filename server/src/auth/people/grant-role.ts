import type { Role } from '@plainclaim/domain/accounts/roles';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit } from '../auth-kit.ts';
import { keepCode, makeCode } from '../codes/issue-code.ts';
import { createUser } from '../users/create-user.ts';
import { updateUser, userByEmail } from '../users/users.store.ts';
import { readEmail } from '../wire/contact-details.ts';

export type GrantedRole = {
  readonly email: string;
  readonly role: Role;
  readonly isNew: boolean;
  /** Opens the page where they set a password, once, within the hour. */
  readonly passwordLink: string;
};

/**
 * Gives someone a role that nobody can choose for themselves, with an account if they have none. For an operator
 * at the server: there is no check of who asks. The address counts as confirmed, because the operator vouches for
 * it, and because an unconfirmed one could be taken over by signing up with it.
 */
export async function grantRole(auth: AuthKit, text: string, role: Role): Promise<GrantedRole> {
  const { db, clock, settings } = auth;
  const email = readEmail(text);
  const code = makeCode(auth, 'recovery', {
    isPkce: false,
    redirectTo: `${settings.siteUrl}/reset-password`,
  });
  const isNew = await db.transaction(async (tx) => {
    const now = clock.now();
    const known = await userByEmail(tx, email);
    const given = { email, passwordHash: null, confirmed: true, role, metadata: {} };
    const user = known ?? (await createUser(auth, tx, given));
    if (!user) throw new Error('the account was made by someone else at the same moment: try again');
    const appMetadata = { ...user.appMetadata, role };
    // Whatever password an unconfirmed account has, nobody proved to be its owner.
    const confirm = user.emailConfirmedAt === null ? { emailConfirmedAt: now, passwordHash: null } : {};
    await updateUser(tx, user.id, { appMetadata, ...confirm }, now);
    await keepCode(auth, tx, { userId: user.id, kind: 'recovery', address: email, code });
    const details = { role };
    await recordAudit(tx, { action: 'role-granted', userId: user.id, address: 'operator', at: now, details });
    return known === undefined;
  });
  return { email, role, isNew, passwordLink: code.link };
}
