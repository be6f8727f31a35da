import { contentMessages } from '@plainclaim/domain/blog/content';
import { isSafeLink } from '@plainclaim/domain/blog/link';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx';

type LinkDialogProps = {
  /** The URL of the link under the cursor; empty for a new link. */
  current: string;
  onSet: (address: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

export function LinkDialog({ current, onSet, onRemove, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(current);
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In React's tree the dialog is inside the form of the post, so its events would bubble there.
    event.stopPropagation();
    const whole = wholeAddress(address);
    if (isSafeLink(whole)) onSet(whole);
    else setError(contentMessages.link);
  };
  return (
    <Dialog
      open
      title={current ? 'Change the link' : 'Add a link'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <form onSubmit={submit} noValidate>
        <TextField
          ref={takeFocus}
          label="Address"
          hint="For example https://www.gov.uk/make-court-claim-for-money, or /faq for a page of ours."
          value={address}
          onValueChange={setAddress}
          error={error}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
          <Button type="submit">{current ? 'Change link' : 'Add link'}</Button>
          {current ? (
            <Button variant="secondary" onClick={onRemove}>
              Remove link
            </Button>
          ) : null}
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
        </div>
      </form>
    </Dialog>
  );
}

/** Without this, the dialog would focus its close button. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** Adds the missing scheme: "gov.uk/x" is a page, "ann@firm.example" a mailbox. */
export function wholeAddress(typed: string): string {
  const address = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`;
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+(?:[/?#]|$)/i.test(address)) return `https://${address}`;
  return address;
}
