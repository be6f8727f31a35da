import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import { TextLink } from '../../../ui/link.tsx';
import { Clauses } from '../document/parts.tsx';
import type { TermsSection } from './terms-section.ts';

export const termination: TermsSection = {
  id: 'termination',
  heading: 'Termination',
  body: (number) => (
    <Clauses section={number}>
      <p>
        You may stop using Plainclaim at any time and ask us to close your account. Claims that are still open
        are then cancelled, unless a payment is already on its way.
      </p>
      <p>
        If you break these terms in a way that is not material, we give you {serviceTerms.breachNoticeDays}{' '}
        days’ written notice before we close your account, and you may put the matter right in that time.
      </p>
      <p>
        We may close or suspend an account at once for a material breach: for example a claim known to be
        untrue, a threat, or an attempt to reach other people’s data.
      </p>
      <p>
        Case information and account data are kept for up to {serviceTerms.retentionYears} years after
        closure, as our <TextLink to="/privacy#how-long">privacy notice</TextLink> explains. Money that is
        yours is paid to you whatever the reason for closing.
      </p>
    </Clauses>
  ),
};

export const intellectualProperty: TermsSection = {
  id: 'intellectual-property',
  heading: 'Intellectual property',
  body: (number) => (
    <Clauses section={number}>
      <p>
        The site, its text, drawings, software and name belong to Plainclaim or its licensors. You may use
        them as the service is meant to be used.
      </p>
      <p>
        What you write and upload stays yours. You allow us to store, copy and send it as far as the service
        needs: for example to put it into the letter and attach it to the e-mail.
      </p>
      <p>Your letter is yours to keep, copy, print and use, also without Plainclaim.</p>
    </Clauses>
  ),
};

export const entireAgreement: TermsSection = {
  id: 'entire-agreement',
  heading: 'Entire agreement',
  body: (number) => (
    <Clauses section={number}>
      <p>
        These terms, with the <TextLink to="/privacy">privacy notice</TextLink> and the{' '}
        <TextLink to="/cookies">cookie policy</TextLink>, are the whole agreement between you and us about the
        service. They replace anything said or written before.
      </p>
      <p>
        If we change them, we say so on this page and, when a change matters to you, by e-mail before it takes
        effect.
      </p>
    </Clauses>
  ),
};

export const severability: TermsSection = {
  id: 'severability',
  heading: 'Severability',
  body: (number) => (
    <Clauses section={number}>
      <p>
        If a court finds that a part of these terms does not hold, that part falls away and the rest stays in
        force.
      </p>
    </Clauses>
  ),
};

export const noWaiver: TermsSection = {
  id: 'no-waiver',
  heading: 'No waiver',
  body: (number) => (
    <Clauses section={number}>
      <p>
        If either of us does not insist on a right at once, that right is not given up. It is given up only in
        writing.
      </p>
    </Clauses>
  ),
};

export const assignment: TermsSection = {
  id: 'assignment',
  heading: 'Assignment',
  body: (number) => (
    <Clauses section={number}>
      <p>
        You may not pass your rights and duties under these terms to someone else without our written
        agreement.
      </p>
      <p>
        We may pass ours to another company that takes over the service, provided that you are told and that
        your rights do not get worse. Nobody else has rights under these terms.
      </p>
    </Clauses>
  ),
};
