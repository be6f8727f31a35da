import { roleForSignUp } from '@plainclaim/domain/accounts/roles';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limitMail } from '../limits/limit.ts';
import { checkMetadata, type Metadata } from '../metadata.ts';
import type { PkceChallenge } from '../pkce/start-flow.ts';
import { createUser } from '../users/create-user.ts';
import { signUpOff } from '../users/sign-up-off.ts';
import { lockUser, userByEmail } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import { readEmail } from '../wire/contact-details.ts';
import { prepareCode, sendCode } from './send-code.ts';

export type OtpRequest = {
  readonly email: string;
  readonly phone: string;
  readonly data: Metadata;
  readonly createUser: boolean;
  readonly challenge: PkceChallenge | undefined;
  readonly redirectTo: string | undefined;
};

/** Mails a link and a code that sign in; someone new gets an account that the code then confirms. */
export async function requestMailOtp(auth: AuthKit, request: OtpRequest, visitor: Visitor): Promise<void> {
  const { settings, db } = auth;
  if (!settings.emailEnabled) {
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
  }
  const email = readEmail(request.email);
  const metadata = checkMetadata(request.data);
  await limitMail(auth, email, visitor.address);
  const known = await userByEmail(db, email);
  if (!known && !request.createUser) {
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  if (!known && !settings.signUpAllowed) throw signUpOff();

  const { redirectTo, challenge } = request;
  const code = await prepareCode(auth, { kind: 'magiclink', address: email, redirectTo, challenge });
  const role = roleForSignUp(metadata.role);
  await db.transaction(async (tx) => {
    const added =
      (known && (await lockUser(tx, known.id))) ??
      (await createUser(auth, tx, { email, passwordHash: null, confirmed: false, role, metadata }));
    // Nothing added means that another request added it meanwhile.
    const user = added ?? (await userByEmail(tx, email));
    if (user) await sendCode(auth, tx, user, code, visitor);
  });
}
