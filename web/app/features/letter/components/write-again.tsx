import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';

type WriteAgainProps = { isEdited: boolean; onWriteAgain: () => void };

/** Only what somebody typed is worth a question. */
export function WriteAgain({ isEdited, onWriteAgain }: WriteAgainProps) {
  const button = (
    <Button
      variant="quiet"
      size="sm"
      className="mt-3 print:hidden"
      onClick={isEdited ? undefined : onWriteAgain}
    >
      <Icon name="refresh" />
      Write the letter again
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
