import { useEffect, useRef } from 'react';
import { useSession } from '../../../lib/auth/session-provider.tsx';
import { resendConfirmation } from '../api/verify-mailed-code.ts';
import type { AskedMail } from '../asked-mail.ts';
import { AccountPage } from './account-page.tsx';
import { LaterCodePanel } from './later-code-panel.tsx';

type CheckMailProps = {
  asked: AskedMail;
  /** Where the link of a new mail leads. */
  returnPath: string;
  onSentAgain: () => void;
  onBack: () => void;
  /** The address is confirmed: by the code here, or by the link in another tab. */
  onDone: () => void;
};

/** The account exists; its address has to be confirmed. */
export function CheckMail({ asked, returnPath, onSentAgain, onBack, onDone }: CheckMailProps) {
  const { state } = useSession();
  const isIn = state.status === 'signed-in';
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (isIn) done.current();
  }, [isIn]);
  return (
    <AccountPage heading="Confirm your email">
      <LaterCodePanel
        asked={asked}
        type="email"
        sendAgain={(email) => resendConfirmation(email, returnPath)}
        onSentAgain={onSentAgain}
        backLabel="Use another email address"
        onBack={onBack}
      >
        We sent a link and a code to <strong>{asked.email}</strong>. Nothing there? Look in the spam folder,
        or wait a minute.
      </LaterCodePanel>
    </AccountPage>
  );
}
