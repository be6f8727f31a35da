import { minimumAge } from '@plainclaim/domain/accounts/minimum-age';
import { complaintBusinessDays } from '@plainclaim/domain/contact/support';
import { TextLink } from '../../../ui/link.tsx';
import type { DocumentSection } from '../document/numbered-document.tsx';
import { OutsideLink, Points } from '../document/parts.tsx';

export const yourRights: DocumentSection = {
  id: 'your-rights',
  heading: 'Your rights',
  body: (
    <>
      <p>Whether you are a claimant, a defendant, a solicitor or a visitor, you may ask us to:</p>
      <Points>
        <li>
          <b>show you</b> the data we hold about you, and give you a copy;
        </li>
        <li>
          <b>correct</b> what is wrong. Your own profile you can change yourself;
        </li>
        <li>
          <b>erase</b> what we no longer need. We may have to keep what a legal claim or accounting law still
          requires;
        </li>
        <li>
          <b>pause</b> the use of data while a question about it is open;
        </li>
        <li>
          <b>hand over</b> what you gave us in a form that a computer can read;
        </li>
        <li>
          <b>stop</b> what we do on the ground of legitimate interests, for reasons of your own;
        </li>
        <li>
          <b>take back</b> a consent, as easily as you gave it. The consent to a referral lasts once the
          solicitor has completed the work.
        </li>
      </Points>
      <p>
        Whoever has an account can do the most of this alone: under “Your data” in your{' '}
        <TextLink to="/profile">profile</TextLink> you download everything we hold about you in one file, or
        delete your account; under “E-mails” you say which optional mails you want.
      </p>
      <p>
        It costs nothing, and we answer within one month. We may ask a question to make sure that it is you.
      </p>
    </>
  ),
};

export const cookiesAndStorage: DocumentSection = {
  id: 'cookies-and-storage',
  heading: 'Cookies and storage in your browser',
  body: (
    <p>
      The <TextLink to="/cookies">cookie policy</TextLink> lists each cookie and each thing kept in your
      browser, what it is for and how long it stays.
    </p>
  ),
};

export const security: DocumentSection = {
  id: 'security',
  heading: 'How we protect it',
  body: (
    <Points>
      <li>Passwords are stored as one-way hashes. Codes and links in mails are too.</li>
      <li>
        Second-step secrets are encrypted. Signing out counts at once. Your profile lists your devices and
        signs out one or all of them.
      </li>
      <li>
        The site allows only its own scripts to run, and those of a captcha where signing in asks for one.
        Pages are sent over an encrypted connection.
      </li>
      <li>What happens to a claim is written into a history that cannot be changed unseen.</li>
      <li>If data of yours is lost or stolen and that may harm you, we tell you and the regulator.</li>
    </Points>
  ),
};

export const children: DocumentSection = {
  id: 'children',
  heading: 'Children',
  body: (
    <p>
      Plainclaim is for people of {minimumAge} or over. We do not knowingly keep an account of anyone younger.
    </p>
  ),
};

export const complaints: DocumentSection = {
  id: 'complaints',
  heading: 'Questions and complaints',
  body: (
    <>
      <p>
        Write to us through the <TextLink to="/contact">contact page</TextLink>. We acknowledge a complaint
        about personal data within 30 days at the latest, and aim to resolve complaints within{' '}
        {complaintBusinessDays} business days.
      </p>
      <p>
        You may also complain to the regulator, the Information Commissioner’s Office, at{' '}
        <OutsideLink href="https://ico.org.uk/make-a-complaint/">ico.org.uk/make-a-complaint</OutsideLink>. We
        would be glad of the chance to put it right first.
      </p>
      <p>If this notice changes in a way that matters to you, we tell you before the change takes effect.</p>
    </>
  ),
};
