import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton, useZodForm } from '../../../ui/forms/form.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { verifyAppCode, verifyBackupCode } from '../api/verify-second-step.ts';

const rules = () => import('./second-step-rules.ts').then(({ codeForm }) => codeForm);

/** After the password: the code of the authenticator app, or one of the codes kept for its loss. */
export function SecondStepForm({ onGiveUp }: { onGiveUp: () => void }) {
  const [usesBackup, setUsesBackup] = useState(false);
  const form = useZodForm(rules, { code: '' });
  const swap = () => {
    form.reset();
    setUsesBackup(!usesBackup);
  };
  return (
    <Form form={form} onSubmit={({ code }) => (usesBackup ? verifyBackupCode(code) : verifyAppCode(code))}>
      <FormField
        control={form.control}
        name="code"
        as={TextField}
        label={usesBackup ? 'Backup code' : 'Code from your authenticator app'}
        hint={
          usesBackup
            ? 'One of the ten codes you kept. Each works once.'
            : 'Six digits that change every 30 seconds.'
        }
        inputMode={usesBackup ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        width="medium"
      />
      <SubmitButton block>Continue</SubmitButton>
      <div className="flex flex-wrap gap-x-2">
        <Button variant="quiet" size="sm" onClick={swap}>
          {usesBackup ? 'Use the app instead' : 'Use a backup code'}
        </Button>
        <Button variant="quiet" size="sm" onClick={onGiveUp}>
          Sign in as someone else
        </Button>
      </div>
    </Form>
  );
}
