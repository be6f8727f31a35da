import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Form, SubmitButton, useZodForm } from '../../../../ui/forms/form.tsx';
import { FormField } from '../../../../ui/forms/form-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { signInWithTextCode } from '../../api/sign-in-by-text.ts';

const rules = () => import('@plainclaim/domain/accounts/other-ways').then(({ textCodeForm }) => textCodeForm);

type TextCodeFormProps = {
  phone: string;
  mayJoin: boolean;
  onDone: (() => void) | undefined;
  onBack: () => void;
};

/** Takes the texted code. "Ask again" leads back to the number, which may be wrong. */
export function TextCodeForm({ phone, mayJoin, onDone, onBack }: TextCodeFormProps) {
  const form = useZodForm(rules, { code: '' });
  const words = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone: its focus moves to the text, right before the field.
  useEffect(() => words.current?.focus(), []);
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => {
        const problem = await signInWithTextCode(phone, code);
        if (!problem) onDone?.();
        return problem;
      }}
    >
      <p ref={words} tabIndex={-1} className="outline-none">
        {mayJoin ? 'A code is on its way to ' : 'If this number has an account, a code is on its way to '}
        <strong className="whitespace-nowrap">+{phone}</strong>. It works once, for ten minutes.
      </p>
      <FormField
        control={form.control}
        name="code"
        as={TextField}
        label="Code from the text message"
        inputMode="numeric"
        autoComplete="one-time-code"
        width="medium"
      />
      <SubmitButton block busyLabel="Checking…">
        Continue
      </SubmitButton>
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={onBack}>
        No message? Check the number and try again
      </Button>
    </Form>
  );
}
