import type { Tx } from '../../../platform/db/db.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { AuthError, invalid } from '../wire/auth-error.ts';
import type { Caller } from './identify-caller.ts';
import { markEnded, type WhichSessions } from './sessions.store.ts';

/** Ends this session, all sessions or all others, as `scope` says. */
export async function signOut(
  auth: AuthKit,
  { user, session }: Caller,
  scope: string,
  visitor: Visitor,
): Promise<void> {
  if (!['global', 'local', 'others'].includes(scope)) throw invalid(`Unsupported logout scope "${scope}"`);
  if (scope !== 'global' && !session) {
    throw new AuthError(403, 'session_not_found', 'This token belongs to no session');
  }
  const which = scope === 'local' ? { only: session?.id } : scope === 'others' ? { except: session?.id } : {};
  await auth.db.transaction((tx) =>
    endSessions(auth, tx, { userId: user.id, which, reason: 'signed out', visitor }),
  );
}

export type SessionsToEnd = {
  readonly userId: string;
  readonly which: WhichSessions;
  readonly reason: string;
  readonly visitor: Pick<Visitor, 'address'>;
};

/** Returns how many sessions it ended. */
export async function endSessions(
  { clock }: Pick<AuthKit, 'clock'>,
  tx: Tx,
  { userId, which, reason, visitor }: SessionsToEnd,
): Promise<number> {
  const now = clock.now();
  const ended = await markEnded(tx, userId, which, now, reason);
  await recordAudit(tx, {
    action: 'signed-out',
    userId,
    address: visitor.address,
    at: now,
    details: { reason, sessions: ended },
  });
  return ended;
}
