import { defendantAddress } from '@plainclaim/domain/claims/defendant';
import { MailLayout } from '../../../platform/mail/template/layout.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import { DebtPapersToPost } from './debt-papers.tsx';
import type { LetterMailParts } from './letter-mail.tsx';
import { LetterText } from './letter-text.tsx';
import { mailKinds } from './mail-kinds.ts';
import { claimPage, type WrittenMail, wordsAbout } from './mail-words.ts';
import { SentDocuments } from './sent-documents.tsx';

/** To the team, when the defendant's email address is unknown: the letter needs another way of delivery. */
export async function writeDeliveryMail(parts: LetterMailParts): Promise<WrittenMail> {
  const { claim, letter, siteUrl, attached, linked, linksUntil } = parts;
  const { plaintiff, defendant, amount, replyBy, claimId, shortReference } = wordsAbout(claim);
  return {
    kind: mailKinds.letterToDeliver,
    subject: `Alternative delivery needed – Claim ID: ${claimId}`,
    body: await renderMail(
      <MailLayout
        preview={`${plaintiff} does not know an email address for ${defendant}.`}
        reason="Letters to defendants without a known email address come to this mailbox."
        siteUrl={siteUrl}
      >
        <MailHeading>This letter needs another way</MailHeading>
        <MailText>
          {plaintiff} submitted a claim and does not know an email address for {defendant}. Please deliver the
          letter in another way, for example by post to the address below, and record it on the claim’s page:
          only then do the days to reply begin. It gives the defendant until {replyBy} if it goes today or
          tomorrow. Later, it is dated anew on the claim’s page and printed from there.
        </MailText>
        <MailFacts
          facts={[
            { label: 'Claim ID', value: claimId },
            { label: 'Short reference', value: shortReference },
            { label: 'Issue type', value: claim.issueType },
            { label: 'Amount claimed', value: amount },
            { label: 'Jurisdiction', value: claim.jurisdiction },
            { label: 'Claimant', value: `${plaintiff}, ${claim.plaintiffEmail}` },
            { label: 'Defendant', value: defendant },
            { label: 'Defendant’s address', value: defendantAddress(claim) },
            { label: 'Reply due by, if it goes now', value: replyBy },
          ]}
        />
        <MailButton href={claimPage(siteUrl, claimId)}>Open the claim</MailButton>
        {parts.enclosesDebtPapers && <DebtPapersToPost />}
        <SentDocuments attached={attached} linked={linked} linksUntil={linksUntil} />
        <LetterText letter={letter} />
      </MailLayout>,
    ),
  };
}
