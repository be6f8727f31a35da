import { useState } from 'react';
import { Button } from '../button.tsx';
import { Part, Row } from '../display/showcase/part.tsx';
import { Confirm } from './confirm.tsx';
import { Dialog, DialogClose } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { useToast } from './toast.tsx';

export function OverlaysShowcase() {
  return (
    <>
      <Part title="Dialog and confirm">
        <Row>
          <Dialog
            title="Settlement offer"
            description="Stephen Garrick, claim of £1,150.00 by Priya Raman."
            trigger={<Button variant="secondary">Open dialog</Button>}
            actions={
              <>
                <DialogClose asChild>
                  <Button>Send to claimant</Button>
                </DialogClose>
                <DialogClose asChild>
                  <Button variant="secondary">Cancel</Button>
                </DialogClose>
              </>
            }
          >
            <p>The claimant sees the amount and your message, and may accept or reject.</p>
          </Dialog>
          <ConfirmSample />
        </Row>
      </Part>
      <Part title="Toast">
        <ToastSample />
      </Part>
      <Part title="Menu">
        <Menu
          trigger={<Button variant="secondary">Actions</Button>}
          items={[
            { label: 'View the claim', icon: 'file', to: '?claim=1' },
            { label: 'Copy link', icon: 'link', onSelect: () => {} },
            { label: 'Delete', icon: 'trash', danger: true, onSelect: () => {} },
          ]}
        />
      </Part>
    </>
  );
}

function ConfirmSample() {
  const [tries, setTries] = useState(0);

  // Fails once, so that both answers can be looked at.
  async function remove() {
    await new Promise((resolve) => setTimeout(resolve, 900));
    setTries((count) => count + 1);
    if (tries === 0) throw new Error('The first try of the sample always fails');
  }

  return (
    <Confirm
      danger
      title="Delete this draft?"
      verb="Delete draft"
      busyLabel="Deleting…"
      cancelLabel="Keep it"
      onConfirm={remove}
      trigger={<Button variant="danger">Delete draft</Button>}
    >
      Your answers and the two files you added will be gone. This cannot be undone.
    </Confirm>
  );
}

function ToastSample() {
  const toast = useToast();
  return (
    <Row>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            title: 'Letter copied to clipboard successfully!',
            detail: 'You can now paste it into your email or document editor.',
          })
        }
      >
        Show toast
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast({ tone: 'danger', title: 'Failed to send payment link' })}
      >
        Show failure
      </Button>
    </Row>
  );
}
