import type { ReactNode } from 'react';

/** The heading, rendered while the wizard loads too: the router moves the focus to it. */
export function WizardTitle({ children }: { children?: ReactNode }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h1>Submit your claim</h1>
        {children}
      </div>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        Four short steps. Your answers are saved as you write them, so you can stop at any point and come back
        later.
      </p>
    </>
  );
}
