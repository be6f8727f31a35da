import { contentMessages } from '@plainclaim/domain/blog/content';
import { isSafeLink } from '@plainclaim/domain/blog/link';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx';

type LinkDialogProps = {
  /** Where the link under the cursor leads; empty for a new one. */
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
    // The dialog stands inside the form of the post, as far as React is concerned.
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

/** There is one thing to do here; without this the focus would start on the button that closes. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** People leave out what browsers add: "gov.uk/x" is a page, "ann@firm.example" a mailbox. */
export function wholeAddress(typed: string): string {
  const address = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`;
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+(?:[/?#]|$)/i.test(address)) return `https://${address}`;
  return address;
}
