import { mailedCodeForm } from '@plainclaim/domain/accounts/six-digits';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { mailPasswordCode } from '../api/change-password.ts';
import { wordsFor } from '../auth-failure.ts';
import type { CodeForm } from '../code-form.ts';
import { CodeField } from './code-field.tsx';

type PasswordCodeFormProps = {
  email: string;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the code that was just mailed. */
export function PasswordCodeForm({ email, onCode, onCancel }: PasswordCodeFormProps) {
  const form = useZodForm(mailedCodeForm, { code: '' });
  const [words, setWords] = useState('');
  const [sending, setSending] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  const sendAgain = async () => {
    setSending(true);
    setWords(await mailPasswordCode().then(() => 'A new code is on its way.', wordsFor));
    setSending(false);
  };

  return (
    <div ref={box}>
      <Form
        form={form}
        onSubmit={async ({ code }: CodeForm) => {
          await onCode(code);
        }}
      >
        <CodeField
          control={form.control}
          label="Code from the email"
          hint={`You signed in a while ago, so we have sent a code to ${email} to be sure that it is you.`}
        />
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <SubmitButton busyLabel="Changing…">Change password</SubmitButton>
          <Button variant="secondary" busy={sending} onClick={sendAgain}>
            Send a new code
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
        <p role="status" className="empty:hidden">
          {words}
        </p>
      </Form>
    </div>
  );
}
