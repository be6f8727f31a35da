import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limitMail } from '../limits/limit.ts';
import type { Caller } from '../sessions/identify-caller.ts';
import { lockUser } from '../users/users.store.ts';
import { AuthError, invalid } from '../wire/auth-error.ts';
import { prepareCode, sendCode } from './send-code.ts';

/** Mails the code that lets an old session change the password. */
export async function reauthenticate(auth: AuthKit, { user }: Caller, visitor: Visitor): Promise<void> {
  if (user.email === null) {
    if (user.phone === null) {
      throw invalid('Reauthentication requires the user to have an email or a phone number');
    }
    throw new AuthError(422, 'sms_send_failed', 'Error sending the code: no SMS provider is set up');
  }
  await limitMail(auth, user.email, visitor.address);
  const code = await prepareCode(auth, {
    kind: 'reauthentication',
    address: user.email,
    redirectTo: undefined,
    challenge: undefined,
  });
  await auth.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    await sendCode(auth, tx, user, code, visitor);
  });
}
