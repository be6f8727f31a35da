import { TextLink } from '../../../ui/link.tsx';
import type { DocumentSection } from '../document/numbered-document.tsx';
import { Grid, Points } from '../document/parts.tsx';

export const whoWeAre = (runBy: string): DocumentSection => ({
  id: 'who-we-are',
  heading: 'Who we are',
  body: (
    <>
      <p>
        Plainclaim runs this site and decides how and why personal data is used on it. In the words of the UK
        GDPR we are the controller. {runBy}
      </p>
      <p>
        For anything about your data write to us through the <TextLink to="/contact">contact page</TextLink>.
        You do not need an account for that, and you do not need special words.
      </p>
    </>
  ),
});

export const whatWeCollect: DocumentSection = {
  id: 'what-we-collect',
  heading: 'What we collect',
  body: (
    <>
      <p>Most of it comes from you. We ask for what a letter needs and no more.</p>
      <Grid
        caption="Kinds of personal data"
        columns={['Kind', 'What it is', 'Where it comes from']}
        rows={[
          [
            'Account',
            'Name, e-mail address, optional phone, password (only as a one-way hash), date of birth and address if you let us remember them, second-step settings, sign-in times, IP address and kind of browser',
            'You and your browser',
          ],
          [
            'Claim',
            'What happened, amount, dates, your date of birth and address, optional police incident number, evidence you upload, the letter and its edits',
            'You',
          ],
          [
            'The other side',
            'Name or company, contact person, e-mail and postal address, what they reply, offer and pay',
            'The claimant, and the other side itself',
          ],
          [
            'Payments',
            'Amount, time, status and the payment provider’s reference. Never a card number',
            'The card payment provider',
          ],
          ['Messages', 'What you write to us, with the name and address you give', 'You'],
          [
            'Solicitors',
            'Name, firm, address, phone, jurisdictions, practice areas and the referrals they answer',
            'The solicitor',
          ],
          [
            'Technical',
            'Log lines with a request number, the kind of page and how long it took. They hold no names, addresses or claim details',
            'Our servers',
          ],
        ]}
      />
      <p>
        Some evidence says more than the claim needs. Cover what does not matter before you upload it, such as
        account numbers or other people’s names.
      </p>
    </>
  ),
};

export const whyWeUseIt: DocumentSection = {
  id: 'why-we-use-it',
  heading: 'Why we use it, and on what legal basis',
  body: (
    <>
      <Grid
        caption="Purposes and legal bases"
        columns={['Purpose', 'Legal basis (UK GDPR)']}
        rows={[
          [
            'Running your account, drafting and sending your letter, showing replies, offers and deadlines',
            'Contract with you, Article 6(1)(b)',
          ],
          [
            'Writing to the other side, and keeping what they answer',
            'Legitimate interests, Article 6(1)(f): a person who is owed money may say so in writing and ask for an answer',
          ],
          [
            'Taking a payment, passing it on and keeping our commission',
            'Contract, Article 6(1)(b); accounting law, Article 6(1)(c)',
          ],
          [
            'Pausing a claim for breathing space, a moratorium, debt advice or mediation',
            'Law that binds creditors, Article 6(1)(c), or legitimate interests, Article 6(1)(f): letting a debt rest',
          ],
          [
            'Keeping that someone is vulnerable, or in a mental health crisis, so that their claim is paused',
            'The explicit consent of that person, Article 9(2)(a)',
          ],
          ['Passing a claim to a solicitor', 'Your consent, Article 6(1)(a), asked for each referral'],
          [
            'Keeping the service safe: sign-in limits, records of who did what, security logs',
            'Legitimate interests, Article 6(1)(f): stopping misuse and explaining later what happened',
          ],
          ['Answering your messages and complaints', 'Legitimate interests, Article 6(1)(f)'],
          [
            'Reminders by mail, for example that an unfinished claim will be deleted',
            'Legitimate interests, Article 6(1)(f); each has a link that stops them',
          ],
          ['News from our blog by mail', 'Your consent, Article 6(1)(a); each has a link that stops them'],
          ['Optional cookies, if there are any', 'Your consent, Article 6(1)(a)'],
        ]}
      />
      <p>We do not sell personal data, and we do not use your claim to advertise anything to you.</p>
    </>
  ),
};

export const sensitiveData: DocumentSection = {
  id: 'health-and-police',
  heading: 'Health details and police matters',
  body: (
    <p>
      A claim about an injury may describe someone’s health, and a claim may name a police incident number. We
      use such details only to set out and pursue the legal claim (UK GDPR Article 9(2)(f), and for criminal
      matters the conditions of the Data Protection Act 2018 for legal claims). Leave them out where the claim
      does not need them.
    </p>
  ),
};

export const otherSide: DocumentSection = {
  id: 'if-you-received-a-letter',
  heading: 'If you received a letter',
  body: (
    <>
      <p>
        Someone who says that you owe them money used Plainclaim to write to you. They gave us your name, your
        address and what they say happened. We did not look for you anywhere else.
      </p>
      <Points>
        <li>
          Your reply is stored with the claim. Our team reads it. The claimant is e-mailed its beginning and
          reads all of it, with its files, on the claim’s page. A solicitor sees it if the claimant agrees to
          one.
        </li>
        <li>
          If you pay by card, the card payment provider takes the payment; we learn the amount and that it was
          paid.
        </li>
        <li>
          You have the rights of section 10, too. If you think that you are the wrong person, say so in a
          reply or through the <TextLink to="/contact">contact page</TextLink>: a person looks at it.
        </li>
        <li>We do not report a claim to credit reference agencies.</li>
      </Points>
    </>
  ),
};
