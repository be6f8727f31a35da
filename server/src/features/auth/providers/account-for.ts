import { randomUUID } from 'node:crypto';
import {
  decideProviderSignIn,
  type ProviderArrival,
  type ProviderDecision,
} from '@plainclaim/domain/accounts/provider-sign-in';
import { roleForSignUp } from '@plainclaim/domain/accounts/roles';
import type { Tx } from '../../../platform/db/db.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { clearAccount } from '../mailbox/clear-account.ts';
import { checkMetadata } from '../metadata.ts';
import { emailTaken } from '../users/change-email.ts';
import { createUser, type NewUser, takeOverUnconfirmed } from '../users/create-user.ts';
import { signUpOff } from '../users/sign-up-off.ts';
import {
  type IdentityRow,
  identitiesOf,
  identityOf,
  insertIdentity,
  lockUser,
  refreshIdentity,
  type UserRow,
  updateUser,
  userByEmail,
  userById,
} from '../users/users.store.ts';
import { waysIn } from '../users/ways-in.ts';
import { AuthError } from '../wire/auth-error.ts';
import { type Linked, noteLinked } from './note-linked.ts';
import type { ProviderIdentity } from './provider-identity.ts';

/** A concurrent transaction changed the rows read before the lock. Retry. */
export class Overtaken extends Error {}

/** The account of an identity: found, created, linked or taken over as `decideProviderSignIn` says. */
export async function accountFor(
  auth: AuthKit,
  tx: Tx,
  identity: ProviderIdentity,
  linkingTo: string | null,
  visitor: Visitor,
): Promise<UserRow> {
  const { provider, subject, email } = identity;
  const known = await identityOf(tx, provider.id, subject);
  const namesake = email === '' ? undefined : await userByEmail(tx, email);
  if (linkingTo !== null && namesake) await refuseTaken(tx, linkingTo, namesake);
  const accountId = linkingTo ?? known?.userId ?? namesake?.id;
  const account = accountId === undefined ? undefined : await lockUser(tx, accountId);
  if (accountId !== undefined && !account) throw new Overtaken();
  const decision = decideProviderSignIn({
    ownerId: known?.userId ?? null,
    linkingTo,
    email,
    emailVerified: identity.emailVerified,
    account: standingOf(account, email),
    signUpAllowed: auth.settings.signUpAllowed,
  });
  return await act(auth, tx, { decision, identity, account, known }, visitor);
}

/** An anonymous account cannot get an address that another account has. */
async function refuseTaken(tx: Tx, linkingTo: string, namesake: UserRow): Promise<void> {
  if (namesake.id !== linkingTo && (await userById(tx, linkingTo))?.isAnonymous) throw emailTaken();
}

function standingOf(account: UserRow | undefined, email: string): ProviderArrival['account'] {
  // The address may have changed while we waited for the lock.
  if (!account || account.email !== email) return 'none';
  if (account.emailConfirmedAt === null) return 'unconfirmed';
  return account.emailProvenAt === null ? 'assumed' : 'proven';
}

type Act = {
  readonly decision: ProviderDecision;
  readonly identity: ProviderIdentity;
  readonly account: UserRow | undefined;
  readonly known: IdentityRow | undefined;
};

async function act(auth: AuthKit, tx: Tx, given: Act, visitor: Visitor): Promise<UserRow> {
  const { decision, identity, account, known } = given;
  if (decision.startsWith('refuse')) throw refusal(decision, identity);
  if (decision === 'create') return await create(auth, tx, identity, visitor);
  if (!account) throw new Overtaken();
  const now = auth.clock.now();
  if (decision === 'sign-in') {
    if (known) await refreshIdentity(tx, known.id, identity.data, now);
    return account;
  }
  if (decision === 'link') return await link(auth, tx, account, identity, 'linked', visitor);
  const identityLeft = decision === 'take-over' ? 'nothing' : 'email';
  const { user: emptied, removed } = await clearAccount(
    auth,
    tx,
    account,
    { identity: identityLeft },
    visitor,
  );
  if (decision === 'take-over') {
    const taken = await takeOverUnconfirmed(auth, tx, emptied, newUserFrom(identity, now));
    await auditSignUp(auth, tx, taken, visitor);
    return taken;
  }
  return await link(auth, tx, emptied, identity, { cleared: removed }, visitor);
}

async function create(auth: AuthKit, tx: Tx, identity: ProviderIdentity, visitor: Visitor): Promise<UserRow> {
  const user = await createUser(auth, tx, newUserFrom(identity, auth.clock.now()));
  if (!user) throw new Overtaken();
  await auditSignUp(auth, tx, user, visitor);
  return user;
}

/** New users are plaintiffs: solicitors sign up with a form instead. */
const newUserFrom = ({ provider, subject, email, data }: ProviderIdentity, now: Date): NewUser => ({
  email,
  passwordHash: null,
  confirmed: true,
  role: roleForSignUp(undefined),
  metadata: checkMetadata(data),
  identity: { provider: provider.id, providerId: subject, data, lastSignInAt: now },
});

async function link(
  auth: AuthKit,
  tx: Tx,
  account: UserRow,
  identity: ProviderIdentity,
  how: Linked,
  visitor: Visitor,
): Promise<UserRow> {
  const { provider, subject, data } = identity;
  const now = auth.clock.now();
  await insertIdentity(tx, {
    id: randomUUID(),
    userId: account.id,
    provider: provider.id,
    providerId: subject,
    data,
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  });
  const appMetadata = waysIn(account, await identitiesOf(tx, account.id));
  const address = addressFrom(account, identity, how, now);
  const changed = await updateUser(tx, account.id, { appMetadata, ...address }, now);
  await noteLinked(auth, tx, changed, provider, how, visitor);
  return changed;
}

/**
 * An anonymous account gets the address if the provider verified it. Where the provider's word cleared the
 * account, the address is proven.
 */
function addressFrom(account: UserRow, { email, emailVerified }: ProviderIdentity, how: Linked, now: Date) {
  if (how !== 'linked') return { emailProvenAt: now, asksBeforeProof: false };
  if (!account.isAnonymous) return {};
  const isGiven = emailVerified && email !== '';
  return { isAnonymous: false, ...(isGiven && { email, emailConfirmedAt: now, emailProvenAt: now }) };
}

const auditSignUp = ({ clock }: AuthKit, tx: Tx, { id: userId }: UserRow, { address }: Visitor) =>
  recordAudit(tx, { action: 'signed-up', userId, address, at: clock.now() });

function refusal(decision: ProviderDecision, { provider }: ProviderIdentity): AuthError {
  const { name } = provider;
  switch (decision) {
    case 'refuse: linked already':
      return new AuthError(422, 'identity_already_exists', 'Identity is already linked');
    case 'refuse: someone else’s':
      return new AuthError(422, 'identity_already_exists', 'Identity is already linked to another user');
    case 'refuse: no address':
      return new AuthError(
        422,
        'validation_failed',
        `${name} did not tell us your e-mail address. Allow that there, or sign up with an e-mail address here.`,
      );
    case 'refuse: address not verified':
      return new AuthError(
        403,
        'provider_email_needs_verification',
        `${name} has not verified your e-mail address. Verify it there, or sign in with an e-mail address here.`,
      );
    default:
      return signUpOff();
  }
}
