import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

export type TwoVersionsAnswers = {
  open: boolean;
  /** Called when the dialog is closed without a choice. */
  onLater: () => void;
  onKeepOurs: () => void;
  onTakeTheirs: () => void;
};

/** Two tabs have changed the same text: the user chooses a version. The children show both. */
export function TwoVersions(
  props: TwoVersionsAnswers & { title: string; description: string; children: ReactNode },
) {
  const { open, onLater, onKeepOurs, onTakeTheirs, title, description, children } = props;
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onLater}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onKeepOurs}>Keep mine</Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            Load the other version
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
