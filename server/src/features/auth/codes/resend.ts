import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limitMail } from '../limits/limit.ts';
import { resendText } from '../phones/resend-text.ts';
import type { PkceChallenge } from '../pkce/start-flow.ts';
import { prepareEmailChange, requestEmailChange } from '../users/change-email.ts';
import { userByEmail } from '../users/users.store.ts';
import { invalid } from '../wire/auth-error.ts';
import { readEmail } from '../wire/contact-details.ts';
import { actAlike } from './act-alike.ts';
import { prepareCode, sendCode } from './send-code.ts';

export type ResendRequest = {
  readonly type: string;
  readonly email: string;
  readonly phone: string;
  readonly challenge: PkceChallenge | undefined;
  readonly redirectTo: string | undefined;
};

/** Resends the code of a pending confirmation. Without one it sends nothing and answers the same. */
export async function resend(auth: AuthKit, request: ResendRequest, visitor: Visitor): Promise<void> {
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(request.type)) {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (request.type === 'sms' || request.type === 'phone_change') {
    return await resendText(auth, request.type, request.phone, visitor);
  }
  const email = readEmail(request.email);
  await limitMail(auth, email, visitor.address);
  if (request.type === 'signup') await resendConfirmation(auth, email, request, visitor);
  else await resendEmailChange(auth, email, request, visitor);
}

async function resendConfirmation(
  auth: AuthKit,
  email: string,
  { redirectTo, challenge }: ResendRequest,
  visitor: Visitor,
): Promise<void> {
  const code = await prepareCode(auth, { kind: 'signup', address: email, redirectTo, challenge });
  await auth.db.transaction(async (tx) => {
    const user = await userByEmail(tx, email);
    const waiting = user?.emailConfirmedAt === null ? user : undefined;
    await actAlike(auth, tx, waiting, (inner, whom) => sendCode(auth, inner, whom, code, visitor));
  });
}

async function resendEmailChange(
  auth: AuthKit,
  email: string,
  { redirectTo, challenge }: ResendRequest,
  visitor: Visitor,
): Promise<void> {
  const user = await userByEmail(auth.db, email);
  const waiting = user && user.newEmail !== null ? user : undefined;
  const mover = waiting ?? {
    email,
    emailConfirmedAt: auth.clock.now(),
    emailProvenAt: auth.clock.now(),
    isAnonymous: false,
  };
  const newEmail = waiting?.newEmail ?? email;
  const codes = await prepareEmailChange(auth, mover, { newEmail, redirectTo, challenge });
  await auth.db.transaction((tx) =>
    actAlike(auth, tx, waiting, async (inner, whom) => {
      // Skipped if the change was confirmed, cancelled or replaced since it was read.
      if (!waiting || whom.newEmail === newEmail)
        await requestEmailChange(auth, inner, whom, newEmail, codes, visitor);
    }),
  );
}
