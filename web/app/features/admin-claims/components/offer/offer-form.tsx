import { longestOfferText } from '@plainclaim/domain/settlements/offer';
import { penceFromPounds, poundsFromPence } from '@plainclaim/domain/shared/money';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { problemWords } from '../../../../lib/problem-words.ts';
import { shownFor, useTimedMessage } from '../../../../lib/use-timed-message.ts';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { MoneyField } from '../../../../ui/forms/money-field.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { DialogClose } from '../../../../ui/overlays/dialog.tsx';
import { type OfferToRecord, useOffers, usePreviewOffer, useRecordOffer } from '../../api/offers.ts';
import {
  type ClaimOfOffer,
  checkOffer,
  emptyOffer,
  offerDone,
  offerFailed,
  offerHint,
  type TypedOffer,
} from '../../offer-words.ts';
import { OfferPreview } from './offer-preview.tsx';
import { StandingNotice } from './standing-notice.tsx';

type OfferFormProps = { claim: ClaimOfOffer | null; close: (open: false) => void };

/**
 * Shows what would be sent before it is. Cleared only after recording. Messages disappear after five seconds, the last one
 * with the modal.
 */
export function OfferForm({ claim, close }: OfferFormProps) {
  const formId = useId();
  const preview = usePreviewOffer();
  const record = useRecordOffer();
  const offers = useOffers(claim?.id ?? '', { enabled: claim !== null });
  const [typed, setTyped] = useState(emptyOffer);
  const [message, say] = useTimedMessage();
  const [wrong, setWrong] = useState<keyof TypedOffer>();
  // What was refused is being put right: its message would be untrue beside the new answer.
  const set = (change: Partial<TypedOffer>) => {
    setTyped((before) => ({ ...before, ...change }));
    say(undefined);
  };
  const errorOf = (field: keyof TypedOffer) =>
    message?.tone === 'danger' && wrong === field ? message.words : undefined;

  const fail = (error: unknown) => say({ tone: 'danger', words: offerFailed(problemWords(error)) });

  const look = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkOffer(claim, typed);
    setWrong('problem' in checked ? checked.field : undefined);
    if ('problem' in checked) {
      say({ tone: 'danger', words: checked.problem });
      if (checked.field) document.getElementById(`${formId}-${checked.field}`)?.focus();
      return;
    }
    // A refusal of the last press would be untrue beside the preview.
    say(undefined);
    const { offeredAmount, defendantMessage, adminNotes } = checked.offer;
    preview.mutate(
      {
        claim_id: checked.claim.id,
        offered_amount: poundsFromPence(offeredAmount),
        defendant_message: defendantMessage,
        admin_notes: adminNotes,
      },
      { onError: fail },
    );
  };

  if (record.data) {
    const amount = penceFromPounds(record.variables.offered_amount);
    return <Recorded words={offerDone(amount)} reference={record.data.reference} close={close} />;
  }
  if (preview.data) {
    const offer: OfferToRecord = preview.variables;
    return (
      <div className="grid gap-5">
        <OfferPreview preview={preview.data} />
        {message ? <Alert live tone={message.tone} title={message.words} /> : null}
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Button
            busy={record.isPending}
            busyLabel="Sending…"
            onClick={() => record.mutate(offer, { onError: fail })}
          >
            Send Settlement Offer
          </Button>
          <Button variant="secondary" disabled={record.isPending} onClick={() => preview.reset()}>
            Change the offer
          </Button>
          <DialogClose asChild>
            <Button variant="quiet" disabled={record.isPending}>
              Cancel
            </Button>
          </DialogClose>
        </div>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={look} className="grid gap-6">
      <StandingNotice offers={offers.data} />
      <MoneyField
        numeric
        id={`${formId}-offeredAmount`}
        label="Settlement amount"
        hint={offerHint(claim, typed.offeredAmount)}
        error={errorOf('offeredAmount')}
        value={typed.offeredAmount}
        onValueChange={(offeredAmount) => set({ offeredAmount })}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextArea
          optional
          rows={3}
          id={`${formId}-defendantMessage`}
          label="Defendant message"
          hint="Shown to the claimant with the offer."
          characterLimit={longestOfferText}
          error={errorOf('defendantMessage')}
          value={typed.defendantMessage}
          onValueChange={(defendantMessage) => set({ defendantMessage })}
        />
        <TextArea
          optional
          rows={3}
          id={`${formId}-adminNotes`}
          label="Admin notes"
          hint="Only admins see these."
          characterLimit={longestOfferText}
          error={errorOf('adminNotes')}
          value={typed.adminNotes}
          onValueChange={(adminNotes) => set({ adminNotes })}
        />
      </div>
      {message && !wrong ? <Alert live tone={message.tone} title={message.words} /> : null}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={preview.isPending} busyLabel="Loading…">
          See what will be sent
        </Button>
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
      </div>
    </form>
  );
}

type RecordedProps = { words: string; reference: string; close: (open: false) => void };

/** Shows the message for five seconds, then closes the modal. */
function Recorded({ words, reference, close }: RecordedProps) {
  useEffect(() => {
    const timer = setTimeout(() => close(false), shownFor);
    return () => clearTimeout(timer);
  }, [close]);
  return (
    <>
      <Alert live tone="good" title={words}>
        Its reference is {reference}. In a minute the claimant sees it, and the e-mail about it leaves. Until
        then it can be withdrawn on the claim’s review without a trace for the claimant.
      </Alert>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
        <DialogClose asChild>
          <Button variant="secondary">Close</Button>
        </DialogClose>
      </div>
    </>
  );
}
