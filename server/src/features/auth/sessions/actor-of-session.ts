import type { Actor } from '@plainclaim/domain/accounts/actor';
import { isConfirmedLately } from '@plainclaim/domain/accounts/confirm-by';
import { roleOf } from '@plainclaim/domain/accounts/roles';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { AuthKit } from '../auth-kit.ts';
import { demandOf } from '../factors/second-step-demand.ts';
import { stillNeedsProof } from '../mailbox/still-needs-proof.ts';
import { isBanned } from './open-session.ts';
import { hasRunOut } from './session-life.ts';
import { bearerOf } from './sessions.store.ts';

/** The actor of a live session; null once it has ended or the account is banned. */
export async function actorOfSession(
  { db, clock, settings }: Pick<AuthKit, 'db' | 'clock' | 'settings'>,
  sessionId: string,
): Promise<Actor | null> {
  const row = isUuid(sessionId) ? await bearerOf(db, sessionId) : undefined;
  if (!row || isBanned(row, clock.now()) || hasRunOut(row, settings, clock.now())) return null;
  return {
    userId: row.userId,
    email: row.email ?? '',
    role: roleOf(row.appMetadata),
    sessionId,
    aal: row.aal,
    needsSecondStep: row.hasSecondStep && row.aal !== 'aal2',
    mustSetUpSecondStep: demandOf({ settings, clock }, row, row.hasSecondStep).state === 'required',
    needsMailboxProof: stillNeedsProof({ settings }, row),
    isConfirmed: !settings.asksAgain || isConfirmedLately(row.amr, clock.now()),
  };
}
