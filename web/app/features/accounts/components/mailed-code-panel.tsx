import { refusedCodeWords } from '@plainclaim/domain/accounts/mailed-code';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Form, SubmitButton, type SubmitProblem, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { AuthProblem } from '../api/auth-problem.ts';
import { verifyMailedCode } from '../api/verify-mailed-code.ts';
import type { AskedFor, AskedMail } from '../asked-mail.ts';
import { Captcha } from './captcha.tsx';

const rules = () =>
  import('@plainclaim/domain/accounts/six-digits').then(({ mailedCodeForm }) => mailedCodeForm);

export type MailedCodePanelProps = {
  asked: AskedMail;
  /** The purpose of the mail. */
  type: 'email' | 'recovery';
  /** Shown when the mail has just been requested. */
  children: ReactNode;
  sendAgain: (email: string) => Promise<AuthProblem | undefined>;
  onSentAgain: (why: AskedFor) => void;
  backLabel: string;
  onBack: () => void;
};

/** Takes the six digits of a mail, on the page that requested it. The link in the mail does the same. */
export function MailedCodePanel(props: MailedCodePanelProps) {
  const { asked, type, children, backLabel, onBack } = props;
  const lead = useRef<HTMLDivElement>(null);
  // The pressed button is gone: its focus moves to the text, right before the field.
  useEffect(() => lead.current?.focus(), []);
  return (
    <>
      <div ref={lead} tabIndex={-1} className="mb-6 outline-none">
        <Lead asked={asked}>{children}</Lead>
      </div>
      {/* A newer mail invalidates the older code, so the form starts afresh. */}
      <CodeForm key={asked.sentAt} asked={asked} type={type} />
      <SendAgain {...props} />
      <Button variant="quiet" size="sm" className="mt-3" onClick={onBack}>
        {backLabel}
      </Button>
    </>
  );
}

function CodeForm({ asked, type }: Pick<MailedCodePanelProps, 'asked' | 'type'>) {
  const form = useZodForm(rules, { code: '' });
  const wrongTries = useRef(0);
  const submit = async ({ code }: { code: string }): Promise<SubmitProblem | undefined> => {
    const problem = await verifyMailedCode({ email: asked.email, code, type });
    if (problem?.code !== 'otp_expired') return problem;
    wrongTries.current += 1;
    const secondsSinceSent = (Date.now() - asked.sentAt) / 1000;
    const message = refusedCodeWords({ wrongTries: wrongTries.current, secondsSinceSent });
    return { fields: [{ field: 'code', message }] };
  };
  return (
    <Form form={form} onSubmit={submit}>
      <FormField
        control={form.control}
        name="code"
        as={TextField}
        label="Code from the email"
        hint="Six digits. Opening the link in the email does the same."
        inputMode="numeric"
        autoComplete="one-time-code"
        width="medium"
      />
      <SubmitButton block busyLabel="Checking…">
        Continue
      </SubmitButton>
    </Form>
  );
}

function Lead({ asked: { email, why }, children }: { asked: AskedMail; children: ReactNode }) {
  const to = <strong className="wrap-anywhere">{email}</strong>;
  if (why === 'sent')
    return (
      <Alert tone="good" title="Look in your inbox">
        <span className="wrap-anywhere">{children}</span>
      </Alert>
    );
  if (why === 'at-hand') return <p>Type the code from the newest email to {to}.</p>;
  return (
    <Alert tone="info" title="Confirm your email address first">
      We wrote to {to} when you signed up. Type the code from that email, or have a new one sent.
    </Alert>
  );
}

function SendAgain({ asked, sendAgain, onSentAgain }: MailedCodePanelProps) {
  const [state, setState] = useState<{ busy: boolean; words: string; problem?: string }>({
    busy: false,
    words: '',
  });
  const send = async () => {
    setState({ busy: true, words: '' });
    const problem = await sendAgain(asked.email);
    if (problem) return setState({ busy: false, words: '', problem: problem.message });
    onSentAgain('sent');
    setState({ busy: false, words: 'A new email is on its way. Its code replaces the one before.' });
  };
  return (
    <div className="mt-4 grid gap-4">
      <Captcha />
      <Button variant="secondary" block busy={state.busy} busyLabel="Sending…" onClick={() => void send()}>
        Send a new email
      </Button>
      <p role="status" className="text-15 empty:hidden">
        {state.words}
      </p>
      {state.problem ? <Alert tone="danger" live title={state.problem} /> : null}
    </div>
  );
}
