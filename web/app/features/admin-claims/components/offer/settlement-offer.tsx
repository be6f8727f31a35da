import { type ClaimStatus, statusWords } from '@plainclaim/domain/claims/statuses';
import { canBeOffered } from '@plainclaim/domain/settlements/answer';
import { offerMessages } from '@plainclaim/domain/settlements/offer';
import { useState } from 'react';
import { Icon } from '../../../../art/icon.tsx';
import { Button, type ButtonLook } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { matchFirst } from '../../match-first.ts';
import type { ClaimOfOffer } from '../../offer-words.ts';
import { OfferForm } from './offer-form.tsx';

type SettlementOfferProps = ButtonLook & { claim: ClaimOfOffer | null };

/** Without a claim, the form would only lead to a refusal. */
function MatchFirst({ close }: { close: (open: false) => void }) {
  return (
    <>
      <Alert tone="amber" title={offerMessages.missing}>
        {matchFirst}
      </Alert>
      <Button variant="secondary" className="mt-6" onClick={() => close(false)}>
        Close
      </Button>
    </>
  );
}

/** Opens the modal in which an admin records what a defendant offers. */
export function SettlementOffer({ claim, ...look }: SettlementOfferProps) {
  const [open, setOpen] = useState(false);
  const status = claim?.status as ClaimStatus | undefined;
  const isClosed = status !== undefined && !canBeOffered(status);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        {...look}
        disabledReason={isClosed ? `The claim is ${statusWords[status].label.toLowerCase()}.` : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="pound" className="size-[1.2em]" />
        Settlement Offer
        {claim ? <span className="sr-only"> of {claim.defendant_name}</span> : null}
      </Button>
      <Dialog
        wide
        title="Settlement offer"
        description={
          claim
            ? `What ${claim.defendant_name} offers ${claim.plaintiff_name}. The claimant is told by e-mail and asked to accept or reject it.`
            : 'This response belongs to no claim yet.'
        }
        open={open}
        onOpenChange={setOpen}
      >
        {claim ? <OfferForm claim={claim} close={setOpen} /> : <MatchFirst close={setOpen} />}
      </Dialog>
    </>
  );
}
