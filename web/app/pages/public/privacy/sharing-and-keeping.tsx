import { mailedCodeLimits } from '@plainclaim/domain/accounts/mailed-code';
import { draftRetentionDays } from '@plainclaim/domain/claims/drafts';
import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import { TextLink } from '../../../ui/link.tsx';
import type { DocumentSection } from '../document/numbered-document.tsx';
import { Grid, Points } from '../document/parts.tsx';

export const whoSeesIt: DocumentSection = {
  id: 'who-sees-it',
  heading: 'Who sees it',
  body: (
    <>
      <Points>
        <li>
          <b>The other side</b> receives the letter with your name, postal address and the evidence you
          attached.
        </li>
        <li>
          <b>Our team</b> sees claims, replies and payments as far as their work needs it. What they do is
          recorded.
        </li>
        <li>
          <b>A solicitor</b> sees a claim after you agreed to the referral, and not before. You can take that
          back on the claim’s page until they have completed the work; a solicitor who has completed it can
          still open the claim.
        </li>
        <li>
          <b>Companies that work for us</b>: hosting and database, file storage, e-mail delivery, the card
          payment provider, and the provider of the language model. Each may use the data only for that work.
        </li>
        <li>
          <b>Courts and authorities</b>, where the law obliges us.
        </li>
      </Points>
    </>
  ),
};

export const languageModel: DocumentSection = {
  id: 'language-model',
  heading: 'The language model',
  body: (
    <>
      <p>
        Your letter may be drafted by a language model run by another company. It receives what the letter is
        made of: the names and addresses of both sides, the kind of issue, your description, the amount, the
        date and the jurisdiction. It does not receive your e-mail address, date of birth, phone number,
        evidence or account.
      </p>
      <p>
        No decision about you is left to a computer. Replies are sorted by a program that looks for words such
        as “I agree to pay”; our team reads them. Whether a letter goes out and whether an offer is accepted
        is decided by you.
      </p>
    </>
  ),
};

export const outsideTheUk: DocumentSection = {
  id: 'outside-the-uk',
  heading: 'Data outside the UK',
  body: (
    <p>
      Where a company that works for us handles data outside the United Kingdom, we rely on a UK adequacy
      decision or on the Information Commissioner’s standard contract terms. Ask us for a copy.
    </p>
  ),
};

export const howLong: DocumentSection = {
  id: 'how-long',
  heading: 'How long we keep it',
  body: (
    <>
      <p>
        Case information and account data are kept for up to {serviceTerms.retentionYears} years after the
        claim or the account is closed. That is as long as most disputes about it could still reach a court,
        with a margin. You can delete your account yourself at any time, in your{' '}
        <TextLink to="/profile">profile</TextLink>: what nobody needs any more then goes at once, and the rest
        when its time is over. You may also ask us to erase data earlier; section 10 says when we can.
      </p>
      <Grid
        caption="How long each kind of data is kept"
        columns={['Kind', 'Kept']}
        rows={[
          [
            'Claims, letters, evidence, replies, offers',
            `Up to ${serviceTerms.retentionYears} years after the claim is closed`,
          ],
          ['A claim you began and left', `${draftRetentionDays} days, then it is deleted with its files`],
          [
            'Account and profile',
            `Until you delete the account, and at most ${serviceTerms.retentionYears} years after we close it`,
          ],
          [
            'Claims of a deleted account',
            `Without evidence, e-mail address and date of birth; name, postal address and letter up to ${serviceTerms.retentionYears} years after the claim was closed`,
          ],
          [
            'Why a claim was paused',
            `${serviceTerms.pauseReasonDays} days after the pause; its days as long as the claim`,
          ],
          ['Payments and commission', `Up to ${serviceTerms.retentionYears} years, for accounting`],
          [
            'Messages to us',
            `As long as needed to answer them, and with a claim as long as the claim, at most ${serviceTerms.retentionYears} years`,
          ],
          [
            'Records of who signed in, when and from which IP address',
            `${serviceTerms.signInRecordMonths} months`,
          ],
          [
            'A signed-in device',
            'Until you sign out, do not use it for 60 days, or 180 days have passed; and 30 days more',
          ],
          ['Links and codes in our mails', `At most ${mailedCodeLimits.lifeSeconds / 60} minutes`],
        ]}
      />
    </>
  ),
};
