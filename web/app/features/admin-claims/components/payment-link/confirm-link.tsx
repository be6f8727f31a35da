import { unknownDefendantEmail } from '@plainclaim/domain/claims/defendant';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx';
import { LinkTerms } from './link-terms.tsx';
import { SendLink } from './send-link.tsx';
import type { LinkClaim, PaymentLinkControl } from './use-payment-link.ts';

type ConfirmLinkProps = { link: PaymentLinkControl; claim: LinkClaim };

/** Says to whom the link goes and for how much, before it does. */
export function ConfirmLink({ link, claim }: ConfirmLinkProps) {
  const isKnown = claim.defendant_email !== '' && claim.defendant_email !== unknownDefendantEmail;
  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => open || link.close()}
      title="Send this payment link?"
      description={
        isKnown ? (
          <>
            It goes by e-mail to {claim.defendant_name} at{' '}
            <strong className="wrap-anywhere">{claim.defendant_email}</strong>.
          </>
        ) : (
          `No e-mail address is known for ${claim.defendant_name}: it goes to our team’s mailbox, to be passed on another way.`
        )
      }
      actions={
        <>
          <SendLink claimId={claim.id} onSend={() => link.choose('defendant')} />
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
        </>
      }
    >
      <LinkTerms claimId={claim.id} isToTeam={!isKnown} />
    </Dialog>
  );
}
