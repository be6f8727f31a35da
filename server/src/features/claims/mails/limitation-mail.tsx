import type { TimeLeft } from '@plainclaim/domain/claims/time-left';
import { MailLayout } from '../../../platform/mail/template/layout.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import type { ClaimRow } from '../claims.store.ts';
import { mailKinds } from './mail-kinds.ts';
import { claimPage, type WrittenMail, wordsAbout } from './mail-words.ts';

/** Warns the claimant that the limitation period ends soon. */
export async function writeLimitationMail(
  claim: ClaimRow,
  left: TimeLeft,
  siteUrl: string,
): Promise<WrittenMail> {
  const { plaintiff, defendant, amount, claimId, shortReference } = wordsAbout(claim);
  return {
    kind: mailKinds.timeRunsOut,
    subject: `${left.title} – Claim ID: ${claimId}`,
    body: await renderMail(
      <MailLayout
        preview={left.title}
        reason="You submitted a claim at Plainclaim and gave this address."
        siteUrl={siteUrl}
      >
        <MailHeading>{left.title}</MailHeading>
        <MailText>
          Dear {plaintiff}, after that day a court will probably turn down your claim against {defendant}.{' '}
          {left.words}
        </MailText>
        <MailFacts
          facts={[
            { label: 'Claim ID', value: claimId },
            { label: 'Short reference', value: shortReference },
            { label: 'Against', value: defendant },
            { label: 'Amount', value: amount },
          ]}
        />
        <MailText>
          If you mean to go to court, begin now or ask a solicitor. This is general information, not legal
          advice.
        </MailText>
        <MailButton href={claimPage(siteUrl, claimId)}>Open your claim</MailButton>
      </MailLayout>,
    ),
  };
}
