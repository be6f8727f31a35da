import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';

type CancelEditProps = { isChanged: boolean; onCancel: () => void };

/** Asks for confirmation if there are unsaved edits. */
export function CancelEdit({ isChanged, onCancel }: CancelEditProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => (isChanged ? setIsAsking(true) : onCancel())}>
        Cancel
      </Button>
      <Confirm
        danger
        title="Discard your changes?"
        verb="Discard changes"
        cancelLabel="Keep editing"
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={onCancel}
      >
        The letter goes back to how it was before you edited it.
      </Confirm>
    </>
  );
}
