import { phoneForm } from '@plainclaim/domain/accounts/other-ways';
import { sixDigits } from '@plainclaim/domain/accounts/six-digits';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton, type SubmitProblem, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { CodeField } from './code-field.tsx';

type NumberAndCodeProps = {
  /** Prefills the number. */
  phone: string;
  hint: string;
  /** Requests a code by text. Returns the function that confirms it, or null if no code is needed. */
  onNumber: (phone: string) => Promise<((code: string) => Promise<void>) | null>;
  onDone: (phone: string) => Promise<void> | void;
  onCancel: () => void;
};

type Sent = { readonly phone: string; readonly confirm: (code: string) => Promise<void> };

/** Asks for a phone number, then for the code texted to it. */
export function NumberAndCode({ phone, hint, onNumber, onDone, onCancel }: NumberAndCodeProps) {
  const form = useZodForm(phoneForm, { phone: phone === '' ? '' : `+${phone}` });
  const [sent, setSent] = useState<Sent | null>(null);
  if (sent) {
    const confirm = async (code: string) => {
      await sent.confirm(code);
      await onDone(sent.phone);
    };
    return <CodeForm phone={sent.phone} onCode={confirm} onBack={() => setSent(null)} />;
  }
  const send = async (wanted: { phone: string }): Promise<SubmitProblem | undefined> => {
    const confirm = await onNumber(wanted.phone);
    if (confirm) setSent({ phone: wanted.phone, confirm });
    else await onDone(wanted.phone);
    return undefined;
  };
  return (
    <Form form={form} onSubmit={send}>
      <FormField
        control={form.control}
        name="phone"
        as={TextField}
        label="Phone number"
        hint={hint}
        type="tel"
        autoComplete="tel"
        width="medium"
      />
      <Buttons submit="Text me a code" busyLabel="Sending…" other="Cancel" onOther={onCancel} />
    </Form>
  );
}

type CodeFormProps = { phone: string; onCode: (code: string) => Promise<void>; onBack: () => void };

function CodeForm({ phone, onCode, onBack }: CodeFormProps) {
  const form = useZodForm(sixDigits('Enter the six digits from the text message'), { code: '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ code }): Promise<undefined> => {
        await onCode(code);
      }}
    >
      <p role="status">
        A code is on its way to <strong className="whitespace-nowrap">+{phone}</strong>.
      </p>
      <CodeField
        control={form.control}
        label="Code from the text message"
        hint="Six digits. It works once, for ten minutes."
      />
      <Buttons submit="Confirm" busyLabel="Checking…" other="Back to the number" onOther={onBack} />
    </Form>
  );
}

type ButtonsProps = { submit: string; busyLabel: string; other: string; onOther: () => void };

function Buttons({ submit, busyLabel, other, onOther }: ButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      <SubmitButton busyLabel={busyLabel}>{submit}</SubmitButton>
      <Button variant="secondary" onClick={onOther}>
        {other}
      </Button>
    </div>
  );
}
