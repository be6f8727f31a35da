import { claimStepTitles } from '@plainclaim/domain/claims/claim-form';
import type { Ref } from 'react';
import type { Step } from '../writing.ts';

const stepIntros = [
  'What happened, how much it is about, and who owes you.',
  'Who is claiming. We put your name and address on the letter.',
  'Where the letter goes.',
  'Check that everything is right. You can still change all of it.',
] as const;

export function StepHead({ step, headingRef }: { step: Step; headingRef: Ref<HTMLHeadingElement> }) {
  return (
    <div className="mb-8">
      <h2 ref={headingRef} tabIndex={-1} className="outline-none">
        {claimStepTitles[step - 1]}
      </h2>
      <p className="mt-1.5 text-ink-2">{stepIntros[step - 1]}</p>
    </div>
  );
}
