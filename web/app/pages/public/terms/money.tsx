import { claimantPercent, commissionPercent } from '@plainclaim/domain/payments/commission';
import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import { TextLink } from '../../../ui/link.tsx';
import { Clauses, Points } from '../document/parts.tsx';
import type { TermsSection } from './terms-section.ts';

export const fees: TermsSection = {
  id: 'fees',
  heading: 'Fees',
  body: (number) => (
    <Clauses section={number}>
      <p>
        Making an account, describing a claim, having a letter drafted and having it sent are free of charge.
      </p>
      <p>
        We earn a commission when a defendant pays you through Plainclaim. It is described in the next
        section. If nothing is paid through Plainclaim, you owe us nothing.
      </p>
      <p>
        Court fees, a solicitor’s fees, a mediator’s fees and the cost of enforcing a judgment are not ours.
        You agree them with, and pay them to, whoever charges them. Check a court fee before you pay it.
      </p>
      <p>
        Cards are handled by a card payment provider. We never see or keep a card number. The provider’s own
        terms apply to the payment itself.
      </p>
      <p>
        If you think that you paid us something in error, ask for it back within {serviceTerms.refundDays}{' '}
        days through the <TextLink to="/contact">contact page</TextLink>. This does not shorten any right to a
        refund that the law gives you.
      </p>
    </Clauses>
  ),
};

export const commission: TermsSection = {
  id: 'commission',
  heading: `Commission of ${commissionPercent}%`,
  body: (number) => (
    <Clauses section={number}>
      <p>
        Our commission is {commissionPercent}% of the gross amount that the defendant pays through Plainclaim.
        The other {claimantPercent}% is yours.
      </p>
      <p>
        It is taken from each payment before the rest is passed on to you. You never have to send it to us
        yourself.
      </p>
      <p>
        It is counted on what is paid, not on what you claimed: an offer of half the sum means half the
        commission.
      </p>
      <p>
        If you think that a commission is wrong, tell us within {serviceTerms.commissionDisputeDays} days of
        the settlement, with the claim’s id and your reasons. We look at the payment again and answer in
        writing.
      </p>
    </Clauses>
  ),
};

export const clientObligations: TermsSection = {
  id: 'client-obligations',
  heading: 'Client obligations',
  body: (number) => (
    <Clauses section={number}>
      <p>What you tell us about a claim has to be true and complete to the best of your knowledge.</p>
      <p>
        Read the letter before you submit it. Amount, dates, names and addresses are yours to check: a letter
        goes out as you left it.
      </p>
      <div className="grid gap-3">
        <p>While a claim is open:</p>
        <Points>
          <li>keep your evidence, and be ready to show it to the defendant or a court;</li>
          <li>answer a fair offer or a request for information within a reasonable time;</li>
          <li>tell us if the defendant pays you directly, or if the matter ends in another way;</li>
          <li>
            keep an eye on time limits. A letter does not stop the clock of the law: a claim that is too old
            may be lost however clear the letter was.
          </li>
        </Points>
      </div>
      <p>
        Only share what you are allowed to share. Leave out other people’s private details that the claim does
        not need.
      </p>
    </Clauses>
  ),
};

export const settlementTerms: TermsSection = {
  id: 'settlement-terms',
  heading: 'Settlement terms',
  body: (number) => (
    <Clauses section={number}>
      <p>
        When a defendant offers a sum, we show you the offer beside the amount you claimed. The decision to
        accept or to reject it is yours alone.
      </p>
      <p>
        An offer can be answered once. Accepting it means that you agree to take the offered sum in full
        settlement of the claim, and that the defendant is asked to pay it. Once it is paid, the claim is
        closed.
      </p>
      <p>
        Rejecting an offer ends that offer. The claim goes on, and you decide on the next step: the small
        claims court, or a solicitor for a claim of higher value.
      </p>
      <p>
        The commission of section 5 applies to what is paid under a settlement. If an accepted sum is not paid
        by the date of the payment request, tell us: your rights against the defendant are unchanged.
      </p>
    </Clauses>
  ),
};
