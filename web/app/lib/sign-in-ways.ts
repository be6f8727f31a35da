import { useRouteLoaderData } from 'react-router';
import type { SignInWays } from './load-context.ts';

/** How people get in on this site, as its operator set it up. Empty only where the page itself failed. */
export function useSignInWays(): Partial<SignInWays> {
  return useRouteLoaderData<{ signInWays: SignInWays }>('root')?.signInWays ?? {};
}
