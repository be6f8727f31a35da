import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limitTexts } from '../limits/limit.ts';
import { auditSignUp } from '../users/audit-sign-up.ts';
import { createUser, isSomeones, type NewUser, takeOverUnconfirmed } from '../users/create-user.ts';
import { madeUpUser } from '../users/made-up-user.ts';
import { readUser } from '../users/read-user.ts';
import type { PresentedUser } from '../users/users.presenter.ts';
import { lockByPhone } from '../users/users.store.ts';
import { deliverTextCode, keepTextCode, makeTextCode } from './text-code.ts';

/** The new user, who has a code to type first. A registered number is answered like a new one. */
export async function signUpByText(
  auth: AuthKit,
  given: NewUser & { readonly phone: string },
  visitor: Visitor,
): Promise<PresentedUser> {
  const code = makeTextCode(auth, 'sms', given.phone);
  await limitTexts(auth, given.phone, visitor.address);
  const user = await auth.db.transaction(async (tx) => {
    const old = await lockByPhone(tx, given.phone);
    if (old && isSomeones(old)) return undefined;
    const added = old ? await takeOverUnconfirmed(auth, tx, old, given) : await createUser(auth, tx, given);
    if (!added) return undefined;
    await auditSignUp(auth, tx, added.id, visitor);
    return await keepTextCode(auth, tx, added, code, visitor);
  });
  if (!user) return madeUpUser(given, auth.clock.now());
  await deliverTextCode(auth, code);
  return await readUser(auth.db, user);
}
