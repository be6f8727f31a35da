import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { NewPasswordFields } from '../../../ui/forms/new-password-fields.tsx';
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
      <NewPasswordFields label="New password" confirmLabel="Confirm new password" />
      <SubmitButton block busyLabel="Saving…">
        Save New Password
      </SubmitButton>
    </Form>
  );
}
