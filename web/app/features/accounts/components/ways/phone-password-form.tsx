import { Button } from '../../../../ui/button.tsx';
import { Form, SubmitButton, useZodForm } from '../../../../ui/forms/form.tsx';
import { FormField } from '../../../../ui/forms/form-field.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { signIn } from '../../api/sign-in.ts';
import { Captcha } from '../captcha.tsx';

const rules = () =>
  import('@plainclaim/domain/accounts/other-ways').then(({ phonePasswordForm }) => phonePasswordForm);

type PhonePasswordFormProps = {
  phone: string;
  /** Back to codes; undefined where no codes can be texted. */
  onCode: (() => void) | undefined;
};

export function PhonePasswordForm({ phone, onCode }: PhonePasswordFormProps) {
  const form = useZodForm(rules, { phone, password: '' });
  return (
    <Form form={form} onSubmit={signIn}>
      <FormField
        control={form.control}
        name="phone"
        as={TextField}
        label="Phone number"
        type="tel"
        autoComplete="username"
      />
      <FormField
        control={form.control}
        name="password"
        as={PasswordField}
        label="Password"
        purpose="current"
      />
      <Captcha />
      <SubmitButton block busyLabel="Signing in…">
        Sign In
      </SubmitButton>
      {onCode ? (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={onCode}>
          Text me a code instead
        </Button>
      ) : null}
    </Form>
  );
}
