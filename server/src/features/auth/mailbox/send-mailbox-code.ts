import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { prepareCode, sendCode } from '../codes/send-code.ts';
import { limitMail } from '../limits/limit.ts';
import { lockUser, userById } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import { noMailbox } from './prove-in-session.ts';

/** Mails six digits to the account's address, to be typed in the current session. */
export async function sendMailboxCode(auth: AuthKit, actor: Actor, visitor: Visitor): Promise<void> {
  const user = await userById(auth.db, actor.userId);
  if (!user?.email) throw noMailbox();
  await limitMail(auth, user.email, visitor.address).catch(inOurWords);
  const { email: address } = user;
  const code = await prepareCode(auth, {
    kind: 'mailbox',
    address,
    redirectTo: undefined,
    challenge: undefined,
  });
  await auth.db.transaction(async (tx) => {
    const now = await lockUser(tx, user.id);
    if (now?.email !== address) throw noMailbox();
    await sendCode(auth, tx, now, code, visitor);
  });
}

/** Outside the contract, errors have the product's own shape. */
function inOurWords(error: unknown): never {
  if (!(error instanceof AuthError) || error.status !== 429) throw error;
  throw new AppError('rate_limited', error.message, {
    userMessage: error.message,
    retryAfterSeconds: error.retryAfterSeconds ?? 60,
  });
}
