import { complaintBusinessDays } from '@plainclaim/domain/contact/support';
import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import { TextLink } from '../../../ui/link.tsx';
import { Clauses, Points } from '../document/parts.tsx';
import type { TermsSection } from './terms-section.ts';

export const limitationOfLiability: TermsSection = {
  id: 'limitation-of-liability',
  heading: 'Limitation of liability',
  body: (number) => (
    <Clauses section={number}>
      <p>
        Nothing in these terms limits what the law does not let us limit: for example our liability for death
        or personal injury caused by our negligence, for fraud, or your rights as a consumer to a service
        provided with reasonable care and skill.
      </p>
      <p>
        Apart from that, what we may owe you in connection with the service is limited to the fees you paid us
        in the {serviceTerms.liabilityCapMonths} months before the event. Commission that we kept counts as a
        fee.
      </p>
      <div className="grid gap-3">
        <p>We are not responsible for:</p>
        <Points>
          <li>what a defendant, a court, a solicitor or another third party does or fails to do;</li>
          <li>a letter that you changed or submitted without reading it;</li>
          <li>a loss that neither of us could have expected when you submitted the claim;</li>
          <li>a time limit that passed before or while you used the service.</li>
        </Points>
      </div>
    </Clauses>
  ),
};

export const disputeResolution: TermsSection = {
  id: 'dispute-resolution',
  heading: 'Dispute resolution',
  body: (number) => (
    <Clauses section={number}>
      <p>
        If you are unhappy with us, tell us first, through the <TextLink to="/contact">contact page</TextLink>
        . Say what happened and what you would like us to do. We aim to resolve complaints about the service
        within {complaintBusinessDays} business days.
      </p>
      <p>
        A dispute about a commission has to reach us within {serviceTerms.commissionDisputeDays} days of the
        settlement (section 5).
      </p>
      <p>
        If we cannot agree, we will consider mediation with you before either of us goes to court, as we ask
        of everyone who uses Plainclaim.
      </p>
      <p>
        These terms are governed by the law of the part of the United Kingdom in which you live, and its
        courts may decide a dispute about them.
      </p>
    </Clauses>
  ),
};

export const regulatoryNotices: TermsSection = {
  id: 'regulatory-notices',
  heading: 'Regulatory notices',
  body: (number) => (
    <Clauses section={number}>
      <p>
        Plainclaim is a technology platform. It is not a law firm, it is not regulated as one, and it gives no
        legal advice.
      </p>
      <p>Plainclaim is not a licensed credit broker and not a regulated financial service.</p>
      <p>
        A solicitor whom you meet through Plainclaim is independent of us, is regulated by their own
        professional body, and agrees the work and its price with you.
      </p>
      <p>
        Card payments are handled by a payment provider that is regulated for it. We handle personal data as
        our <TextLink to="/privacy">privacy notice</TextLink> says.
      </p>
    </Clauses>
  ),
};

export const forceMajeure: TermsSection = {
  id: 'force-majeure',
  heading: 'Force majeure',
  body: (number) => (
    <Clauses section={number}>
      <p>
        Neither of us is in breach for a delay or failure caused by something beyond reasonable control, such
        as a failure of power, networks or a supplier, industrial action, flood, fire, war or an act of
        government.
      </p>
      <p>
        Whoever is affected tells the other as soon as they can and does what is reasonable to carry on. If it
        lasts longer than {serviceTerms.breachNoticeDays} days, either of us may end the contract without
        charge.
      </p>
    </Clauses>
  ),
};
