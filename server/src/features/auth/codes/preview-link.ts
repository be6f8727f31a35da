import { decideMailboxProof, type SetBeforeProof } from '@plainclaim/domain/accounts/mailbox-proof';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limit } from '../limits/limit.ts';
import { standingOf } from '../mailbox/prove-mailbox.ts';
import { setInAccount } from '../mailbox/set-before-proof.ts';
import { sha256 } from '../tokens/auth-secrets.ts';
import { type UserRow, userById } from '../users/users.store.ts';
import { codeByLink } from './codes.store.ts';
import type { CodeKind } from './codes.tables.ts';
import { addressOf, kindsOf } from './redeem-code.ts';

export type LinkSeen = {
  /** The current address of the account that the link opens. */
  readonly email: string;
  /** The address that the account moves to; null unless the link confirms a change. */
  readonly newEmail: string | null;
  /** What opening the link removes: the first proof of a mailbox removes what was set before it. */
  readonly removes: readonly SetBeforeProof[];
};

/** Describes a link for the page that asks before it is used. Does not use it up. */
export async function previewLink(
  auth: AuthKit,
  { tokenHash, type }: { readonly tokenHash: string; readonly type: string },
  visitor: Visitor,
): Promise<LinkSeen> {
  await limit(auth, 'verifyAddress', visitor.address);
  const code = await codeByLink(auth.db, sha256(tokenHash), kindsOf(type), auth.clock.now());
  const user = code && (await userById(auth.db, code.userId));
  if (!code || !user || addressOf(user, code.kind) !== code.address) {
    throw new AppError('not_found', 'no such link, or not any more', {
      userMessage: 'Email link is invalid or has expired',
    });
  }
  return {
    email: user.email ?? code.address,
    newEmail: type === 'email_change' ? user.newEmail : null,
    removes: await removedBy(auth, user, code.kind),
  };
}

async function removedBy(auth: AuthKit, user: UserRow, kind: CodeKind): Promise<readonly SetBeforeProof[]> {
  if (kind === 'email_change_current' || kind === 'email_change_new') return [];
  const set = await setInAccount(auth, auth.db, user);
  const decision = decideMailboxProof({
    by: 'link',
    account: standingOf(user),
    confirmsSignUp: kind === 'signup',
    asksFirst: user.asksBeforeProof,
    hasSomethingSet: set.length > 0,
    sessionIsByMail: false,
  });
  return decision === 'remove everything' ? set : [];
}
