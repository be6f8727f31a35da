import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';

type WriteAgainProps = {
  /** Whether the user's edits would be lost: only then do we ask. */
  isEdited: boolean;
  variant: 'quiet' | 'secondary';
  className?: string;
  /** The id of what says that a limit is near or reached. */
  describedBy?: string | undefined;
  onWriteAgain: () => void;
  children: ReactNode;
};

export function WriteAgain({
  isEdited,
  variant,
  className,
  describedBy,
  onWriteAgain,
  children,
}: WriteAgainProps) {
  const button = (
    <Button
      variant={variant}
      size="sm"
      className={className}
      aria-describedby={describedBy}
      onClick={isEdited ? undefined : onWriteAgain}
    >
      {children}
    </Button>
  );
  if (!isEdited) return button;
  return (
    <Confirm
      danger
      title="Write the letter again?"
      verb="Write it again"
      cancelLabel="Keep my letter"
      trigger={button}
      onConfirm={onWriteAgain}
    >
      A new letter takes the place of this one, and the changes you made are lost.
    </Confirm>
  );
}
