import type { ReactNode } from 'react';

type WizardTitleProps = {
  /** Whether answers are saved as they are written. */
  isSaved?: boolean;
  children?: ReactNode;
};

/** The heading, rendered while the wizard loads too: the router moves the focus to it. */
export function WizardTitle({ isSaved = true, children }: WizardTitleProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h1>Submit your claim</h1>
        {children}
      </div>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        Four short steps.{' '}
        {isSaved
          ? 'Your answers are saved as you write them, so you can stop at any point and come back later.'
          : 'Your answers are not saved for now: there is no room for another unfinished claim.'}
      </p>
    </>
  );
}
