import { mailedCodeLimits } from '@plainclaim/domain/accounts/mailed-code';
import type { Tx } from '../../../platform/db/db.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limit } from '../limits/limit.ts';
import { proveMailbox } from '../mailbox/prove-mailbox.ts';
import { applyPhoneChange, confirmPhone } from '../phones/change-phone.ts';
import { issueFlowCode } from '../pkce/exchange-flow-code.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import type { SessionRow } from '../sessions/sessions.store.ts';
import { isSame, sha256 } from '../tokens/auth-secrets.ts';
import { confirmEmailChange } from '../users/change-email.ts';
import { lockUser, type UserRow } from '../users/users.store.ts';
import { AuthError, invalid } from '../wire/auth-error.ts';
import { type CodeRow, codeByLink, countAttempt, deleteCode } from './codes.store.ts';
import type { CodeKind } from './codes.tables.ts';
import { digitsMac } from './issue-code.ts';

export type Redeemed =
  | { readonly kind: 'signed-in'; readonly opened: OpenedSession }
  /** PKCE: the browser that started gets this code and exchanges it for a session. */
  | { readonly kind: 'flow'; readonly flowCode: string }
  /** One of the two mailboxes of a change has confirmed it. */
  | { readonly kind: 'half-done' };

/** All three prove the mailbox, and clients use the names interchangeably. */
const signInKinds: readonly CodeKind[] = ['signup', 'magiclink', 'invite'];

const kindsByType: Readonly<Record<string, readonly CodeKind[]>> = {
  signup: signInKinds,
  magiclink: signInKinds,
  email: signInKinds,
  invite: ['invite'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  sms: ['sms', 'sms_otp'],
  phone_change: ['phone_change'],
};

export function kindsOf(type: string): readonly CodeKind[] {
  const kinds = Object.hasOwn(kindsByType, type) ? kindsByType[type] : undefined;
  if (!kinds) throw invalid('Verify requires a known verification type');
  return kinds;
}

/** Redeems a link's token. In a browser a PKCE link continues its flow; for a program it signs in. */
export async function redeemLink(
  auth: AuthKit,
  given: { readonly linkToken: string; readonly type: string; readonly continuesFlow: boolean },
  visitor: Visitor,
): Promise<Redeemed> {
  await limit(auth, 'verifyAddress', visitor.address);
  const kinds = kindsOf(given.type);
  return await auth.db.transaction(async (tx) => {
    const code =
      kinds.length === 0 ? undefined : await codeByLink(tx, sha256(given.linkToken), kinds, auth.clock.now());
    if (!code) throw expiredLink();
    return await actOn(auth, tx, { code, by: 'link', continuesFlow: given.continuesFlow }, visitor);
  });
}

/** Redeems the six digits of a mail. Every attempt counts, correct or not. */
export async function redeemDigits(
  auth: AuthKit,
  given: {
    readonly address: string;
    readonly digits: string;
    readonly type: string;
    readonly typedIn?: SessionRow | undefined;
  },
  visitor: Visitor,
): Promise<Redeemed> {
  await limit(auth, 'verifyAddress', visitor.address);
  await limit(auth, 'verifyAccount', given.address);
  const code = await matchDigits(auth, given.address, given.digits, kindsOf(given.type));
  if (!code) throw expiredCode();
  return await auth.db.transaction((tx) =>
    actOn(auth, tx, { code, by: 'digits', continuesFlow: false, typedIn: given.typedIn }, visitor),
  );
}

/** Finds the code with these digits, if it has attempts left. Does not use it up. */
export async function matchDigits(
  { db, clock, secrets }: AuthKit,
  address: string,
  digits: string,
  kinds: readonly CodeKind[],
): Promise<CodeRow | undefined> {
  if (kinds.length === 0) return undefined;
  const candidates = await countAttempt(db, address, kinds, mailedCodeLimits.wrongTries, clock.now());
  const wanted = digitsMac(secrets.codes, address, digits.replace(/\s/g, ''));
  return candidates.find((code) => isSame(code.digitsMac, wanted));
}

type Shown = {
  readonly code: CodeRow;
  readonly by: 'link' | 'digits';
  readonly continuesFlow: boolean;
  /** A session of any account: only the code's own counts. */
  readonly typedIn?: SessionRow | undefined;
};

async function actOn(
  auth: AuthKit,
  tx: Tx,
  { code, by, continuesFlow, typedIn }: Shown,
  visitor: Visitor,
): Promise<Redeemed> {
  const now = auth.clock.now();
  const user = await lockUser(tx, code.userId);
  const isChange = code.kind === 'email_change_current' || code.kind === 'email_change_new';
  // A code proves only the address it was sent to, and only while the account still has that address.
  if (!user || addressOf(user, code.kind) !== code.address || !(await deleteCode(tx, code.id)))
    throw by === 'link' ? expiredLink() : expiredCode();
  await recordAudit(tx, {
    action: 'code-redeemed',
    userId: user.id,
    address: visitor.address,
    at: now,
    details: { kind: code.kind },
  });

  const confirmed = isChange
    ? await confirmEmailChange(
        auth,
        tx,
        user,
        { by: code.kind === 'email_change_new' ? 'new' : 'current', typedIn },
        visitor,
      )
    : await confirmContact(auth, tx, user, { code, by, continuesFlow }, visitor);
  if (!confirmed) return { kind: 'half-done' };
  if (continuesFlow && code.flowId !== null) {
    return { kind: 'flow', flowCode: await issueFlowCode(tx, code.flowId, now) };
  }
  const proof = isChange ? 'email_change' : code.kind === 'recovery' ? 'recovery' : 'otp';
  return { kind: 'signed-in', opened: await openSession(auth, tx, confirmed, proof, visitor) };
}

/** The account's current address for this kind of code. */
export function addressOf(user: UserRow, kind: CodeKind): string | null {
  if (kind === 'email_change_new') return user.newEmail;
  if (kind === 'phone_change') return user.newPhone;
  return kind === 'sms' || kind === 'sms_otp' ? user.phone : user.email;
}

async function confirmContact(
  auth: AuthKit,
  tx: Tx,
  user: UserRow,
  { code: { kind, address, flowId }, by, continuesFlow }: Shown,
  visitor: Visitor,
): Promise<UserRow> {
  if (kind === 'phone_change') return await applyPhoneChange(auth, tx, user, address, visitor);
  if (kind === 'sms' || kind === 'sms_otp')
    return await confirmPhone(tx, user, kind === 'sms', auth.clock.now());
  const proof = { by, confirmsSignUp: kind === 'signup', flowId: continuesFlow ? flowId : null };
  return await proveMailbox(auth, tx, user, proof, visitor);
}

const expiredCode = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
const expiredLink = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
