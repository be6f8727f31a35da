import { minimumAge } from '@plainclaim/domain/accounts/minimum-age';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { TextLink } from '../../../ui/link.tsx';
import { Clauses, Points } from '../document/parts.tsx';
import type { TermsSection } from './terms-section.ts';

const served = `${jurisdictions.slice(0, -1).join(', ')} and ${jurisdictions.at(-1)}`;

export const services: TermsSection = {
  id: 'services',
  heading: 'Services',
  body: (number, runBy) => (
    <Clauses section={number}>
      <p>
        Plainclaim is an online service for people who are owed money by a person or a company in {served}.
        These terms are a contract between you and Plainclaim (“we”, “us”). By making an account you agree to
        them.
      </p>
      <p>{runBy}</p>
      <div className="grid gap-3">
        <p>With Plainclaim you can:</p>
        <Points>
          <li>describe what happened and add your evidence;</li>
          <li>
            have a Letter Before Action drafted by a computer program, read it, change any of it, and decide
            whether it is sent;
          </li>
          <li>have the letter e-mailed to the other side (“the defendant”) with your evidence;</li>
          <li>follow deliveries, deadlines, replies and settlement offers;</li>
          <li>receive a payment that the defendant makes by card through Plainclaim;</li>
          <li>
            if nobody replies, be guided towards a mediation offer or the small claims route, or, for a claim
            of higher value, be matched with a solicitor.
          </li>
        </Points>
      </div>
      <p>
        Plainclaim is a technology platform. It is not a law firm, and nothing on it is legal advice. We do
        not start court claims for you, serve papers or speak for you in court.
      </p>
      <p>
        The draft of a letter is made by a language model or by our own template, from what you told us. It
        can be wrong. You are asked to read it before anything is sent, and you send it in your own name and
        at your own decision.
      </p>
      <p>
        We do not promise that a defendant will answer, pay or settle, or that a court would agree with you.
      </p>
    </Clauses>
  ),
};

export const accounts: TermsSection = {
  id: 'accounts',
  heading: 'Accounts',
  body: (number) => (
    <Clauses section={number}>
      <p>You must be {minimumAge} or over to hold an account.</p>
      <p>
        Give us your real name and an e-mail address that you read, and keep them up to date. Letters and
        deadlines depend on them.
      </p>
      <p>
        Keep your password to yourself. You can add an authenticator app as a second step in your profile.
        Tell us at once through the <TextLink to="/contact">contact page</TextLink> if you think that someone
        else has been using your account.
      </p>
      <p>One account is for one person. You may not sell it or pass it on.</p>
      <p>
        Solicitors apply for an account of their own. It is opened once we have looked at the application, and
        gives access only to claims that were referred to them.
      </p>
    </Clauses>
  ),
};

export const acceptableUse: TermsSection = {
  id: 'acceptable-use',
  heading: 'Acceptable use',
  body: (number) => (
    <Clauses section={number}>
      <p>Use Plainclaim for a claim that you honestly believe is owed to you.</p>
      <div className="grid gap-3">
        <p>You may not use Plainclaim to:</p>
        <Points>
          <li>make a claim that you know to be untrue, or hide something that would change it;</li>
          <li>harass, threaten or embarrass anyone, or to write to someone who owes you nothing;</li>
          <li>send the same claim again and again, or claim for someone else without their permission;</li>
          <li>upload a file that is unlawful, that you may not share, or that carries malicious code;</li>
          <li>try to reach data that is not yours, get round a limit, or overload the service.</li>
        </Points>
      </div>
      <p>
        A letter may say that you may go to court. It may not threaten police, prosecution or publicity. We
        may refuse to send a letter that does.
      </p>
    </Clauses>
  ),
};
