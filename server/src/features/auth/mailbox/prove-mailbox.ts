import { decideMailboxProof, proveOnTheLinkPage } from '@plainclaim/domain/accounts/mailbox-proof';
import type { Tx } from '../../../platform/db/db.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { saveContactIdentity } from '../users/create-user.ts';
import { type UserRow, updateUser } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import { clearAccount } from './clear-account.ts';
import { writeAddressProven } from './mailbox.emails.tsx';
import { setInAccount } from './set-before-proof.ts';

export type ProofByMail = {
  readonly by: 'link' | 'digits';
  /** The code is the one that confirms a sign-up. */
  readonly confirmsSignUp: boolean;
  readonly flowId: string | null;
};

/** Marks the mailbox as proven: a mailed link or its digits were used outside the account's sessions. */
export async function proveMailbox(
  auth: AuthKit,
  tx: Tx,
  user: UserRow,
  { by, confirmsSignUp, flowId }: ProofByMail,
  visitor: Visitor,
): Promise<UserRow> {
  const now = auth.clock.now();
  const decision = decideMailboxProof({
    by,
    confirmsSignUp,
    account: standingOf(user),
    asksFirst: user.asksBeforeProof,
    hasSomethingSet: user.asksBeforeProof && (await setInAccount(auth, tx, user)).length > 0,
    sessionIsByMail: false,
  });
  if (decision === 'proven already') return user;
  if (decision === 'ask on the page of the link')
    throw new AuthError(403, 'mailbox_proof_asks', proveOnTheLinkPage);
  const { user: kept, removed } =
    decision === 'remove everything'
      ? await clearAccount(auth, tx, user, { identity: 'email', flowId }, visitor)
      : { user, removed: [] };
  const proof = {
    emailConfirmedAt: user.emailConfirmedAt ?? now,
    emailProvenAt: now,
    asksBeforeProof: false,
  };
  const proven = await updateUser(tx, kept.id, proof, now);
  await saveContactIdentity(tx, proven, now);
  await recordAudit(tx, {
    action: 'mailbox-proven',
    userId: user.id,
    address: visitor.address,
    at: now,
    details: { by, removed },
  });
  if (removed.length > 0 && proven.email !== null)
    await queueMail(auth.mail, tx, {
      ...(await writeAddressProven(auth.settings.siteUrl, removed)),
      to: { address: proven.email },
    });
  return proven;
}

export function standingOf({ emailConfirmedAt, emailProvenAt }: UserRow) {
  if (emailConfirmedAt === null) return 'unconfirmed';
  return emailProvenAt === null ? 'unproven' : 'proven';
}
