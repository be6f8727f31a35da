import { roleForSignUp } from '@plainclaim/domain/accounts/roles';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limitMail } from '../limits/limit.ts';
import { checkMetadata, type Metadata } from '../metadata.ts';
import type { PkceChallenge } from '../pkce/start-flow.ts';
import { userByEmail } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import { readEmail } from '../wire/contact-details.ts';
import { actAlike, findOrCreateAlike } from './act-alike.ts';
import { prepareCode, sendCode } from './send-code.ts';

export type OtpRequest = {
  readonly email: string;
  readonly phone: string;
  readonly data: Metadata;
  readonly createUser: boolean;
  readonly challenge: PkceChallenge | undefined;
  readonly redirectTo: string | undefined;
};

/**
 * Mails a link and a code that sign in; for an unknown address, the code confirms a new account. Where no
 * account may be created, the response and its time are the same as for a mail.
 */
export async function requestMailOtp(auth: AuthKit, request: OtpRequest, visitor: Visitor): Promise<void> {
  const { settings, db } = auth;
  if (!settings.emailEnabled) {
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
  }
  const email = readEmail(request.email);
  const metadata = checkMetadata(request.data);
  await limitMail(auth, email, visitor.address);
  const known = await userByEmail(db, email);
  // Without confirmation of addresses, sign-up shows anyway which ones are registered; otherwise nothing may.
  if (!known && !request.createUser && settings.emailAutoconfirm) {
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  const { redirectTo, challenge } = request;
  const code = await prepareCode(auth, { kind: 'magiclink', address: email, redirectTo, challenge });
  await db.transaction(async (tx) => {
    if (!request.createUser || !settings.signUpAllowed) {
      return await actAlike(auth, tx, known, (inner, whom) => sendCode(auth, inner, whom, code, visitor));
    }
    const role = roleForSignUp(metadata.role);
    const given = { email, passwordHash: null, confirmed: false, role, metadata };
    // Undefined means that a concurrent request has just added the account.
    const user = (await findOrCreateAlike(auth, tx, known, given)) ?? (await userByEmail(tx, email));
    if (user) await sendCode(auth, tx, user, code, visitor);
  });
}
