import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { SignInWays } from '../../../../lib/load-context.ts';
import { WayChoices } from './way-choices.tsx';
import { type Way, waysOf } from './ways.ts';

const PhoneForm = lazy(() => import('./phone-form.tsx').then(({ PhoneForm: it }) => ({ default: it })));
const OrganisationForm = lazy(() =>
  import('./organisation-form.tsx').then(({ OrganisationForm: it }) => ({ default: it })),
);
const WalletForm = lazy(() => import('./wallet-form.tsx').then(({ WalletForm: it }) => ({ default: it })));

type OtherWaysProps = {
  ways: Partial<SignInWays>;
  /** The chosen sign-in method. Null until the user chooses: then the first one offered is shown. */
  chosen: Way | null;
  onChoose: (way: Way) => void;
  returnPath: string;
  mayJoin?: boolean;
  onDone?: () => void;
};

/** The form of the chosen sign-in method (the e-mail form is above it already), and buttons for the other methods. */
export function OtherWays({ ways, chosen, onChoose, returnPath, mayJoin = false, onDone }: OtherWaysProps) {
  const offered = waysOf(ways, mayJoin);
  const way = chosen ?? offered[0];
  const forms: Record<Way, ReactNode> = {
    email: null,
    phone: <PhoneForm mayJoin={mayJoin} sendsCodes={ways.phone === 'code'} onDone={onDone} />,
    organisation: <OrganisationForm returnPath={returnPath} />,
    wallet: <WalletForm onDone={onDone} />,
  };
  return (
    <>
      {way && way !== 'email' ? (
        <Suspense>
          <FocusOnArrival key={way} wanted={chosen !== null}>
            {forms[way]}
          </FocusOnArrival>
        </Suspense>
      ) : null}
      <WayChoices
        ways={offered.filter((one) => one !== way)}
        providers={ways.providers ?? []}
        returnPath={returnPath}
        makesAccounts={mayJoin || way === 'organisation' || way === 'wallet'}
        hasFormAbove={way !== undefined}
        onChoose={onChoose}
      />
    </>
  );
}

/** The pressed button is gone once its form appears, so the form takes the focus. */
function FocusOnArrival({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) room.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [wanted]);
  return <div ref={room}>{children}</div>;
}
