import type { FactorRow } from '../factors/factors.store.ts';
import type { IdentityRow, UserRow } from './users.store.ts';

export type FullUser = {
  readonly user: UserRow;
  readonly identities: readonly IdentityRow[];
  readonly factors: readonly FactorRow[];
};

const text = (moment: Date) => moment.toISOString();

/** An optional timestamp: clients expect the key to be absent, not null. */
const when = <K extends string>(key: K, moment: Date | null) =>
  (moment === null ? {} : { [key]: text(moment) }) as { [key in K]?: string };

/** The user as the wire contract presents it. */
export function presentUser({ user, identities, factors }: FullUser) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...when('email_confirmed_at', user.emailConfirmedAt),
    ...when('phone_confirmed_at', user.phoneConfirmedAt),
    ...when('confirmed_at', user.emailConfirmedAt ?? user.phoneConfirmedAt),
    ...when('confirmation_sent_at', user.confirmationSentAt),
    ...when('recovery_sent_at', user.recoverySentAt),
    ...when('email_change_sent_at', user.emailChangeSentAt),
    ...when('phone_change_sent_at', user.phoneChangeSentAt),
    ...when('reauthentication_sent_at', user.reauthenticationSentAt),
    ...when('invited_at', user.invitedAt),
    ...when('last_sign_in_at', user.lastSignInAt),
    ...(user.newEmail !== null && { new_email: user.newEmail }),
    ...(user.newPhone !== null && { new_phone: user.newPhone }),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(presentIdentity),
    ...(factors.length > 0 && { factors: factors.map(presentFactor) }),
    created_at: text(user.createdAt),
    updated_at: text(user.updatedAt),
    is_anonymous: user.isAnonymous,
  };
}

export type PresentedUser = ReturnType<typeof presentUser>;

const presentIdentity = (identity: IdentityRow) => ({
  identity_id: identity.id,
  id: identity.providerId,
  user_id: identity.userId,
  identity_data: identity.data,
  provider: identity.provider,
  ...when('last_sign_in_at', identity.lastSignInAt),
  created_at: text(identity.createdAt),
  updated_at: text(identity.updatedAt),
  ...(typeof identity.data.email === 'string' && { email: identity.data.email }),
});

export const presentFactor = (factor: FactorRow) => ({
  id: factor.id,
  factor_type: factor.factorType,
  status: factor.status,
  friendly_name: factor.friendlyName,
  ...(factor.phone !== null && { phone: factor.phone }),
  created_at: text(factor.createdAt),
  updated_at: text(factor.updatedAt),
});

export type PresentedFactor = ReturnType<typeof presentFactor>;
