import type { Factor } from '@supabase/auth-js';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { verifyAppCode, verifyBackupCode } from '../api/verify-second-step.ts';
import { CodeStep } from './code-step.tsx';
import { TextStep } from './text-step.tsx';

type SecondStepProps = { factors: readonly Factor[]; onGiveUp: () => void };

type Step = 'app' | 'text' | 'backup';

const leadsTo: Record<Step, string> = {
  app: 'Use the app instead',
  text: 'Get a text message instead',
  backup: 'Use a backup code',
};

/** After the first step: a code from the authenticator app, by text message, or a backup code. */
export function SecondStep({ factors, onGiveUp }: SecondStepProps) {
  const verified = factors.filter(({ status }) => status === 'verified');
  const app = verified.find(({ factor_type: type }) => type === 'totp');
  const phone = verified.find(({ factor_type: type }) => type === 'phone');
  const offered: Step[] = [...(app ? ['app' as const] : []), ...(phone ? ['text' as const] : []), 'backup'];
  const [step, setStep] = useState(offered[0]);
  return (
    <>
      {step === 'app' && app ? (
        <CodeStep
          label="Code from your authenticator app"
          hint="Six digits that change every 30 seconds."
          inputMode="numeric"
          onCode={(code) => verifyAppCode(app.id, code)}
        />
      ) : null}
      {step === 'text' && phone ? <TextStep factor={phone} /> : null}
      {step === 'backup' ? (
        <CodeStep
          label="Backup code"
          hint="One of the ten codes you kept. Each works once."
          inputMode="text"
          onCode={verifyBackupCode}
        />
      ) : null}
      <div className="mt-5 flex flex-wrap gap-x-2">
        {offered
          .filter((one) => one !== step)
          .map((one) => (
            <Button key={one} variant="quiet" size="sm" onClick={() => setStep(one)}>
              {leadsTo[one]}
            </Button>
          ))}
        <Button variant="quiet" size="sm" onClick={onGiveUp}>
          Sign in as someone else
        </Button>
      </div>
    </>
  );
}
