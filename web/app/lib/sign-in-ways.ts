import { useRouteLoaderData } from 'react-router';
import type { SignInWays } from './load-context.ts';

/** Ways to sign in, as the operator set them up. Empty only where the page failed to load. */
export function useSignInWays(): Partial<SignInWays> {
  return useRouteLoaderData<{ signInWays: SignInWays }>('root')?.signInWays ?? {};
}
