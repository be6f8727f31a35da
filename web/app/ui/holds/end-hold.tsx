import { AppError } from '@plainclaim/domain/shared/errors';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Confirm } from '../overlays/confirm.tsx';

type EndHoldProps = {
  lift: { readonly error: Error | null; readonly mutateAsync: () => Promise<unknown> };
  /** What follows. */
  children: ReactNode;
};

/** Ends a pause before its last day, once its reader has confirmed that. */
export function EndHold({ lift, children }: EndHoldProps) {
  return (
    <Confirm
      title="End the pause?"
      verb="End the pause"
      cancelLabel="Stay paused"
      busyLabel="Ending…"
      failed={lift.error instanceof AppError ? lift.error.userMessage : undefined}
      onConfirm={async () => {
        await lift.mutateAsync();
      }}
      trigger={
        <Button variant="secondary" size="sm" block>
          End the pause
        </Button>
      }
    >
      {children}
    </Confirm>
  );
}
