import type { AuthSettings } from '../auth.settings.ts';

type LifeSettings = Pick<AuthSettings, 'sessionIdleSeconds' | 'sessionLifeSeconds'>;

/** What was used, and begun, no earlier than this may go on. */
export type SessionBounds = { readonly usedSince: Date; readonly begunSince: Date };

export const sessionBounds = (
  { sessionIdleSeconds, sessionLifeSeconds }: LifeSettings,
  now: Date,
): SessionBounds => ({
  usedSince: new Date(now.getTime() - sessionIdleSeconds * 1000),
  begunSince: new Date(now.getTime() - sessionLifeSeconds * 1000),
});

/** Whether a session is over by itself: left alone for too long, or too old however much it was used. */
export function hasRunOut(
  { createdAt, refreshedAt }: { readonly createdAt: Date; readonly refreshedAt: Date },
  settings: LifeSettings,
  now: Date,
): boolean {
  const { usedSince, begunSince } = sessionBounds(settings, now);
  return refreshedAt < usedSince || createdAt < begunSince;
}
