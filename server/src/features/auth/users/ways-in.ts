import type { Tx } from '../../../platform/db/db.ts';
import { saveContactIdentity } from './create-user.ts';
import { type IdentityRow, identitiesOf, type UserRow, updateUser } from './users.store.ts';

/** The providers in `app_metadata`. Oldest first; the main one stays while it is linked. */
export function waysIn(
  user: Pick<UserRow, 'appMetadata'>,
  identities: readonly Pick<IdentityRow, 'provider'>[],
) {
  const now = new Set(identities.map(({ provider }) => provider));
  const before = Array.isArray(user.appMetadata.providers) ? (user.appMetadata.providers as string[]) : [];
  const providers = [...new Set([...before.filter((one) => now.has(one)), ...now])];
  const { provider: first } = user.appMetadata;
  const provider = providers.find((one) => one === first) ?? providers[0];
  return { ...user.appMetadata, ...(provider && { provider, providers }) };
}

/** A provider's user who sets a password can also sign in with their address, so it becomes an identity. */
export async function addContactIdentity(tx: Tx, user: UserRow, now: Date): Promise<UserRow> {
  if (user.email === null && user.phone === null) return user;
  const identities = await identitiesOf(tx, user.id);
  if (identities.some(({ provider }) => provider === 'email' || provider === 'phone')) return user;
  await saveContactIdentity(tx, user, now);
  const appMetadata = waysIn(user, await identitiesOf(tx, user.id));
  return await updateUser(tx, user.id, { appMetadata }, now);
}

/** Without the address its password is of no use and goes; without the phone, its number goes. */
export async function forgetWayIn(
  tx: Tx,
  user: UserRow,
  gone: IdentityRow,
  rest: readonly IdentityRow[],
  now: Date,
): Promise<void> {
  const changes =
    gone.provider === 'email'
      ? { passwordHash: null }
      : gone.provider === 'phone'
        ? { phone: null, phoneConfirmedAt: null, newPhone: null }
        : {};
  await updateUser(tx, user.id, { ...changes, appMetadata: waysIn(user, rest) }, now);
}
