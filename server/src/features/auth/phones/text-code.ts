import type { Tx } from '../../../platform/db/db.ts';
import { sendText, TextNotSentError } from '../../../platform/sms/send-text.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { type FreshCode, keepCode, makeCode } from '../codes/issue-code.ts';
import { sentField } from '../codes/send-code.ts';
import { type UserRow, updateUser } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';

/** A code for a phone: stored in the caller's transaction, delivered after it. */
export type TextCode = {
  readonly kind: 'sms' | 'sms_otp' | 'phone_change' | 'reauthentication';
  readonly phone: string;
  readonly code: FreshCode;
};

export function makeTextCode(auth: AuthKit, kind: TextCode['kind'], phone: string): TextCode {
  requireSms(auth);
  return { kind, phone, code: makeCode(auth, kind, { isPkce: false, redirectTo: auth.settings.siteUrl }) };
}

export async function keepTextCode(
  auth: AuthKit,
  tx: Tx,
  user: Pick<UserRow, 'id'>,
  { kind, phone, code }: TextCode,
  { address }: Pick<Visitor, 'address'>,
): Promise<UserRow> {
  const now = auth.clock.now();
  await keepCode(auth, tx, { userId: user.id, kind, address: phone, code });
  await recordAudit(tx, { action: 'code-sent', userId: user.id, address, at: now, details: { kind } });
  return await updateUser(tx, user.id, { [sentField[kind]]: now }, now);
}

/** Called after the transaction: a slow provider must not hold the account's lock. Returns the message id. */
export const deliverTextCode = (auth: AuthKit, { kind, phone, code }: TextCode): Promise<string> =>
  deliverDigits(auth, `auth-${kind.replaceAll('_', '-')}`, phone, code.digits);

export async function deliverDigits(
  auth: AuthKit,
  kind: string,
  phone: string,
  digits: string,
): Promise<string> {
  const sms = requireSms(auth);
  const text = `${digits} is your Plainclaim code. It works once, for ten minutes. Never tell it to anyone.`;
  try {
    return await sendText({ ...auth, sms }, { kind, to: phone, text });
  } catch (error) {
    if (!(error instanceof TextNotSentError)) throw error;
    auth.log.warn({ err: error }, 'a text message was not sent');
    throw new AuthError(422, 'sms_send_failed', 'Error sending the code: the text message could not be sent');
  }
}

export function requireSms({ sms }: Pick<AuthKit, 'sms'>) {
  if (sms) return sms;
  throw new AuthError(422, 'sms_send_failed', 'Error sending the code: no SMS provider is set up');
}
