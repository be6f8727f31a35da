import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limitMail, limitTexts } from '../limits/limit.ts';
import { deliverTextCode, keepTextCode, makeTextCode } from '../phones/text-code.ts';
import type { Caller } from '../sessions/identify-caller.ts';
import { lockUser, type UserRow } from '../users/users.store.ts';
import { invalid } from '../wire/auth-error.ts';
import { prepareCode, sendCode } from './send-code.ts';

/** Mails, or without an e-mail address texts, the code that lets an old session change the password. */
export async function reauthenticate(auth: AuthKit, { user }: Caller, visitor: Visitor): Promise<void> {
  if (user.email === null) return await reauthenticateByText(auth, user, visitor);
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

async function reauthenticateByText(auth: AuthKit, user: UserRow, visitor: Visitor): Promise<void> {
  if (user.phone === null) {
    throw invalid('Reauthentication requires the user to have an email or a phone number');
  }
  const code = makeTextCode(auth, 'reauthentication', user.phone);
  await limitTexts(auth, user.phone, visitor.address);
  await auth.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    await keepTextCode(auth, tx, user, code, visitor);
  });
  await deliverTextCode(auth, code);
}
