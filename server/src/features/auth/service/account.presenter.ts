import { type FullUser, type PresentedUser, presentUser } from '../users/users.presenter.ts';

export type PresentedAccount = PresentedUser & { readonly banned_until?: string };

/** The user as service keys see it: with the ban, which other callers must not read. */
export const presentAccount = (full: FullUser): PresentedAccount => ({
  ...presentUser(full),
  ...(full.user.bannedUntil !== null && { banned_until: full.user.bannedUntil.toISOString() }),
});
