import { refusedCodeWords } from '@plainclaim/domain/accounts/mailed-code';
import { mailedCodeForm } from '@plainclaim/domain/accounts/six-digits';
import { AppError } from '@plainclaim/domain/shared/errors';
import { useRef, useState } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Form, SubmitButton, type SubmitProblem, useZodForm } from '../../../ui/forms/form.tsx';
import { changeEmail } from '../api/change-email.ts';
import { confirmEmailChange } from '../api/confirm-email-change.ts';
import { wordsFor } from '../auth-failure.ts';
import { CodeField } from './code-field.tsx';

type EmailChangeWaitingProps = {
  email: string;
  waitsFor: string;
  sentAt: string | undefined;
  onChanged: () => void;
};

/** A pending change of address: each mailbox has to confirm it by link or code. */
export function EmailChangeWaiting({ email, waitsFor, sentAt, onChanged }: EmailChangeWaitingProps) {
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const [state, setState] = useState<{ busy: boolean; words: string }>({ busy: false, words: '' });
  const mailboxes = email === '' ? [waitsFor] : [email, waitsFor];

  const sendAgain = async () => {
    setState({ busy: true, words: '' });
    const words = await changeEmail(waitsFor).then(() => 'Sent again.', wordsFor);
    // New mails restart the confirmation of both mailboxes.
    setAgreed([]);
    setState({ busy: false, words });
  };

  const confirm = async (address: string, code: string) => {
    if ((await confirmEmailChange(address, code)) === 'changed') onChanged();
    else setAgreed([...agreed, address]);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <Alert
        tone="amber"
        title={<span className="wrap-anywhere">Waiting for you to confirm {waitsFor}</span>}
        actions={
          <>
            <Button variant="secondary" size="sm" busy={state.busy} onClick={sendAgain}>
              Send the emails again
            </Button>
            <span role="status" className="self-center text-15">
              {state.words}
            </span>
          </>
        }
      >
        {mailboxes.length === 2
          ? `Open the link in both emails, the one to ${email} and the one to the new address, or type their codes here. Until then you sign in as before.`
          : 'Open the link in the email, or type its code here.'}
      </Alert>
      {mailboxes.map((address) =>
        agreed.includes(address) ? (
          <p key={address} role="status" className="flex gap-2 font-semibold wrap-anywhere text-good">
            <Icon name="check" className="size-5 shrink-0" />
            {address} has agreed.
          </p>
        ) : (
          <MailboxCode
            key={`${address} ${sentAt}`}
            address={address}
            sentAt={sentAt}
            onCode={(code) => confirm(address, code)}
          />
        ),
      )}
    </div>
  );
}

type MailboxCodeProps = {
  address: string;
  sentAt: string | undefined;
  onCode: (code: string) => Promise<void>;
};

function MailboxCode({ address, sentAt, onCode }: MailboxCodeProps) {
  const form = useZodForm(mailedCodeForm, { code: '' });
  const wrongTries = useRef(0);
  const submit = async ({ code }: { code: string }): Promise<SubmitProblem | undefined> => {
    try {
      await onCode(code);
      return undefined;
    } catch (error) {
      const isRefused = error instanceof AppError && error.fields.some(({ field }) => field === 'code');
      if (!isRefused) throw error;
      wrongTries.current += 1;
      const secondsSinceSent = sentAt ? (Date.now() - Date.parse(sentAt)) / 1000 : 0;
      const message = refusedCodeWords({ wrongTries: wrongTries.current, secondsSinceSent });
      return { fields: [{ field: 'code', message }] };
    }
  };
  return (
    <Form form={form} onSubmit={submit}>
      <CodeField
        control={form.control}
        label={`Code from the email to ${address}`}
        hint="Six digits. It works once, for an hour."
      />
      <div>
        <SubmitButton variant="secondary" busyLabel="Checking…" aria-label={`Confirm ${address}`}>
          Confirm
        </SubmitButton>
      </div>
    </Form>
  );
}
