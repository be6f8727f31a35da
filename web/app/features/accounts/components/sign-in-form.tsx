import { useState } from 'react';
import { signInPathTo } from '../../../lib/auth/intended-destination.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { sendMagicLink } from '../api/send-magic-link.ts';
import { signIn } from '../api/sign-in.ts';
import { resendConfirmation } from '../api/verify-mailed-code.ts';
import { useAskedMail } from '../use-asked-mail.ts';
import { Captcha } from './captcha.tsx';
import { LaterCodePanel } from './later-code-panel.tsx';

const rules = () => import('@plainclaim/domain/accounts/sign-in');

/** Password, or a link and a code by mail. The page redirects afterwards. */
export function SignInForm({ returnUrl }: { returnUrl: string | null }) {
  const form = useZodForm(() => rules().then(({ signInForm }) => signInForm), { email: '', password: '' });
  const { asked, expectCode, giveUp } = useAskedMail('signin');
  const [sending, setSending] = useState(false);

  /** The typed address; null if invalid, with the message beside its field. */
  const typedAddress = async (): Promise<string | null> => {
    const { emailOnlyForm } = await rules();
    const parsed = emailOnlyForm.safeParse(form.getValues());
    if (parsed.success) return parsed.data.email;
    form.setError('email', { message: parsed.error.issues[0]?.message ?? '' }, { shouldFocus: true });
    return null;
  };

  const askForLink = async () => {
    const email = await typedAddress();
    if (email === null) return;
    setSending(true);
    const problem = await sendMagicLink(email, signInPathTo(returnUrl));
    setSending(false);
    if (problem) form.setError('email', { message: problem.message });
    else expectCode(email, 'sent');
  };

  if (asked) {
    const send = asked.why === 'unconfirmed' ? resendConfirmation : sendMagicLink;
    return (
      <LaterCodePanel
        asked={asked}
        type="email"
        sendAgain={(email) => send(email, signInPathTo(returnUrl))}
        onSentAgain={(why) => expectCode(asked.email, why)}
        backLabel="Back to sign in with a password"
        onBack={giveUp}
      >
        If {asked.email} has an account, a sign-in link is on its way. It works once and ends in an hour.
      </LaterCodePanel>
    );
  }
  return (
    <>
      <Form
        form={form}
        onSubmit={async (credentials) => {
          const problem = await signIn(credentials);
          if (problem?.code !== 'email_not_confirmed') return problem;
          expectCode(credentials.email, 'unconfirmed');
          return undefined;
        }}
      >
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
      <Button
        variant="quiet"
        size="sm"
        className="mt-3"
        onClick={async () => {
          const email = await typedAddress();
          if (email !== null) expectCode(email, 'at-hand');
        }}
      >
        I have a code from an email
      </Button>
    </>
  );
}
