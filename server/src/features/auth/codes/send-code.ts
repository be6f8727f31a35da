import type { Tx } from '../../../platform/db/db.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type CodeMail, writeCodeMail } from '../auth.emails.tsx';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { type PkceChallenge, startFlow } from '../pkce/start-flow.ts';
import { type NewUserRow, type UserRow, updateUser } from '../users/users.store.ts';
import { redirectTarget } from '../wire/redirect-target.ts';
import type { CodeKind, MailedKind } from './codes.tables.ts';
import { type FreshCode, keepCode, makeCode } from './issue-code.ts';
import { mailedLink, opensOnOurPage } from './mailed-link.ts';

export type CodeRequest = {
  readonly kind: MailedKind;
  readonly address: string;
  readonly redirectTo: string | undefined;
  readonly challenge: PkceChallenge | undefined;
  /** Shown in the mails about a change of address. */
  readonly newEmail?: string;
};

/** A code with its rendered mail: rendering is slow, so it is done before the transaction. */
export type PreparedCode = CodeRequest & { readonly code: FreshCode; readonly mail: CodeMail };

export async function prepareCode(auth: AuthKit, request: CodeRequest): Promise<PreparedCode> {
  const { settings } = auth;
  const redirectTo = redirectTarget(settings, request.redirectTo);
  // Our own page works in any browser, so it needs no challenge.
  const challenge = opensOnOurPage(settings, redirectTo) ? undefined : request.challenge;
  const code = makeCode(auth, request.kind, { isPkce: challenge !== undefined, redirectTo });
  const mail = await writeCodeMail(request.kind, {
    code: { link: mailedLink(settings, code, redirectTo), digits: code.digits },
    siteUrl: settings.siteUrl,
    newEmail: request.newEmail,
  });
  return { ...request, challenge, code, mail };
}

/** The column with the time of the last code of each kind, as the contract shows it. */
export const sentField: Record<CodeKind, keyof NewUserRow> = {
  signup: 'confirmationSentAt',
  invite: 'invitedAt',
  magiclink: 'recoverySentAt',
  recovery: 'recoverySentAt',
  email_change_current: 'emailChangeSentAt',
  email_change_new: 'emailChangeSentAt',
  reauthentication: 'reauthenticationSentAt',
  mailbox: 'reauthenticationSentAt',
  sms: 'confirmationSentAt',
  sms_otp: 'confirmationSentAt',
  phone_change: 'phoneChangeSentAt',
};

/** Stores the code and queues its mail in the caller's transaction. */
export async function sendCode(
  auth: AuthKit,
  tx: Tx,
  user: Pick<UserRow, 'id'>,
  { kind, address, challenge, code, mail }: PreparedCode,
  visitor: Pick<Visitor, 'address'>,
): Promise<UserRow> {
  const now = auth.clock.now();
  const proof = kind === 'recovery' ? 'recovery' : kind.startsWith('email_change') ? 'email_change' : 'otp';
  const flowId = challenge && (await startFlow(tx, user.id, challenge, proof, now));
  await keepCode(auth, tx, { userId: user.id, kind, address, code, flowId });
  await queueMail(auth.mail, tx, { ...mail, to: { address } });
  await recordAudit(tx, {
    action: 'code-sent',
    userId: user.id,
    address: visitor.address,
    at: now,
    details: { kind },
  });
  return await updateUser(tx, user.id, { [sentField[kind]]: now }, now);
}
