/** Wrong tries count for an hour. */
const countedMs = 3_600_000;

export const triesCountSince = (now: Date): Date => new Date(now.getTime() - countedMs);

const freeTries = 3;
const longestWaitSeconds = 10;

/** Wrong tries that still count, this one not among them. */
export type WrongTries = { readonly ofCode: number; readonly ofNetwork: number };

/**
 * Seconds until a try is answered, right or wrong: none for the first three, then doubling from one to ten. Every try is
 * checked in the end, so that wrong tries of others only delay the right code and postcode, by ten seconds at most. The
 * same wait for right and wrong tells nothing about either.
 */
export function secondsUntilAnswer({ ofCode, ofNetwork }: WrongTries): number {
  const tries = Math.max(ofCode, ofNetwork);
  return tries < freeTries ? 0 : Math.min(2 ** (tries - freeTries), longestWaitSeconds);
}
