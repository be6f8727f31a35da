import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { NextWords, WizardActions } from './wizard-actions.tsx';

type LastActionsProps = {
  /** Why the letter has to wait, where something is missing. */
  reason: string | undefined;
  /** The id of a notice on the page that says why the letter has to wait. */
  blockedBy: string | undefined;
  /** Resolves to the reason why the user cannot continue, if any. */
  onNext: () => Promise<string | undefined>;
  onPrevious: () => void;
};

/** Back to the questions, or on to the letter. */
export function LastActions({ reason, blockedBy, onNext, onPrevious }: LastActionsProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const go = async () => {
    setBusy(true);
    setProblem(undefined);
    setProblem(await onNext());
    setBusy(false);
  };
  return (
    <>
      {problem && <Alert live tone="danger" title={problem} />}
      <WizardActions step={4} onPrevious={onPrevious}>
        <Button block busy={busy} disabledReason={reason} aria-describedby={blockedBy} onClick={go}>
          <NextWords />
        </Button>
      </WizardActions>
    </>
  );
}
