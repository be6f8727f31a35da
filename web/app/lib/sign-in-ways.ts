import { useRouteLoaderData } from 'react-router';
import type { SignInWays } from './load-context.ts';

/** The sign-in methods that the operator has enabled. Empty only if the page failed to load. */
export function useSignInWays(): Partial<SignInWays> {
  return useRouteLoaderData<{ signInWays: SignInWays }>('root')?.signInWays ?? {};
}
