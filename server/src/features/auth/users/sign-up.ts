import { roleForSignUp } from '@plainclaim/domain/accounts/roles';
import type { Tx } from '../../../platform/db/db.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { deleteCodesOf } from '../codes/codes.store.ts';
import { type CodeRequest, prepareCode, sendCode } from '../codes/send-code.ts';
import { limit, limitMail } from '../limits/limit.ts';
import { checkMetadata, type Metadata } from '../metadata.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import { signUpByText } from '../phones/sign-up-by-text.ts';
import { type PkceFields, readChallenge } from '../pkce/start-flow.ts';
import { openSession } from '../sessions/open-session.ts';
import { type SessionBody, sessionBody } from '../sessions/session-body.ts';
import { AuthError, invalid } from '../wire/auth-error.ts';
import { readEmail, readPhone } from '../wire/contact-details.ts';
import { auditSignUp } from './audit-sign-up.ts';
import { createUser, isSomeones, type NewUser, takeOverUnconfirmed } from './create-user.ts';
import { registerUnconfirmed } from './register-unconfirmed.ts';
import { signUpOff } from './sign-up-off.ts';
import type { PresentedUser } from './users.presenter.ts';
import { lockByEmail, lockByPhone, type UserRow, userByEmail } from './users.store.ts';

export type SignUpRequest = {
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly data: Metadata;
  readonly pkce: PkceFields;
  readonly redirectTo: string | undefined;
};

/** Returns a session where addresses need no confirmation; otherwise the new user, who gets a mail. */
export async function signUp(
  auth: AuthKit,
  request: SignUpRequest,
  visitor: Visitor,
): Promise<SessionBody | PresentedUser> {
  const { settings } = auth;
  if (!settings.signUpAllowed) throw signUpOff();
  const metadata = checkMetadata(request.data);
  if (request.email === '' && request.phone === '') return await signUpAnonymously(auth, metadata, visitor);
  checkNewPassword(settings, request.password);
  if (request.email !== '' && request.phone !== '') {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  const challenge = readChallenge(request.pkce);
  const contact =
    request.email === '' ? { phone: readPhone(request.phone) } : { email: readEmail(request.email) };
  requireProvider(auth, contact);
  await limit(auth, 'signUp', visitor.address);

  const given: NewUser = {
    ...contact,
    passwordHash: await auth.passwords.hash(request.password),
    confirmed: true,
    role: roleForSignUp(metadata.role),
    metadata,
  };
  const needsNoProof = given.email === undefined ? settings.phoneAutoconfirm : settings.emailAutoconfirm;
  if (needsNoProof) return await signUpAtOnce(auth, given, visitor);
  if (given.email === undefined) {
    return await signUpByText(auth, { ...given, phone: given.phone ?? '', confirmed: false }, visitor);
  }
  const asked = { address: given.email, redirectTo: request.redirectTo, challenge };
  return await signUpByMail(auth, { ...given, email: given.email, confirmed: false }, asked, visitor);
}

function requireProvider({ settings }: AuthKit, { email }: Pick<NewUser, 'email'>): void {
  if (email !== undefined && !settings.emailEnabled) {
    throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled');
  }
  if (email === undefined && !settings.phoneEnabled) {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
}

async function signUpAnonymously(auth: AuthKit, metadata: Metadata, visitor: Visitor): Promise<SessionBody> {
  if (!auth.settings.anonymousEnabled) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  await limit(auth, 'anonymousSignUp', visitor.address);
  const opened = await auth.db.transaction(async (tx) => {
    const given = { passwordHash: null, confirmed: false, role: 'plaintiff', metadata } as const;
    const user = await createUser(auth, tx, given);
    if (!user) throw alreadyRegistered();
    return await openSession(auth, tx, user, 'anonymous', visitor);
  });
  return await sessionBody(auth, opened);
}

async function signUpAtOnce(auth: AuthKit, given: NewUser, visitor: Visitor): Promise<SessionBody> {
  const opened = await auth.db.transaction(async (tx) => {
    const old =
      given.email === undefined
        ? await lockByPhone(tx, given.phone ?? '')
        : await lockByEmail(tx, given.email);
    if (old && isSomeones(old)) throw alreadyRegistered();
    const user = old ? await takeOverUnconfirmed(auth, tx, old, given) : await createUser(auth, tx, given);
    if (!user) throw alreadyRegistered();
    if (old) await deleteCodesOf(tx, old.id, ['signup', 'magiclink', 'recovery', 'invite', 'sms', 'sms_otp']);
    await auditSignUp(auth, tx, user.id, visitor);
    return await openSession(auth, tx, user, 'password', visitor);
  });
  return await sessionBody(auth, opened);
}

/** A registered address gets the same response as a new one, and its owner is mailed a sign-in link. */
async function signUpByMail(
  auth: AuthKit,
  given: NewUser & { readonly email: string },
  asked: Omit<CodeRequest, 'kind'>,
  visitor: Visitor,
): Promise<PresentedUser> {
  const { email } = given;
  await limitMail(auth, email, visitor.address);
  const known = await userByEmail(auth.db, email);
  const kind = known && isSomeones(known) ? 'magiclink' : 'signup';
  const code = await prepareCode(auth, { ...asked, kind });
  const send = (tx: Tx, user: UserRow) => sendCode(auth, tx, user, code, visitor);
  return await auth.db.transaction((tx) => registerUnconfirmed(auth, tx, { given, known, send }, visitor));
}

const alreadyRegistered = () => new AuthError(422, 'user_already_exists', 'User already registered');
