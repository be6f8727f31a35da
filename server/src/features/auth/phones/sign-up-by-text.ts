import type { Tx } from '../../../platform/db/db.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limitTexts } from '../limits/limit.ts';
import type { NewUser } from '../users/create-user.ts';
import { registerUnconfirmed } from '../users/register-unconfirmed.ts';
import type { PresentedUser } from '../users/users.presenter.ts';
import { type UserRow, userByPhone } from '../users/users.store.ts';
import { deliverTextCode, keepTextCode, makeTextCode } from './text-code.ts';

/** A registered number gets the same response as a new one, and its owner is texted a sign-in code. */
export async function signUpByText(
  auth: AuthKit,
  given: NewUser & { readonly phone: string },
  visitor: Visitor,
): Promise<PresentedUser> {
  const code = makeTextCode(auth, 'sms', given.phone);
  await limitTexts(auth, given.phone, visitor.address);
  const known = await userByPhone(auth.db, given.phone);
  const send = (tx: Tx, user: UserRow) => keepTextCode(auth, tx, user, code, visitor);
  const user = await auth.db.transaction((tx) =>
    registerUnconfirmed(auth, tx, { given, known, send }, visitor),
  );
  await deliverTextCode(auth, code);
  return user;
}
