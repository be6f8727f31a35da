import type { FailedEmail } from '../../../platform/mail/send-mail.ts';
import { MailLayout } from '../../../platform/mail/template/layout.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import type { ClaimRow } from '../claims.store.ts';
import { failedMailWords } from './failed-mail-words.ts';
import { mailKinds } from './mail-kinds.ts';
import { claimPage, type WrittenMail, wordsAbout } from './mail-words.ts';

/** Tells the claimant that a mail of ours was not delivered, and who looks after it. */
export async function writeFailureToClaimant(
  claim: ClaimRow,
  failed: FailedEmail,
  siteUrl: string,
): Promise<WrittenMail> {
  const { plaintiff, claimId, defendant, shortReference } = wordsAbout(claim);
  const isLetter = failed.kind === mailKinds.letter;
  return {
    kind: mailKinds.failureToClaimant,
    subject: `${isLetter ? 'Your letter' : 'An email'} could not be delivered – Claim ID: ${claimId}`,
    body: await renderMail(
      <MailLayout
        preview={
          isLetter
            ? 'You can correct the address and send the letter again, or post it yourself.'
            : 'Our team is looking into it. You do not need to do anything now.'
        }
        reason="You submitted a claim at Plainclaim and gave this address."
        siteUrl={siteUrl}
      >
        <MailHeading>{isLetter ? 'Your letter did not arrive' : 'An email did not arrive'}</MailHeading>
        <MailText>
          Dear {plaintiff}, {isLetter ? `your letter to ${defendant}` : `an email about your claim`} could not
          be delivered to {failed.toAddress}.{' '}
          {isLetter
            ? letterWords(defendant)
            : 'We have told our team, who will look into it and write to you.'}
        </MailText>
        <MailFacts
          facts={[
            { label: 'Claim ID', value: claimId },
            { label: 'Short reference', value: shortReference },
            { label: 'Sent to', value: failed.toAddress },
            { label: 'What the mail server said', value: failedMailWords(failed.lastError) },
          ]}
        />
        <MailButton href={claimPage(siteUrl, claimId)}>Open your claim</MailButton>
      </MailLayout>,
    ),
  };
}

const letterWords = (defendant: string): string =>
  `Unless another copy reached them, no time to reply is running. On your claim’s page you can print the letter, post it yourself and record that you did, best today or tomorrow. If you know another address for ${defendant}, correct it there and send the letter again. Our team has been told too.`;

export async function writeFailureToTeam(
  claim: ClaimRow,
  failed: FailedEmail,
  siteUrl: string,
): Promise<WrittenMail> {
  const { plaintiff, defendant, claimId, shortReference } = wordsAbout(claim);
  return {
    kind: mailKinds.failureToTeam,
    subject: `An email could not be delivered – Claim ID: ${claimId}`,
    body: await renderMail(
      <MailLayout
        preview={`${failed.kind} to ${failed.toAddress} was given up.`}
        reason="Failed deliveries are reported to this mailbox."
        siteUrl={siteUrl}
      >
        <MailHeading>An email about a claim did not arrive</MailHeading>
        <MailText>
          Please look into it and write to {plaintiff}. The claim’s page shows every email and what became of
          it.
        </MailText>
        <MailFacts
          facts={[
            { label: 'Claim ID', value: claimId },
            { label: 'Short reference', value: shortReference },
            { label: 'Claimant', value: `${plaintiff}, ${claim.plaintiffEmail}` },
            { label: 'Defendant', value: defendant },
            { label: 'Subject', value: failed.subject },
            { label: 'Sent to', value: failed.toAddress },
            { label: 'Attempts', value: String(failed.attempts) },
            { label: 'What the mail server said', value: failedMailWords(failed.lastError) },
          ]}
        />
        <MailButton href={claimPage(siteUrl, claimId)}>Open the claim</MailButton>
      </MailLayout>,
    ),
  };
}
