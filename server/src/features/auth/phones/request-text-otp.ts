import { roleForSignUp } from '@plainclaim/domain/accounts/roles';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { findOrCreateAlike } from '../codes/act-alike.ts';
import type { OtpRequest } from '../codes/request-otp.ts';
import { limitTexts } from '../limits/limit.ts';
import { checkMetadata } from '../metadata.ts';
import { signUpOff } from '../users/sign-up-off.ts';
import { lockByPhone, userByPhone } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import { readPhone } from '../wire/contact-details.ts';
import { deliverTextCode, keepTextCode, makeTextCode } from './text-code.ts';

/** Texts a sign-in code; for an unknown number, the code confirms a new account. Returns the message id. */
export async function requestTextOtp(
  auth: AuthKit,
  request: Pick<OtpRequest, 'phone' | 'data' | 'createUser'>,
  visitor: Visitor,
): Promise<string> {
  const phone = readPhone(request.phone);
  if (!auth.settings.phoneEnabled) {
    throw new AuthError(422, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  const metadata = checkMetadata(request.data);
  const code = makeTextCode(auth, 'sms_otp', phone);
  await limitTexts(auth, phone, visitor.address);
  const known = await userByPhone(auth.db, phone);
  if (!known && !request.createUser) {
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  if (!known && !auth.settings.signUpAllowed) throw signUpOff();
  const role = roleForSignUp(metadata.role);
  await auth.db.transaction(async (tx) => {
    const given = { phone, passwordHash: null, confirmed: false, role, metadata };
    // Undefined means that a concurrent request has just added the account.
    const user = (await findOrCreateAlike(auth, tx, known, given)) ?? (await lockByPhone(tx, phone));
    if (user) await keepTextCode(auth, tx, user, code, visitor);
  });
  return await deliverTextCode(auth, code);
}
