import type { LetterStage } from '@plainclaim/domain/letters/stages';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LetterInProgress } from '../../../ui/letters/letter-in-progress.tsx';
import { LetterStages } from '../../../ui/letters/letter-stages.tsx';
import { Desk } from './desk.tsx';

type WritingViewProps = { stage: LetterStage; text: string; onCancel: () => void };

export function WritingView({ stage, text, onCancel }: WritingViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed, so the focus moves here.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Desk
      aside={
        <div>
          <h2 ref={heading} tabIndex={-1} className="outline-none">
            Writing your letter
          </h2>
          <p className="mt-2 mb-6 text-ink-2">This usually takes under a minute.</p>
          <LetterStages stage={stage} />
          <Button variant="secondary" size="sm" className="mt-7" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      }
    >
      <LetterInProgress text={text} />
    </Desk>
  );
}
