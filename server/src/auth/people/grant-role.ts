import { type Role, roleOf, selfChosenRoles } from '@plainclaim/domain/accounts/roles';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit } from '../auth-kit.ts';
import { keepCode, makeCode } from '../codes/issue-code.ts';
import { mailedLink } from '../codes/mailed-link.ts';
import { askedSinceFor } from '../factors/second-step-demand.ts';
import { createUser } from '../users/create-user.ts';
import { lockUser, updateUser, userByEmail } from '../users/users.store.ts';
import { readEmail } from '../wire/contact-details.ts';
import { startAfresh } from './start-afresh.ts';

export type GrantedRole = {
  readonly email: string;
  readonly role: Role;
  readonly isNew: boolean;
  /** Whoever used the account before is out, and no password opens it until one is set. */
  readonly isAfresh: boolean;
  /** Opens the page where they set a password, once, within the hour. */
  readonly passwordLink: string;
};

const isSelfChosen = (role: Role): boolean => selfChosenRoles.some((one) => one === role);

/**
 * Gives someone a role that nobody can choose for themselves, with an account if they have none. For an operator
 * at the server: there is no check of who asks. The address counts as confirmed, because the operator vouches for
 * it, and because an unconfirmed one could be taken over by signing up with it. Where addresses need no proof,
 * anyone may have signed up with this one: with a role that nobody can choose, they get nothing of it.
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
    // Whatever password an unconfirmed account has, nobody proved to be its owner.
    const isAfresh = known !== undefined && (!isTrusted || known.emailConfirmedAt === null);
    if (isAfresh) await startAfresh(auth, tx, user, 'role granted');
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
