import { useEffect, useState } from 'react';
import { z } from 'zod';
import { Alert } from '../../../../ui/display/alert.tsx';
import { Form, SubmitButton, useZodForm } from '../../../../ui/forms/form.tsx';
import { hasWallet, signInWithWallet } from '../../api/sign-in-with-wallet.ts';
import { Captcha } from '../captcha.tsx';

const nothingToFillIn = z.object({});

/** Sign-in by a message that the wallet signs. */
export function WalletForm({ onDone }: { onDone: (() => void) | undefined }) {
  const form = useZodForm(nothingToFillIn, {});
  const isThere = useWallet();
  if (isThere === false) {
    return (
      <Alert tone="info" live title="We found no wallet in this browser">
        Install the extension of an Ethereum wallet and open this page again, or open it in the browser that
        your wallet app has built in.
      </Alert>
    );
  }
  return (
    <Form
      form={form}
      onSubmit={async () => {
        const problem = await signInWithWallet();
        if (!problem) onDone?.();
        return problem;
      }}
    >
      <p>
        Your wallet asks you to sign a sentence that says you sign in here. That costs nothing and moves no
        money.
      </p>
      <Captcha />
      <SubmitButton block busyLabel="Waiting for your wallet…">
        Sign In with Your Wallet
      </SubmitButton>
    </Form>
  );
}

/** Wallet extensions announce themselves with an event after the page has loaded. Undefined until checked. */
function useWallet(): boolean | undefined {
  const [isThere, setIsThere] = useState<boolean>();
  useEffect(() => {
    const look = () => setIsThere(hasWallet());
    look();
    window.addEventListener('ethereum#initialized', look);
    return () => window.removeEventListener('ethereum#initialized', look);
  }, []);
  return isThere;
}
