import type { ReactNode } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { SubmitButton } from '../../../ui/forms/form.tsx';
import type { Step } from '../writing.ts';

type WizardActionsProps = { step: Step; onPrevious: () => void; children: ReactNode };

/** Previous and Next, below the form; fixed to the bottom on phones. */
export function WizardActions({ step, onPrevious, children }: WizardActionsProps) {
  return (
    <div className="mt-4 max-sm:sticky max-sm:bottom-(--bottom-room,0px) max-sm:z-5 max-sm:-mx-(--gutter) max-sm:border-t max-sm:border-line max-sm:bg-paper max-sm:px-(--gutter) max-sm:pt-3 max-sm:pb-3.5">
      <div className="flex items-start justify-between gap-3 *:sm:min-w-[148px] *:max-sm:flex-1">
        <div>
          <Button
            block
            variant="secondary"
            onClick={onPrevious}
            disabledReason={step === 1 ? 'This is the first step' : undefined}
          >
            Previous
          </Button>
        </div>
        <div>{children}</div>
      </div>
    </div>
  );
}

export function NextButton() {
  return (
    <SubmitButton block>
      <NextWords />
    </SubmitButton>
  );
}

export function NextWords() {
  return (
    <>
      Next
      <Icon name="arrow-right" />
    </>
  );
}
