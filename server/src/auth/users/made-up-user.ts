import { randomUUID } from 'node:crypto';
import type { NewUser } from './create-user.ts';
import { type PresentedUser, presentUser } from './users.presenter.ts';

/** What the contract shows instead of an account that is someone else's: no identities, and an id of nobody. */
export function madeUpUser({ email, phone, metadata, role }: NewUser, now: Date): PresentedUser {
  const provider = email === undefined ? 'phone' : 'email';
  const nobody = {
    id: randomUUID(),
    email: email ?? null,
    phone: phone ?? null,
    passwordHash: null,
    emailConfirmedAt: null,
    emailProvenAt: null,
    phoneConfirmedAt: null,
    appMetadata: { provider, providers: [provider], role },
    userMetadata: metadata,
    isAnonymous: false,
    newEmail: null,
    emailChangeConfirmedBy: null,
    confirmationSentAt: now,
    recoverySentAt: null,
    emailChangeSentAt: null,
    newPhone: null,
    phoneChangeSentAt: null,
    reauthenticationSentAt: null,
    invitedAt: null,
    lastSignInAt: null,
    bannedUntil: null,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  return presentUser({ user: nobody, identities: [], factors: [] });
}
