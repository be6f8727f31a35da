import { randomUUID } from 'node:crypto';
import type { Role } from '@plainclaim/domain/accounts/roles';
import type { Tx } from '../../../platform/db/db.ts';
import type { AuthKit } from '../auth-kit.ts';
import type { Metadata } from '../metadata.ts';
import { runHooks } from '../run-hooks.ts';
import {
  type IdentityRow,
  insertIdentity,
  insertUser,
  saveIdentity,
  type UserRow,
  updateUser,
} from './users.store.ts';

export type NewUser = {
  readonly id?: string;
  /** At most one of the two; an anonymous account has neither. */
  readonly email?: string;
  readonly phone?: string;
  readonly passwordHash: string | null;
  readonly confirmed: boolean;
  readonly role: Role;
  readonly metadata: Metadata;
  /** The identity of a provider that vouches for the address; by default the address is the identity. */
  readonly identity?: Pick<IdentityRow, 'provider' | 'providerId' | 'data' | 'lastSignInAt'>;
};

type Creating = Pick<AuthKit, 'clock' | 'log' | 'onUserCreated'>;

/** Adds an account and runs the hooks of other slices. Undefined when the address or number is taken. */
export async function createUser(auth: Creating, tx: Tx, given: NewUser): Promise<UserRow | undefined> {
  const now = auth.clock.now();
  const user = await insertUser(tx, {
    id: given.id ?? randomUUID(),
    ...fieldsOf(given, now),
    createdAt: now,
    updatedAt: now,
  });
  if (!user) return undefined;
  await saveFirstIdentity(tx, user, given, now);
  await runHooks(auth, tx, auth.onUserCreated, user);
  return user;
}

/** Whether the account's owner is confirmed, by a code or an operator: then it cannot be taken over. */
export const isSomeones = ({ emailConfirmedAt, phoneConfirmedAt }: UserRow): boolean =>
  emailConfirmedAt !== null || phoneConfirmedAt !== null;

/**
 * Gives an unconfirmed account to the user who signs up with its address now. Nothing of the old one stays:
 * not its password, and above all not its role.
 */
export async function takeOverUnconfirmed(
  auth: Creating,
  tx: Tx,
  old: UserRow,
  given: NewUser,
): Promise<UserRow> {
  const now = auth.clock.now();
  const user = await updateUser(tx, old.id, fieldsOf(given, now), now);
  await saveFirstIdentity(tx, user, given, now);
  await runHooks(auth, tx, auth.onUserCreated, user);
  return user;
}

function fieldsOf(given: NewUser, now: Date) {
  const provider = given.identity?.provider ?? (given.email ? 'email' : given.phone ? 'phone' : undefined);
  return {
    email: given.email ?? null,
    phone: given.phone ?? null,
    passwordHash: given.passwordHash,
    emailConfirmedAt: given.email && given.confirmed ? now : null,
    emailProvenAt: given.email && given.identity ? now : null,
    asksBeforeProof: false,
    secondStepAskedSince: null,
    phoneConfirmedAt: given.phone && given.confirmed ? now : null,
    appMetadata: { ...(provider && { provider, providers: [provider] }), role: given.role },
    userMetadata: given.metadata,
    isAnonymous: provider === undefined,
  };
}

async function saveFirstIdentity(tx: Tx, user: UserRow, { identity }: NewUser, now: Date): Promise<void> {
  if (!identity) return await saveContactIdentity(tx, user, now);
  await insertIdentity(tx, {
    id: randomUUID(),
    userId: user.id,
    ...identity,
    createdAt: now,
    updatedAt: now,
  });
}

/** Identities for the e-mail address and the phone number themselves. */
export async function saveContactIdentity(tx: Tx, user: UserRow, now: Date): Promise<void> {
  const contacts = [
    ...(user.email === null ? [] : [{ provider: 'email', data: { email: user.email } }]),
    ...(user.phone === null ? [] : [{ provider: 'phone', data: { phone: user.phone } }]),
  ];
  for (const { provider, data } of contacts) {
    await saveIdentity(tx, {
      id: randomUUID(),
      userId: user.id,
      provider,
      providerId: user.id,
      data: {
        sub: user.id,
        ...data,
        email_verified: user.emailConfirmedAt !== null,
        phone_verified: user.phoneConfirmedAt !== null,
      },
      createdAt: now,
      updatedAt: now,
    });
  }
}
