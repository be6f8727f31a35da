/** How a signed-in user proves their identity again: for some acts, a stolen session must not suffice. */
export type ConfirmBy = 'password' | 'code' | 'sign-in';

/** An account without password and address (a wallet, a provider that shared none) has to sign in again. */
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
 * Whether the session has a recent proof of identity: a sign-in or a confirmation. `amr` lists the methods
 * with their unix seconds; an anonymous sign-in proves nothing.
 */
export const isConfirmedLately = (
  amr: readonly { readonly method: string; readonly timestamp: number }[],
  now: Date,
): boolean =>
  amr.some(
    ({ method, timestamp }) => method !== 'anonymous' && isFreshSignIn(new Date(timestamp * 1000), now),
  );

export const signInAnew = `Please sign out, sign in again, and come back here within ${freshSignInMinutes} minutes.`;
