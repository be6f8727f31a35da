import type { LinkRecipient } from '@plainclaim/domain/payments/link-sending';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { RadioCards } from '../../../../ui/forms/radio-cards.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx';
import { LinkTerms } from './link-terms.tsx';
import { SendLink } from './send-link.tsx';
import type { LinkClaim, PaymentLinkControl } from './use-payment-link.ts';

type ChooseRecipientProps = { link: PaymentLinkControl; claim: LinkClaim; senderEmail: string };

/** The reply came from another address. A payment link must not reach a stranger, so the admin chooses. */
export function ChooseRecipient({ link, claim, senderEmail }: ChooseRecipientProps) {
  const isKnown = link.plan.kind === 'ask' && link.plan.isDefendantEmailKnown;
  const [to, setTo] = useState<LinkRecipient>();
  const [isAsked, setIsAsked] = useState(false);
  const send = () => {
    if (to) link.choose(to);
    else setIsAsked(true);
  };
  return (
    <Dialog
      wide
      open={link.state.step === 'asking'}
      onOpenChange={(open) => open || link.close()}
      title="Where should the payment link go?"
      description={
        isKnown
          ? 'The reply came from another address than the one on the claim. Choose the one that belongs to the defendant.'
          : 'The claim has no e-mail address for the defendant. Choose the sender of the reply only if you are sure that it is the defendant.'
      }
      actions={
        <>
          <SendLink claimId={claim.id} onSend={send} />
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
        </>
      }
    >
      <div className="mb-5">
        <LinkTerms claimId={claim.id} isToTeam={!isKnown && to !== 'sender'} />
      </div>
      <RadioCards<LinkRecipient>
        label="Address"
        hideLabel
        value={to}
        onValueChange={setTo}
        error={isAsked && !to ? 'Please choose an address.' : undefined}
        options={[
          isKnown
            ? {
                value: 'defendant',
                label: <Address>{claim.defendant_email}</Address>,
                note: `On the claim, for ${claim.defendant_name}`,
              }
            : { value: 'defendant', label: 'Our team’s mailbox', note: 'To be passed on another way' },
          {
            value: 'sender',
            label: <Address>{senderEmail}</Address>,
            note: 'Sender of the reply: I have checked that this is the defendant',
          },
        ]}
      />
    </Dialog>
  );
}

const Address = ({ children }: { children: string }) => <span className="wrap-anywhere">{children}</span>;
