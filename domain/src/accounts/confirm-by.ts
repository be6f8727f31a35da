/** How someone signed in shows once more that it is them, before an act that a stolen session must not be enough for. */
export type ConfirmBy = 'password' | 'code' | 'sign-in';

/** Who has neither a password nor an address for a code (a wallet, a service that told us none) signs in anew. */
export function confirmBy({
  hasPassword,
  hasAddress,
}: {
  hasPassword: boolean;
  hasAddress: boolean;
}): ConfirmBy {
  if (hasPassword) return 'password';
  return hasAddress ? 'code' : 'sign-in';
}

export const freshSignInMinutes = 10;

export const isFreshSignIn = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= freshSignInMinutes * 60_000;

/**
 * Whether a person has shown lately that it is them: by signing in, or by confirming it in the session. `amr` is how
 * and when they did, in unix seconds; an anonymous account has shown nothing.
 */
export const isConfirmedLately = (
  amr: readonly { readonly method: string; readonly timestamp: number }[],
  now: Date,
): boolean =>
  amr.some(
    ({ method, timestamp }) => method !== 'anonymous' && isFreshSignIn(new Date(timestamp * 1000), now),
  );

export const signInAnew = `Please sign out, sign in again, and come back here within ${freshSignInMinutes} minutes.`;
