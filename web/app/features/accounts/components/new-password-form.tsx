import { passwordHint } from '@plainclaim/domain/accounts/password-hint';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { setNewPassword } from '../api/reset-password.ts';

const rules = () =>
  import('@plainclaim/domain/accounts/sign-up').then(({ newPasswordForm }) => newPasswordForm);

export function NewPasswordForm({ onDone }: { onDone: () => void }) {
  const form = useZodForm(rules, { password: '', confirmPassword: '' });
  return (
    <Form
      form={form}
      onSubmit={async ({ password }) => {
        const problem = await setNewPassword(password);
        if (!problem) onDone();
        return problem;
      }}
    >
      <FormField
        control={form.control}
        name="password"
        as={PasswordField}
        label="New password"
        hint={passwordHint}
        purpose="new"
      />
      <FormField
        control={form.control}
        name="confirmPassword"
        as={PasswordField}
        label="Confirm new password"
        purpose="new"
      />
      <SubmitButton block busyLabel="Saving…">
        Save New Password
      </SubmitButton>
    </Form>
  );
}
