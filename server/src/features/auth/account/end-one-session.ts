import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { endSessions } from '../sessions/end-sessions.ts';

/** Ends one of the user's own sessions; it may be the current one. */
export async function endOneSession(
  auth: AuthKit,
  { userId }: Actor,
  sessionId: string,
  visitor: Visitor,
): Promise<void> {
  await auth.db.transaction(async (tx) => {
    const reason = 'signed out from another device';
    const ended = await endSessions(auth, tx, { userId, which: { only: sessionId }, reason, visitor });
    if (ended === 0) throw new AppError('not_found', 'no such session of this person');
  });
}
