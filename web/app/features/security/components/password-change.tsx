import { type NewPasswordForm, newPasswordForm } from '@plainclaim/domain/accounts/sign-up';
import { AppError } from '@plainclaim/domain/shared/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { NewPasswordFields } from '../../../ui/forms/new-password-fields.tsx';
import { changePassword, mailPasswordCode } from '../api/change-password.ts';
import { devicesQuery } from '../api/read-devices.ts';
import { identitiesQuery } from '../api/read-identities.ts';
import { Opening } from './opening.tsx';
import { PasswordCodeForm } from './password-code-form.tsx';
import { SecurityItem } from './security-item.tsx';

export function PasswordChange({ userId, email }: { userId: string; email: string }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  return (
    <SecurityItem
      title="Password"
      summary="A long one that you use nowhere else, best made and kept by a password manager."
      notice={notice}
    >
      <Opening
        label="Change password"
        open={open}
        onOpen={() => {
          setNotice(null);
          setOpen(true);
        }}
      >
        <PasswordSteps
          email={email}
          onCancel={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            setNotice('Your password has been changed. Your other devices are signed out.');
            void queries.invalidateQueries({ queryKey: devicesQuery(userId).queryKey });
            // With a password, the last service can be unlinked.
            void queries.invalidateQueries({ queryKey: identitiesQuery(userId).queryKey });
          }}
        />
      </Opening>
    </SecurityItem>
  );
}

type StepProps = { email: string; onDone: () => void; onCancel: () => void };

/** The new password; then, if the sign-in was long ago, the mailed code. */
function PasswordSteps({ email, onDone, onCancel }: StepProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();
  if (chosen === null) {
    return <NewPassword {...{ email, refusal, onDone, onCancel }} onCodeNeeded={setChosen} />;
  }
  const change = async (code: string) => {
    try {
      await changePassword(chosen, code);
    } catch (error) {
      // The password was refused, not the code: back to the first step.
      const about =
        error instanceof AppError ? error.fields.find(({ field }) => field === 'password') : undefined;
      if (!about) throw error;
      setRefusal(about.message);
      setChosen(null);
      return;
    }
    onDone();
  };
  return <PasswordCodeForm email={email} onCode={change} onCancel={onCancel} />;
}

type NewPasswordProps = StepProps & {
  refusal: string | undefined;
  onCodeNeeded: (password: string) => void;
};

function NewPassword({ email, refusal, onDone, onCancel, onCodeNeeded }: NewPasswordProps) {
  const form = useZodForm(newPasswordForm, { password: '', confirmPassword: '' });
  const { setError } = form;
  const start = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!refusal) return;
    setError('password', { message: refusal });
    start.current?.form?.querySelector<HTMLInputElement>('[type=password]')?.focus();
  }, [refusal, setError]);

  const send = async ({ password }: NewPasswordForm): Promise<undefined> => {
    if ((await changePassword(password)) === 'changed') {
      onDone();
      return;
    }
    await mailPasswordCode();
    onCodeNeeded(password);
  };
  return (
    <Form form={form} onSubmit={send}>
      {/* Tells a password manager whose password this is. */}
      <input ref={start} type="text" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields label="New password" confirmLabel="Type it again" />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <SubmitButton busyLabel="Changing…">Change password</SubmitButton>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
