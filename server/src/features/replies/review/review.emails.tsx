import { defendantName } from '@plainclaim/domain/claims/defendant';
import { nameInMails } from '@plainclaim/domain/claims/name-in-mails';
import { formatGbp, penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { MailToQueue } from '../../../platform/mail/queue-mail.ts';
import { MailLayout } from '../../../platform/mail/template/layout.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import type { ClaimRow } from '../../claims/index.ts';

type WrittenMail = Pick<MailToQueue, 'kind' | 'subject' | 'body'>;

/** Asks the defendant to clarify their reply. */
export async function writeClarificationMail(claim: ClaimRow, siteUrl: string): Promise<WrittenMail> {
  const { plaintiffName } = claim;
  return {
    kind: 'clarification-asked',
    subject: `A question about your reply – Claim ID: ${claim.id}`,
    body: await renderMail(
      <MailLayout
        preview="We are not sure what you would like to do about the claim."
        reason={`You replied to a letter that was sent to you at the request of ${plaintiffName}.`}
        siteUrl={siteUrl}
      >
        <MailHeading>What would you like to do?</MailHeading>
        <MailText>
          Dear {nameInMails(claim)}, thank you for your reply. We are not sure that we understood it. Please
          answer this email and say which of these is right:
        </MailText>
        <MailText>✅ “I agree to pay” – then say whether all of it, or how much and when.</MailText>
        <MailText>❌ “I dispute this claim” – then say why, and attach what supports it.</MailText>
        <MailText>❓ “I need more information” – then say what you would like to know.</MailText>
        <MailFacts facts={factsOf(claim, nameInMails(claim))} />
      </MailLayout>,
    ),
  };
}

/** Asks the claimant for consent, before anything is shared with a solicitor. */
export async function writeEscalationMail(claim: ClaimRow, siteUrl: string): Promise<WrittenMail> {
  return {
    kind: 'escalation-asked',
    subject: `May we ask a solicitor about your claim? – Claim ID: ${claim.id}`,
    body: await renderMail(
      <MailLayout
        preview="We think that a solicitor should look at your claim, and need your consent."
        reason="You submitted a claim at Plainclaim and gave this address."
        siteUrl={siteUrl}
      >
        <MailHeading>A solicitor may help you here</MailHeading>
        <MailText>
          Dear {claim.plaintiffName}, our team has read the reply to your claim and thinks that a solicitor
          should look at it. We share nothing without your consent: if you agree, a solicitor near you would
          see the claim, the letter, the documents and the replies, and nothing else.
        </MailText>
        <MailText>
          To agree, open your claim and ask for the solicitor there. You can take your consent back until the
          work is done.
        </MailText>
        <MailFacts facts={factsOf(claim)} />
        <MailButton href={`${siteUrl}/claim/${claim.id}`}>Open your claim</MailButton>
      </MailLayout>,
    ),
  };
}

const factsOf = (claim: ClaimRow, defendant = defendantName(claim)) => [
  { label: 'Claim ID', value: claim.id },
  { label: 'Short reference', value: claim.shortReference },
  { label: 'Claimant', value: claim.plaintiffName },
  { label: 'Defendant', value: defendant },
  { label: 'Amount', value: formatGbp(penceFromDecimal(claim.amount)) },
];
