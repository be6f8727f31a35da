import { isSessionByMail, moveProvesMailbox } from '@plainclaim/domain/accounts/mailbox-proof';
import type { Tx } from '../../../platform/db/db.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { forgetFlowsOf } from '../pkce/pkce.store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { lockSession, type SessionRow } from '../sessions/sessions.store.ts';
import type { UserRow } from '../users/users.store.ts';
import { setInAccount } from './set-before-proof.ts';

/**
 * Whether the digits from the new mailbox, typed in this session, prove it. If nothing had proven the account's old
 * mailbox, every other session ends, as at any first proof in a session.
 */
export async function provesMovedMailbox(
  auth: AuthKit,
  tx: Tx,
  user: UserRow,
  typedIn: SessionRow,
  visitor: Visitor,
): Promise<boolean> {
  const session = await lockSession(tx, typedIn.id);
  const isProof = moveProvesMailbox({
    typedInSession: session?.userId === user.id && session.endedAt === null,
    bothMailboxesConfirmed: user.emailChangeConfirmedBy === 'current',
    oldMailboxProven: user.emailProvenAt !== null,
    hasSomethingSet: (await setInAccount(auth, tx, user)).length > 0,
    sessionIsByMail: isSessionByMail(typedIn.amr),
  });
  if (!isProof) return false;
  if (user.emailProvenAt === null) {
    await forgetFlowsOf(tx, user.id);
    const which = { except: typedIn.id };
    await endSessions(auth, tx, { userId: user.id, which, reason: 'mailbox proven', visitor });
  }
  await recordAudit(tx, {
    action: 'mailbox-proven',
    userId: user.id,
    address: visitor.address,
    at: auth.clock.now(),
    details: { by: 'session' },
  });
  return true;
}
