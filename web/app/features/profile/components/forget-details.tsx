import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';

/** Removes the address and date of birth that prefill new claims. */
export function ForgetDetails({ onForget }: { onForget: () => Promise<void> }) {
  return (
    <Confirm
      danger
      title="Delete your address and date of birth?"
      verb="Delete them"
      busyLabel="Deleting…"
      failed="They could not be deleted. Please try again."
      onConfirm={onForget}
      trigger={<Button variant="quiet">Delete address and date of birth</Button>}
    >
      Your next claim no longer starts with them. Claims and letters you have sent keep what they say.
    </Confirm>
  );
}
