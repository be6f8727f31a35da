import { roleForSignUp } from '@plainclaim/domain/accounts/roles';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { prepareCode, sendCode } from '../codes/send-code.ts';
import { checkMetadata, type Metadata, mergeMetadata } from '../metadata.ts';
import { emailTaken } from '../users/change-email.ts';
import { createUser, isSomeones } from '../users/create-user.ts';
import { lockByEmail, updateUser } from '../users/users.store.ts';
import { readEmail } from '../wire/contact-details.ts';
import type { PresentedAccount } from './account.presenter.ts';
import { showAccount } from './read-account.ts';
import { recordServiceAct } from './record-service-act.ts';

export type Invitation = {
  readonly email: string;
  readonly data: Metadata;
  readonly redirectTo: string | undefined;
};

/** Creates an account and mails an invitation. An unconfirmed account is invited again. */
export async function invite(auth: AuthKit, given: Invitation, visitor: Visitor): Promise<PresentedAccount> {
  const email = readEmail(given.email);
  const metadata = checkMetadata(given.data);
  const code = await prepareCode(auth, {
    kind: 'invite',
    address: email,
    redirectTo: given.redirectTo,
    challenge: undefined,
  });
  const invited = await auth.db.transaction(async (tx) => {
    const known = await lockByEmail(tx, email);
    if (known && isSomeones(known)) throw emailTaken();
    const user = known
      ? await updateUser(
          tx,
          known.id,
          { userMetadata: mergeMetadata(known.userMetadata, metadata) },
          auth.clock.now(),
        )
      : await createUser(auth, tx, {
          email,
          passwordHash: null,
          confirmed: false,
          role: roleForSignUp(metadata.role),
          metadata,
        });
    if (!user) throw emailTaken();
    await recordServiceAct(auth, tx, 'invited', user.id, visitor);
    return await sendCode(auth, tx, user, code, visitor);
  });
  return await showAccount(auth.db, invited);
}
