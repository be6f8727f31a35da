import { freshSignInMinutes } from '@plainclaim/domain/accounts/confirm-by';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { mailCode } from '../api/your-data.ts';
import type { ProofForm, ProofNeeded } from '../proof-form.ts';

type ProofFieldsProps = { needed: ProofNeeded; email: string };

/** Proof of identity: a session left open must not be enough. Goes inside a form that has these fields. */
export function ProofFields({ needed, email }: ProofFieldsProps) {
  const { control } = useFormContext<ProofForm>();
  return (
    <>
      {needed.confirm_by === 'password' ? (
        <>
          {/* Tells a password manager whose password this is. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <FormField
            control={control}
            name="password"
            as={PasswordField}
            label="Your password"
            hint="To make sure that it is you."
            purpose="current"
          />
        </>
      ) : null}
      {needed.confirm_by === 'code' ? (
        <>
          <CodeByMail email={email} />
          <FormField
            control={control}
            name="mailedCode"
            as={TextField}
            label={email === '' ? 'Code from our text message' : 'Code from our mail'}
            {...digits}
          />
        </>
      ) : null}
      {needed.confirm_by === 'sign-in' ? (
        <p className="text-ink-2">
          This takes a sign-in of the last {freshSignInMinutes} minutes, to make sure that it is you.
        </p>
      ) : null}
      {needed.has_second_step ? (
        <FormField
          control={control}
          name="code"
          as={TextField}
          label="Code from your authenticator app"
          hint="Or one of your backup codes."
          {...digits}
          inputMode="text"
        />
      ) : null}
    </>
  );
}

const digits = {
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  width: 'medium',
} as const;

function CodeByMail({ email }: { email: string }) {
  const [state, setState] = useState<'ready' | 'busy' | 'sent' | 'failed'>('ready');
  const ask = async () => {
    setState('busy');
    await mailCode().then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };
  // An account without an e-mail address has a phone number.
  const [send, capital] = email === '' ? ['text', 'Text'] : ['mail', 'Mail'];
  return (
    <div>
      <p className="text-ink-2">
        You sign in without a password, so we {send} you a code to make sure that it is you.
      </p>
      <Button variant="secondary" size="sm" className="mt-3" busy={state === 'busy'} onClick={ask}>
        {state === 'sent' ? `${capital} another code` : `${capital} me a code`}
      </Button>
      <p role="status" className="not-empty:mt-3">
        {state === 'sent' ? `A code is on its way to ${email === '' ? 'your phone' : email}.` : null}
        {state === 'failed' ? 'The code could not be sent. Wait a moment, then try again.' : null}
      </p>
    </div>
  );
}
