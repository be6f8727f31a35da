import type { AuthSettings } from '../auth.settings.ts';

type LifeSettings = Pick<AuthSettings, 'sessionIdleSeconds' | 'sessionLifeSeconds'>;

/** A live session was used and opened after these times. */
export type SessionBounds = { readonly usedSince: Date; readonly begunSince: Date };

export const sessionBounds = (
  { sessionIdleSeconds, sessionLifeSeconds }: LifeSettings,
  now: Date,
): SessionBounds => ({
  usedSince: new Date(now.getTime() - sessionIdleSeconds * 1000),
  begunSince: new Date(now.getTime() - sessionLifeSeconds * 1000),
});

/** Whether a session has expired: idle for too long, or past its maximum life. */
export function hasRunOut(
  { createdAt, refreshedAt }: { readonly createdAt: Date; readonly refreshedAt: Date },
  settings: LifeSettings,
  now: Date,
): boolean {
  const { usedSince, begunSince } = sessionBounds(settings, now);
  return refreshedAt < usedSince || createdAt < begunSince;
}
