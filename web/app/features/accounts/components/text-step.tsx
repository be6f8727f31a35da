import { shortNumber } from '@plainclaim/domain/accounts/other-ways';
import type { Factor } from '@supabase/auth-js';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { textSecondStep, verifyTextedStep } from '../api/verify-second-step.ts';
import { CodeStep } from './code-step.tsx';

type TextStepProps = { factor: Factor & { readonly phone?: string } };

/** A texted code as the second step. Sent only on a press: each message costs, and they are rate-limited. */
export function TextStep({ factor }: TextStepProps) {
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const where = `the ${shortNumber(factor.phone ?? '')}`;

  const send = async () => {
    setProblem(null);
    setSending(true);
    const sent = await textSecondStep(factor.id);
    setSending(false);
    if ('message' in sent) setProblem(sent.message);
    else setChallengeId(sent.challengeId);
  };

  return (
    <div className="grid gap-5">
      {problem ? <Alert live tone="danger" title={problem} /> : null}
      {challengeId ? (
        <CodeStep
          // A newer message invalidates the older code.
          key={challengeId}
          label="Code from the text message"
          hint={`We sent it to ${where}. It works once, for ten minutes.`}
          inputMode="numeric"
          onCode={(code) => verifyTextedStep(factor.id, challengeId, code)}
        />
      ) : (
        <p>We text a code to {where}.</p>
      )}
      <Button
        variant={challengeId ? 'secondary' : 'primary'}
        block
        busy={sending}
        busyLabel="Sending…"
        onClick={send}
      >
        {challengeId ? 'Send another code' : 'Text me a code'}
      </Button>
    </div>
  );
}
