import { mailedCodeForm } from '@plainclaim/domain/accounts/six-digits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { answerMailboxProofs } from '../../../lib/confirmation.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { mailboxQuery, mailMailboxCode, proveMailbox } from '../api/prove-mailbox.ts';
import { wordsFor } from '../auth-failure.ts';
import { CodeField } from './code-field.tsx';

type ProveMailboxProps = { userId: string; email: string };

type Waiting = (isProven: boolean) => void;

/** Asks for six mailed digits when the server requires proof of the mailbox. The request then continues. */
export function ProveMailbox({ userId, email }: ProveMailboxProps) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const client = useQueryClient();
  useEffect(
    () =>
      answerMailboxProofs(
        () => new Promise<boolean>((resolve) => setWaiting((before) => [...before, resolve])),
      ),
    [],
  );
  const finish = (isProven: boolean) => {
    setWaiting([]);
    if (isProven) void client.invalidateQueries(mailboxQuery(userId));
    for (const resolve of waiting) resolve(isProven);
  };
  const isOpen = waiting.length > 0;
  return (
    <Dialog
      title="Confirm your email address"
      description="Before a letter leaves in your name, or how you are paid or sign in changes, we make sure that this mailbox is yours. We ask once."
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) finish(false);
      }}
    >
      {isOpen ? (
        <MailedDigits email={email} onProven={() => finish(true)} onCancel={() => finish(false)} />
      ) : null}
    </Dialog>
  );
}

type Sending = { readonly busy: boolean; readonly words: string; readonly problem?: string };

type MailedDigitsProps = { email: string; onProven: () => void; onCancel: () => void };

function MailedDigits({ email, onProven, onCancel }: MailedDigitsProps) {
  const [sending, setSending] = useState<Sending>({ busy: true, words: '' });
  const form = useZodForm(mailedCodeForm, { code: '' });
  const isSent = useRef(false);
  const send = async (words: string) => {
    setSending({ busy: true, words: '' });
    const problem = await mailMailboxCode().then(() => undefined, wordsFor);
    setSending({ busy: false, words: problem ? '' : words, ...(problem && { problem }) });
  };
  // Mails the code as the dialog opens: the refused act was the user's request for it.
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void send(`We sent six digits to ${email}.`);
  });
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => {
        await proveMailbox(code);
        onProven();
        return undefined;
      }}
    >
      <p role="status" className="wrap-anywhere empty:hidden">
        {sending.busy ? `Sending six digits to ${email}…` : sending.words}
      </p>
      {sending.problem ? <Alert tone="danger" live title={sending.problem} /> : null}
      <CodeField
        control={form.control}
        label="Code from the email"
        hint="Six digits. It works once, for ten minutes."
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <SubmitButton busyLabel="Checking…">Confirm address</SubmitButton>
        <Button
          variant="secondary"
          busy={sending.busy}
          onClick={() => void send('A new email is on its way. Its code replaces the one before.')}
        >
          Send a new email
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
