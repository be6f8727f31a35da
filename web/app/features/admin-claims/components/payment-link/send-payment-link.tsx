import { type ClaimStatus, isOpen, statusWords } from '@plainclaim/domain/claims/statuses';
import { linkWords } from '@plainclaim/domain/payments/link-sending';
import { Icon } from '../../../../art/icon.tsx';
import { Button, type ButtonLook } from '../../../../ui/button.tsx';
import { cn } from '../../../../ui/cn.ts';
import { Alert } from '../../../../ui/display/alert.tsx';
import { HeldMails } from '../../../../ui/mails/held-mails.tsx';
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx';
import { matchFirst } from '../../match-first.ts';
import { ChooseRecipient } from './choose-recipient.tsx';
import { ConfirmLink } from './confirm-link.tsx';
import { type LinkClaim, type PaymentLinkControl, usePaymentLink } from './use-payment-link.ts';

type SendPaymentLinkProps = ButtonLook & {
  claim: LinkClaim | null;
  /** Sender of the newest reply. */
  senderEmail: string | null;
  className?: string;
};

/** For a card: the outcome is shown below the button for five seconds. */
export function SendPaymentLink(props: SendPaymentLinkProps) {
  const { claim, senderEmail, className, ...look } = props;
  const link = usePaymentLink(claim, senderEmail);
  const { state } = link;
  return (
    <div className={cn('grid justify-items-start gap-3', className)}>
      <LinkButton {...look} claim={claim} link={link} />
      {state.step === 'sent' ? (
        <Alert live tone="good" className="w-full" title={linkWords.cardSent}>
          {linkWords.sent}
        </Alert>
      ) : null}
      {state.step === 'failed' ? (
        <Alert live tone="danger" className="w-full" title={linkWords.cardFailed}>
          {state.message === linkWords.failed ? null : state.message}
        </Alert>
      ) : null}
      <Question link={link} claim={claim} senderEmail={senderEmail} />
    </div>
  );
}

/** For the dashboard's table: the outcome is an alert that stays until closed. */
export function AlertingPaymentLink({ claim, senderEmail, ...look }: SendPaymentLinkProps) {
  const link = usePaymentLink(claim, senderEmail, { staysUntilClosed: true });
  const { state } = link;
  const said = alertWords(link);
  return (
    <>
      <LinkButton {...look} claim={claim} link={link} />
      <Dialog
        title={state.step === 'sent' ? 'Payment link sent' : 'No payment link was sent'}
        description={said}
        open={said !== undefined}
        onOpenChange={(open) => open || link.close()}
        actions={
          <DialogClose asChild>
            <Button>OK</Button>
          </DialogClose>
        }
      >
        {state.step === 'sent' && claim ? <HeldMails claimId={claim.id} /> : null}
        {state.step === 'failed' && !claim ? <p>{matchFirst}</p> : null}
      </Dialog>
      <Question link={link} claim={claim} senderEmail={senderEmail} />
    </>
  );
}

function alertWords({ state }: PaymentLinkControl): string | undefined {
  if (state.step === 'sent') return linkWords.sent;
  if (state.step !== 'failed') return undefined;
  return state.message === linkWords.missing || state.message === linkWords.failed
    ? state.message
    : linkWords.failedBecause(state.message);
}

type LinkButtonProps = ButtonLook & { claim: LinkClaim | null; link: PaymentLinkControl };

function LinkButton({ claim, link, ...look }: LinkButtonProps) {
  const status = claim?.status as ClaimStatus | undefined;
  const isClosed = status !== undefined && !isOpen(status);
  return (
    <Button
      variant="secondary"
      size="sm"
      {...look}
      busy={link.state.step === 'sending'}
      busyLabel="Sending…"
      disabledReason={isClosed ? `The claim is ${statusWords[status].label.toLowerCase()}.` : undefined}
      onClick={link.press}
    >
      <Icon name="send" className="size-[1.2em]" />
      Send Payment Link
      {claim ? <span className="sr-only"> to {claim.defendant_name}</span> : null}
    </Button>
  );
}

type QuestionProps = Pick<SendPaymentLinkProps, 'claim' | 'senderEmail'> & { link: PaymentLinkControl };

function Question({ link, claim, senderEmail }: QuestionProps) {
  // Mounted anew for each question, so that no recipient is preselected.
  if (link.state.step !== 'asking' || !claim) return null;
  if (link.plan.kind !== 'ask' || senderEmail === null) return <ConfirmLink link={link} claim={claim} />;
  return <ChooseRecipient link={link} claim={claim} senderEmail={senderEmail} />;
}
