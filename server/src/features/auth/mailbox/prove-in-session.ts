import type { Actor } from '@plainclaim/domain/accounts/actor';
import {
  decideMailboxProof,
  isSessionByMail,
  proveOnTheLinkPage,
} from '@plainclaim/domain/accounts/mailbox-proof';
import { AppError } from '@plainclaim/domain/shared/errors';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { deleteCode } from '../codes/codes.store.ts';
import { matchDigits } from '../codes/redeem-code.ts';
import { limit } from '../limits/limit.ts';
import { forgetFlowsOf } from '../pkce/pkce.store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { lockSession } from '../sessions/sessions.store.ts';
import { lockUser, updateUser, userById } from '../users/users.store.ts';
import { standingOf } from './prove-mailbox.ts';
import { setInAccount } from './set-before-proof.ts';

/** Proves the mailbox with six digits typed in a session. This session and what is set stay; others end. */
export async function proveInSession(
  auth: AuthKit,
  actor: Actor,
  digits: string,
  visitor: Visitor,
): Promise<void> {
  const { db, clock } = auth;
  const address = (await userById(db, actor.userId))?.email;
  if (!address) throw noMailbox();
  await limit(auth, 'verifyAddress', visitor.address);
  await limit(auth, 'verifyAccount', address);
  const code = await matchDigits(auth, address, digits, ['mailbox']);
  if (code?.userId !== actor.userId) throw wrongCode();
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, actor.userId);
    const session = await lockSession(tx, actor.sessionId);
    if (!session || session.endedAt !== null) throw new AppError('unauthenticated', 'the session has ended');
    if (!user || user.email !== code.address || !(await deleteCode(tx, code.id))) throw wrongCode();
    const decision = decideMailboxProof({
      by: 'session',
      account: standingOf(user),
      confirmsSignUp: false,
      asksFirst: user.asksBeforeProof,
      hasSomethingSet: (await setInAccount(auth, tx, user)).length > 0,
      sessionIsByMail: isSessionByMail(session.amr),
    });
    if (decision === 'proven already') return;
    if (decision === 'ask on the page of the link')
      throw new AppError('conflict', 'the session says nothing about who set the rest', {
        userMessage: proveOnTheLinkPage,
      });
    const now = clock.now();
    await forgetFlowsOf(tx, user.id);
    await endSessions(auth, tx, {
      userId: user.id,
      which: { except: session.id },
      reason: 'mailbox proven',
      visitor,
    });
    const proof = { emailConfirmedAt: user.emailConfirmedAt ?? now, emailProvenAt: now };
    await updateUser(tx, user.id, { ...proof, asksBeforeProof: false }, now);
    await recordAudit(tx, {
      action: 'mailbox-proven',
      userId: user.id,
      address: visitor.address,
      at: now,
      details: { by: 'session' },
    });
  });
}

export const noMailbox = () =>
  new AppError('conflict', 'the account has no address', {
    userMessage: 'Your account has no email address yet. Add one in your profile first.',
  });

const wrongCode = () =>
  new AppError('validation_failed', 'wrong digits', {
    fields: [
      {
        field: 'code',
        message: 'That code is not right, or it has run out. Check the newest email, or ask for a new one.',
      },
    ],
  });
