import { formatDateTime, formatLongDate } from '@plainclaim/domain/shared/dates';
import { formatGbp } from '@plainclaim/domain/shared/money';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../art/icon.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { TextLink } from '../../../ui/link.tsx';
import type { PaymentFacts } from '../payment-facts.ts';
import { PayAmount } from './pay-amount.tsx';
import { PayButton } from './pay-button.tsx';
import { Perforation, Slip } from './pay-frame.tsx';

export type CardProviderName = 'stripe' | 'test' | 'off';

type PayableProps = {
  payment: PaymentFacts;
  token: string;
  notice: string | null;
  site: { host: string; mailbox: string; cardProvider: CardProviderName };
};

const providers: Record<CardProviderName, string> = {
  stripe: 'Stripe, our card payment provider,',
  test: 'our test checkout, which takes no real money,',
  off: 'our card payment provider',
};

/** Amount, claimant and reason of the payment, and the pay button. */
export function Payable({ payment, token, notice, site }: PayableProps) {
  const { claimant, defendant, amount, issueType, reference, claimId, expiresAt } = payment;
  return (
    <>
      {notice ? (
        <Alert live tone="amber" className="mb-5" title={notice}>
          Your card was not charged.
        </Alert>
      ) : null}
      <Slip>
        <div className="px-5 pt-7 pb-6.5 text-center sm:px-11 sm:pt-10 sm:pb-8.5">
          <h1 className="font-serif text-[1.375rem] leading-[1.25] font-medium tracking-[-0.008em] text-ink-2 wrap-anywhere">
            Settle the claim by {claimant}
          </h1>
          <PayAmount amount={amount} />
          <p className="mb-6 inline-flex items-start gap-2.5 text-left leading-[1.4] font-semibold text-good">
            <Icon name="circle-check" className="mt-[0.05em] size-[1.25em] shrink-0" />
            Paying this settles the claim in full. Nothing more will be owed.
          </p>
          <PayButton payment={payment} token={token} />
          <noscript>
            <p className="font-semibold">Paying by card needs JavaScript. Please turn it on for this page.</p>
          </noscript>
          <p className="mt-3.5 text-14/normal text-ink-2 print:hidden">
            Next you go to {providers[site.cardProvider]} to enter your card. We never see the number.
          </p>
        </div>
        <Perforation />
        <dl className="px-5 pt-3.5 pb-4.5 sm:px-11 sm:pt-4.5 sm:pb-6.5">
          <Fact term="What it settles" detail={issueType} />
          <Fact
            term="Who asks for it"
            detail={claimant}
            more={`The claimant, through Plainclaim. Your ${formatGbp(amount)} counts in full: our fee comes out of their side, not yours.`}
          />
          <Fact term="Who pays" detail={defendant} />
          <Fact
            term="Pay by"
            detail={formatLongDate(new Date(expiresAt))}
            more={`The link works until ${formatDateTime(new Date(expiresAt))}.`}
          />
          <Fact term="Reference" detail={reference} mono />
          {reference === claimId ? null : <Fact term="Claim ID" detail={claimId} mono />}
        </dl>
      </Slip>
      <section className="mt-8 px-2">
        <h2 className="text-20">After you pay</h2>
        <ul className="mt-2 grid gap-2.5 text-ink-2">
          <Then icon="mail-check">You and {claimant} each get an e-mail; yours has a receipt.</Then>
          <Then icon="circle-check">The claim is marked resolved.</Then>
          <Then icon="printer">You can print a confirmation and keep it.</Then>
        </ul>
      </section>
      <div className="mt-6 border-t border-line">
        <Question icon="help" title="How do I know this page is genuine?">
          <p>
            The address in your browser begins with <b className="font-strong">{site.host}</b>, and the claim
            ID above is the one in the letter you received. Card details are asked for only on the card
            provider’s own page.
          </p>
          <p>
            If anything looks wrong, don’t pay: reply to the letter, or write to{' '}
            <a href={`mailto:${site.mailbox}`}>{site.mailbox}</a>. We never ask for a bank transfer, gift
            cards or your password.
          </p>
        </Question>
        <Question icon="reply" title="What if I disagree, or cannot pay this now?">
          <p>
            You do not have to pay here. Reply to the letter we sent you to dispute the claim, to offer
            another amount or to ask for more information; a person reads every reply. You can also{' '}
            <TextLink to={`/contact?claim_id=${claimId}`}>contact us</TextLink>.
          </p>
        </Question>
      </div>
    </>
  );
}

type FactProps = { term: string; detail: string; more?: string; mono?: boolean };

function Fact({ term, detail, more, mono = false }: FactProps) {
  return (
    <div className="grid gap-x-5 gap-y-0.5 border-t border-line py-3 first:border-t-0 sm:grid-cols-[124px_minmax(0,1fr)]">
      <dt className="text-15/[1.6] text-ink-2">{term}</dt>
      <dd className={mono ? 'text-15/[1.6] wrap-anywhere tabular-nums' : 'font-semibold wrap-anywhere'}>
        {detail}
        {more ? <span className="block text-15/[1.45] font-normal text-ink-2">{more}</span> : null}
      </dd>
    </div>
  );
}

function Then({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-[0.12em] size-[1.25em] shrink-0 text-brand" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

function Question({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <details className="group/part border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-2 py-3.5 font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
        <Icon name={icon} className="size-[1.25em] shrink-0" />
        <span className="min-w-0 flex-1">{title}</span>
        <Icon
          name="chevron-down"
          className="size-[1.25em] shrink-0 text-ink-3 transition-transform group-open/part:rotate-180 motion-reduce:transition-none print:hidden"
        />
      </summary>
      <div className="grid gap-2.5 pr-2 pb-4.5 pl-10 text-ink-2">{children}</div>
    </details>
  );
}
