import { type EmailOnlyForm, emailOnlyForm } from '@plainclaim/domain/accounts/sign-in';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askForMailboxProof } from '../../../lib/confirmation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { changeEmail } from '../api/change-email.ts';
import { useMailboxProven } from '../api/prove-mailbox.ts';
import { EmailChangeWaiting } from './email-change-waiting.tsx';
import { Opening } from './opening.tsx';
import { SecurityItem } from './security-item.tsx';

type EmailChangeProps = {
  userId: string;
  email: string;
  waitsFor: string | undefined;
  sentAt: string | undefined;
};

export function EmailChange({ userId, email, waitsFor, sentAt }: EmailChangeProps) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  return (
    <SecurityItem
      title="Sign-in email"
      summary={
        email === '' ? (
          'Your account has no email address yet. With one you can sign in by a link, and we can write to you.'
        ) : (
          <>
            You sign in with <strong className="text-ink">{email}</strong>.
          </>
        )
      }
      notice={notice}
    >
      <UnprovenAddress userId={userId} />
      {waitsFor ? (
        <EmailChangeWaiting
          email={email}
          waitsFor={waitsFor}
          sentAt={sentAt}
          onChanged={() => {
            setNotice('Your sign-in email has been changed.');
            // The profile, the claims and whether the mailbox is proven depend on it.
            void queries.invalidateQueries();
          }}
        />
      ) : null}
      <Opening
        label="Change sign-in email"
        open={open}
        onOpen={() => {
          setNotice(null);
          setOpen(true);
        }}
      >
        <NewEmailForm
          email={email}
          onCancel={() => setOpen(false)}
          onDone={(words) => {
            setOpen(false);
            setNotice(words);
          }}
        />
      </Opening>
    </SecurityItem>
  );
}

/** Offers to prove the mailbox early. Sending a letter requires the proof in any case. */
function UnprovenAddress({ userId }: { userId: string }) {
  if (useMailboxProven(userId).data !== false) return null;
  return (
    <div>
      <p className="text-ink-2">We still need a code from this mailbox, typed while you are signed in.</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => void askForMailboxProof()}>
        Confirm this address
      </Button>
    </div>
  );
}

type NewEmailFormProps = { email: string; onDone: (notice: string) => void; onCancel: () => void };

function NewEmailForm({ email, onDone, onCancel }: NewEmailFormProps) {
  const form = useZodForm(emailOnlyForm, { email: '' });
  const send = async (wanted: EmailOnlyForm) => {
    if (wanted.email.toLowerCase() === email.toLowerCase()) {
      return { fields: [{ field: 'email', message: 'You sign in with this address already' }] };
    }
    const change = await changeEmail(wanted.email);
    onDone(
      change.changed
        ? 'Your sign-in email has been changed.'
        : `We have written to ${email} and to ${change.waitsFor}. Open the link in both emails, or type their codes here.`,
    );
  };
  return (
    <Form form={form} onSubmit={send}>
      <FormField
        control={form.control}
        name="email"
        as={EmailField}
        label="New sign-in email"
        hint="To be sure that it is you, we send a link to your old address and one to the new. The change happens when both were opened. Emails about your claims then go to the new address too, except for a claim where you gave another."
        autoComplete="email"
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <SubmitButton busyLabel="Sending…">Send the links</SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
