import { longestOfferText } from '@plainclaim/domain/settlements/offer';
import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import { type SubmitEvent, useState } from 'react';
import { problemWords } from '../../../../lib/problem-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx';
import type { Offer } from '../../api/admin-api.ts';
import { useWithdrawOffer } from '../../api/offers.ts';

/** Withdraws an unanswered offer. The dialog says first what the claimant is told. */
export function WithdrawOffer({ offer }: { offer: Offer }) {
  const [open, setOpen] = useState(false);
  const amount = formatGbp(penceFromPounds(offer.offered_amount));
  return (
    <Dialog
      trigger={
        <Button variant="quiet" size="sm" className="mt-1 -ml-3.5">
          Withdraw offer
        </Button>
      }
      title={`Withdraw the offer of ${amount}?`}
      description="The claimant can then no longer answer it. In its first minute they have not seen it and are told nothing, and an earlier offer that it replaced stands again. After that they are sent an e-mail which says that the offer is withdrawn."
      open={open}
      onOpenChange={setOpen}
    >
      <Reason offer={offer} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function Reason({ offer, onDone }: { offer: Offer; onDone: () => void }) {
  const withdraw = useWithdrawOffer(offer.id);
  const [reason, setReason] = useState('');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    withdraw.mutate(reason, { onSuccess: onDone });
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      {withdraw.isError ? <Alert live tone="danger" title={problemWords(withdraw.error)} /> : null}
      <TextArea
        optional
        rows={3}
        label="Reason, as the claimant reads it"
        hint="Sent to them word for word, where they are told."
        characterLimit={longestOfferText}
        value={reason}
        onValueChange={setReason}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" variant="danger" busy={withdraw.isPending} busyLabel="Withdrawing…">
          Withdraw offer
        </Button>
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
      </div>
    </form>
  );
}
