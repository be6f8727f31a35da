import { type FullUser, type PresentedUser, presentUser } from '../users/users.presenter.ts';

export type PresentedAccount = PresentedUser & { readonly banned_until?: string };

/** The user as the holder of a service key sees it: with the ban, which is nobody else's business. */
export const presentAccount = (full: FullUser): PresentedAccount => ({
  ...presentUser(full),
  ...(full.user.bannedUntil !== null && { banned_until: full.user.bannedUntil.toISOString() }),
});
