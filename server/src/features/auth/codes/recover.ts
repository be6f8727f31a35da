import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limitMail } from '../limits/limit.ts';
import type { PkceChallenge } from '../pkce/start-flow.ts';
import { userByEmail } from '../users/users.store.ts';
import { readEmail } from '../wire/contact-details.ts';
import { actAlike } from './act-alike.ts';
import { prepareCode, sendCode } from './send-code.ts';

export type RecoverRequest = {
  readonly email: string;
  readonly challenge: PkceChallenge | undefined;
  readonly redirectTo: string | undefined;
};

/** Mails a link to set a new password. An unknown address gets the same response after the same work. */
export async function recover(auth: AuthKit, request: RecoverRequest, visitor: Visitor): Promise<void> {
  const address = readEmail(request.email);
  await limitMail(auth, address, visitor.address);
  const { redirectTo, challenge } = request;
  const code = await prepareCode(auth, { kind: 'recovery', address, redirectTo, challenge });
  await auth.db.transaction(async (tx) => {
    const user = await userByEmail(tx, address);
    await actAlike(auth, tx, user, (inner, whom) => sendCode(auth, inner, whom, code, visitor));
  });
}
