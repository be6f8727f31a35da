import { payWords } from '@plainclaim/domain/payments/pay-view';
import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { formatGbp } from '@plainclaim/domain/shared/money';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../art/icon.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import type { PaymentFacts } from '../payment-facts.ts';
import { Slip } from './pay-frame.tsx';

export function PaymentLinkError({ message }: { message: string }) {
  return (
    <Problem icon="circle-alert" title="Payment Link Error">
      <p className="font-semibold text-ink">{message}</p>
      <p>
        Nothing was charged. Open the link in our e-mail again, or{' '}
        <TextLink to="/contact">contact us</TextLink>.
      </p>
    </Problem>
  );
}

export function PaymentNotFound() {
  return (
    <Problem icon="search" title="Payment Not Found">
      <p>
        We know no payment at this address. Open the link in our e-mail again: it must be copied whole. If you
        were sent a newer link, use that one.
      </p>
    </Problem>
  );
}

export function PaymentLinkExpired({ expiresAt }: { expiresAt: string }) {
  return (
    <Problem icon="clock" title={payWords.expired}>
      <p>
        It was valid until {formatDateTime(new Date(expiresAt))} and nothing was charged. Reply to the letter
        or <TextLink to="/contact">contact us</TextLink>, and we will send a new link.
      </p>
    </Problem>
  );
}

export function PaymentLinkReplaced() {
  return (
    <Problem icon="link" title="Payment Link Error">
      <p className="font-semibold text-ink">{payWords.replaced}</p>
      <p>
        Either a newer link was sent to you, or the claim was closed. Nothing was charged here. Use the newest
        e-mail from us, or <TextLink to="/contact">contact us</TextLink>.
      </p>
    </Problem>
  );
}

export function PaymentRefunded({ payment: { amount, refundedAt, reference } }: { payment: PaymentFacts }) {
  return (
    <Problem icon="info" title="This payment was refunded">
      <p>
        {formatGbp(amount)} was paid with this link and is being given back to the card it came from
        {refundedAt ? `, decided on ${formatDateTime(new Date(refundedAt))}` : ''}. Banks take up to ten days
        to show it. Reference: {reference}.
      </p>
      <p>
        The claim is open again, so do not take it as settled. Questions?{' '}
        <TextLink to="/contact">Contact us</TextLink>.
      </p>
    </Problem>
  );
}

/** The confirmation page opened by URL: without the payment in the tab's history there is nothing to confirm. */
export function NoPaymentToConfirm() {
  return (
    <Problem icon="search" title="No payment to show here">
      <p>
        This page confirms a payment right after it was made. To see whether a payment arrived, open the link
        in our e-mail again; a receipt is sent by e-mail, too.
      </p>
      <p>
        If you expected a confirmation here, <TextLink to="/contact">contact us</TextLink>.
      </p>
    </Problem>
  );
}

type ProblemProps = { icon: IconName; title: string; children: ReactNode };

function Problem({ icon, title, children }: ProblemProps) {
  return (
    <Slip className="grid justify-items-center gap-3 px-5 py-9 text-center sm:px-11">
      <Icon name={icon} className="size-9 stroke-[1.4] text-ink-2" />
      <h1 className="font-serif text-24 leading-tight">{title}</h1>
      <div className="grid max-w-[44ch] gap-2 text-ink-2">{children}</div>
      <div className="mt-3 print:hidden">
        <ButtonLink to="/" variant="secondary">
          Return home
        </ButtonLink>
      </div>
    </Slip>
  );
}
