import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { MailLayout } from '../../../platform/mail/template/layout.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import type { ClaimRow } from '../claims.store.ts';
import { mailKinds } from './mail-kinds.ts';
import { claimPage, type WrittenMail, wordsAbout } from './mail-words.ts';

/** Brings the claimant the letter as it went out, where the copy that they have is an earlier one. */
export async function writeNewDateMail(claim: ClaimRow, siteUrl: string): Promise<WrittenMail> {
  const { plaintiff, defendant, replyBy, claimId, shortReference } = wordsAbout(claim);
  const dated = claim.letterDatedOn === null ? 'not set' : formatLongDate(toIsoDate(claim.letterDatedOn));
  const title = `Your letter to ${defendant} as it went out`;
  return {
    kind: mailKinds.newDate,
    subject: `${title} – Claim ID: ${claimId}`,
    body: await renderMail(
      <MailLayout
        preview={`It is dated ${dated}, and is not the copy that we sent you before.`}
        reason="You submitted a claim at Plainclaim and gave this address."
        siteUrl={siteUrl}
      >
        <MailHeading>Your letter as it went out</MailHeading>
        <MailText>
          Dear {plaintiff}, the letter that has now gone to the other side is not the copy that we sent you
          before. It bears the date from which the other side has all its days to reply, and any details that
          were corrected. The letter as it went out is attached: please keep it in place of that copy. Nothing
          else in it has changed but what is counted from its date.
        </MailText>
        <MailFacts
          facts={[
            { label: 'Claim ID', value: claimId },
            { label: 'Short reference', value: shortReference },
            { label: 'Against', value: defendant },
            { label: 'Letter dated', value: dated },
            { label: 'Reply due by', value: replyBy },
          ]}
        />
        <MailButton href={claimPage(siteUrl, claimId)}>Open your claim</MailButton>
      </MailLayout>,
    ),
  };
}
