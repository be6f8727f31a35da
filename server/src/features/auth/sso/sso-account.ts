import { randomUUID } from 'node:crypto';
import { decideProviderSignIn } from '@plainclaim/domain/accounts/provider-sign-in';
import { isEmailAddress, normaliseEmail } from '@plainclaim/domain/shared/email-address';
import type { Tx } from '../../../platform/db/db.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { clearAccount } from '../mailbox/clear-account.ts';
import { writeAddressProven } from '../mailbox/mailbox.emails.tsx';
import type { Metadata } from '../metadata.ts';
import { auditSignUp } from '../users/audit-sign-up.ts';
import { createUser, saveContactIdentity } from '../users/create-user.ts';
import { signUpOff } from '../users/sign-up-off.ts';
import {
  identityOf,
  lockByEmail,
  lockUser,
  saveIdentity,
  type UserRow,
  updateUser,
} from '../users/users.store.ts';
import { withProvider } from '../users/with-provider.ts';
import { AuthError } from '../wire/auth-error.ts';
import type { SsoPerson } from './read-assertion.ts';
import { identityName, type SsoProvider } from './sso-provider.ts';

/** The account for an organisation's user, by the same rules as for other providers. */
export async function ssoAccount(
  auth: AuthKit,
  tx: Tx,
  provider: SsoProvider,
  person: SsoPerson,
  visitor: Visitor,
): Promise<UserRow> {
  const email = isEmailAddress(person.email) ? normaliseEmail(person.email) : '';
  const known = await identityOf(tx, identityName(provider), person.nameId);
  const owner = known && (await lockUser(tx, known.userId));
  if (known && !owner) throw refused('this account is gone');
  const namesake = owner || email === '' ? undefined : await lockByEmail(tx, email);
  const decision = decideProviderSignIn({
    ownerId: owner?.id ?? null,
    linkingTo: null,
    email,
    // An organisation vouches only for addresses in its own domains.
    emailVerified: provider.domains.includes(email.split('@').at(-1) ?? ''),
    account: standingOf(namesake),
    signUpAllowed: auth.settings.signUpAllowed,
  });
  if (decision === 'refuse: no new accounts') throw signUpOff();
  if (decision.startsWith('refuse')) throw refused('your organisation gave no address of its own');
  const metadata = person.name === '' ? {} : { full_name: person.name };
  const user = owner ?? (await joinOrCreate(auth, tx, { email, namesake, decision, metadata }, visitor));
  return await keepIdentity(auth, tx, user, provider, { ...person, email });
}

function standingOf(account: UserRow | undefined) {
  if (!account) return 'none';
  if (account.emailConfirmedAt === null) return 'unconfirmed';
  return account.emailProvenAt === null ? 'assumed' : 'proven';
}

type Newcomer = {
  readonly email: string;
  readonly namesake: UserRow | undefined;
  readonly decision: string;
  readonly metadata: Metadata;
};

async function joinOrCreate(
  auth: AuthKit,
  tx: Tx,
  { email, namesake, decision, metadata }: Newcomer,
  visitor: Visitor,
): Promise<UserRow> {
  const now = auth.clock.now();
  if (namesake && decision === 'link') return namesake;
  if (!namesake) {
    const given = { email, passwordHash: null, confirmed: true, role: 'plaintiff', metadata } as const;
    const added = await createUser(auth, tx, given);
    if (!added)
      throw new AuthError(409, 'conflict', 'Someone else used this address just now. Please try again.');
    await auditSignUp(auth, tx, added.id, visitor);
    return await updateUser(tx, added.id, { emailProvenAt: now }, now);
  }
  // The mailbox was never proven: the account's creator, perhaps a stranger, loses every way into it.
  const { removed } = await clearAccount(auth, tx, namesake, { identity: 'nothing' }, visitor);
  const cleared = await updateUser(
    tx,
    namesake.id,
    { emailConfirmedAt: now, emailProvenAt: now, asksBeforeProof: false },
    now,
  );
  await saveContactIdentity(tx, cleared, now);
  if (removed.length > 0)
    await queueMail(auth.mail, tx, {
      ...(await writeAddressProven(auth.settings.siteUrl, removed)),
      to: { address: email },
    });
  return cleared;
}

async function keepIdentity(
  { clock }: AuthKit,
  tx: Tx,
  user: UserRow,
  provider: SsoProvider,
  { nameId, email, name }: SsoPerson,
): Promise<UserRow> {
  const now = clock.now();
  const data = { sub: nameId, email, ...(name !== '' && { name }), issuer: provider.entityId };
  await saveIdentity(tx, {
    id: randomUUID(),
    userId: user.id,
    provider: identityName(provider),
    providerId: nameId,
    data,
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  });
  const kept = await identityOf(tx, identityName(provider), nameId);
  if (kept?.userId !== user.id) throw new AuthError(409, 'conflict', 'Please try again.');
  const appMetadata = withProvider(user.appMetadata, identityName(provider));
  return await updateUser(tx, user.id, { appMetadata }, now);
}

const refused = (reason: string) => new AuthError(403, 'saml_sign_in_refused', `Sign-in refused: ${reason}`);
