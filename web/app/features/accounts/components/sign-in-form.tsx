import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { sendMagicLink } from '../api/send-magic-link.ts';
import { signIn } from '../api/sign-in.ts';
import { Captcha } from './captcha.tsx';

const rules = () => import('@plainclaim/domain/accounts/sign-in');

/** Password or a link by mail. Where someone goes afterwards is the page's business. */
export function SignInForm({ returnPath }: { returnPath: string }) {
  const form = useZodForm(() => rules().then(({ signInForm }) => signInForm), { email: '', password: '' });
  const [linkSentTo, setLinkSentTo] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const askForLink = async () => {
    const { emailOnlyForm } = await rules();
    const parsed = emailOnlyForm.safeParse(form.getValues());
    if (!parsed.success) {
      form.setError('email', { message: parsed.error.issues[0]?.message ?? '' }, { shouldFocus: true });
      return;
    }
    setSending(true);
    const problem = await sendMagicLink(parsed.data.email, returnPath);
    setSending(false);
    if (problem) form.setError('email', { message: problem.message });
    else setLinkSentTo(parsed.data.email);
  };

  return (
    <>
      <Form form={form} onSubmit={signIn}>
        <FormField control={form.control} name="email" as={EmailField} label="Email" />
        <FormField
          control={form.control}
          name="password"
          as={PasswordField}
          label="Password"
          purpose="current"
        />
        <p className="-mt-3">
          <TextLink to="/reset-password">Forgot your password?</TextLink>
        </p>
        <Captcha />
        <SubmitButton block busyLabel="Signing in…">
          Sign In
        </SubmitButton>
      </Form>
      <Button variant="secondary" block className="mt-4" busy={sending} onClick={askForLink}>
        Sign in with Magic Link
      </Button>
      <div aria-live="polite">
        {linkSentTo ? (
          <Alert tone="good" title="Look in your inbox" className="mt-5">
            If {linkSentTo} has an account, a sign-in link is on its way. It works once and ends in an hour.
          </Alert>
        ) : null}
      </div>
    </>
  );
}
