import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSignInWays } from '../../../lib/sign-in-ways.ts';
import type { Way } from './ways/ways.ts';

// Most operators set up no other way in: their pages never load this code.
const OtherWays = lazy(() =>
  import('./ways/other-ways.tsx').then((module) => ({ default: module.OtherWays })),
);

type WaysInProps = {
  /** Path to return to after signing in at another service. */
  returnPath: string;
  /** Whether signing in creates an account for a new user. */
  mayJoin?: boolean;
  onDone?: () => void;
  /** The form for an e-mail address, which most people use. */
  children: ReactNode;
};

/** The form of one way in, and what leads to the others that the operator set up. */
export function WaysIn({ children, ...rest }: WaysInProps) {
  const ways = useSignInWays();
  const [chosen, choose] = useState<Way | null>(null);
  const { email = true, phone, organisation, wallet, providers } = ways;
  const isPlain = email && phone === 'off' && !organisation && !wallet && providers?.length === 0;
  return (
    <>
      {email && (!chosen || chosen === 'email') ? children : null}
      {isPlain ? null : (
        <Suspense>
          <OtherWays {...rest} ways={ways} chosen={chosen} onChoose={choose} />
        </Suspense>
      )}
    </>
  );
}
