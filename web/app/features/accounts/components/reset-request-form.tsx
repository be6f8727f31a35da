import { useState } from 'react';
import { Alert } from '../../../ui/display/alert.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { askForReset } from '../api/reset-password.ts';
import { Captcha } from './captcha.tsx';

const rules = () => import('@plainclaim/domain/accounts/sign-in').then(({ emailOnlyForm }) => emailOnlyForm);

export function ResetRequestForm() {
  const form = useZodForm(rules, { email: '' });
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo) {
    return (
      <Alert tone="good" live title="Look in your inbox">
        If {sentTo} has an account, a link to set a new password is on its way. It works once and ends in an
        hour.
      </Alert>
    );
  }
  return (
    <Form
      form={form}
      onSubmit={async ({ email }) => {
        const problem = await askForReset(email);
        if (!problem) setSentTo(email);
        return problem;
      }}
    >
      <FormField control={form.control} name="email" as={EmailField} label="Email" />
      <Captcha />
      <SubmitButton block busyLabel="Sending…">
        Send the Link
      </SubmitButton>
    </Form>
  );
}
