import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limitMail } from '../limits/limit.ts';
import type { PkceChallenge } from '../pkce/start-flow.ts';
import { userByEmail } from '../users/users.store.ts';
import { readEmail } from '../wire/contact-details.ts';
import { prepareCode, sendCode } from './send-code.ts';

export type RecoverRequest = {
  readonly email: string;
  readonly challenge: PkceChallenge | undefined;
  readonly redirectTo: string | undefined;
};

/**
 * Mails a link to set a new password. An address that nobody has gets the same answer after the same work: the
 * mail is written, and something is stored. What is left of a difference is too small to measure in as many
 * tries as the limits allow.
 */
export async function recover(auth: AuthKit, request: RecoverRequest, visitor: Visitor): Promise<void> {
  const address = readEmail(request.email);
  await limitMail(auth, address, visitor.address);
  const { redirectTo, challenge } = request;
  const code = await prepareCode(auth, { kind: 'recovery', address, redirectTo, challenge });
  await auth.db.transaction(async (tx) => {
    const user = await userByEmail(tx, address);
    if (user) {
      await sendCode(auth, tx, user, code, visitor);
    } else {
      const at = auth.clock.now();
      const details = { kind: 'recovery' };
      await recordAudit(tx, { action: 'code-sent', userId: null, address: visitor.address, at, details });
    }
  });
}
