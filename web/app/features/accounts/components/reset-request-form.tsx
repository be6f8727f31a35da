import { useEffect } from 'react';
import { followFromNow } from '../../../lib/auth/follow-session.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { askForReset } from '../api/reset-password.ts';
import { useAskedMail } from '../use-asked-mail.ts';
import { Captcha } from './captcha.tsx';
import { LaterCodePanel } from './later-code-panel.tsx';

const rules = () => import('@plainclaim/domain/accounts/sign-in').then(({ emailOnlyForm }) => emailOnlyForm);

/** Has a link and a code mailed. The page handles the session that either opens. */
export function ResetRequestForm() {
  const form = useZodForm(rules, { email: '' });
  const { asked, expectCode, giveUp } = useAskedMail('reset-password');
  const isAsked = asked !== null;
  useEffect(() => {
    // A tab that opens the link says once that a password is being recovered: this one must listen before.
    if (isAsked) followFromNow();
  }, [isAsked]);
  if (asked) {
    return (
      <LaterCodePanel
        asked={asked}
        type="recovery"
        sendAgain={askForReset}
        onSentAgain={(why) => expectCode(asked.email, why)}
        backLabel="Use another email address"
        onBack={giveUp}
      >
        If {asked.email} has an account, a link to set a new password is on its way. It works once and ends in
        an hour.
      </LaterCodePanel>
    );
  }
  return (
    <Form
      form={form}
      onSubmit={async ({ email }) => {
        const problem = await askForReset(email);
        if (!problem) expectCode(email, 'sent');
        return problem;
      }}
    >
      <FormField control={form.control} name="email" as={EmailField} label="Email" />
      <Captcha />
      <SubmitButton block busyLabel="Sending…">
        Send the Link
      </SubmitButton>
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        onClick={form.handleSubmit(({ email }) => expectCode(email, 'at-hand'))}
      >
        I have a code from an email
      </Button>
    </Form>
  );
}
