import type { SignInWays } from '../../../../lib/load-context.ts';

/** Ways in that have a form on our own pages. */
export type Way = 'email' | 'phone' | 'organisation' | 'wallet';

/** Those the operator set up, in display order. A new user can join by phone only with a texted code. */
export function waysOf(ways: Partial<SignInWays>, mayJoin: boolean): Way[] {
  const { email = true, phone = 'off', organisation = false, wallet = false } = ways;
  const isThere: Record<Way, boolean> = {
    email,
    phone: phone === 'code' || (phone === 'password' && !mayJoin),
    organisation,
    wallet,
  };
  return (['email', 'phone', 'organisation', 'wallet'] as const).filter((way) => isThere[way]);
}
