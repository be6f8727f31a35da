import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

export type TwoVersionsAnswers = {
  open: boolean;
  /** Closed without an answer: the work goes on. */
  onLater: () => void;
  onKeepOurs: () => void;
  onTakeTheirs: () => void;
};

/** The same thing was changed in two tabs: which version is right only the person knows. The children show both. */
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
