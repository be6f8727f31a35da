import { untilWords } from '@plainclaim/domain/claims/holds/hold-words';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import type { ReactNode } from 'react';
import { MailLayout } from '../../../platform/mail/template/layout.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import type { ClaimRow } from '../claims.store.ts';
import { mailKinds } from '../mails/mail-kinds.ts';
import { claimPage, type WrittenMail, wordsAbout } from '../mails/mail-words.ts';
import type { HoldRow } from './holds.store.ts';

/** Never says why: a mail is retained longer than the reason. */
export async function writePausedMail(claim: ClaimRow, hold: HoldRow, siteUrl: string): Promise<WrittenMail> {
  const { plaintiff, defendant } = wordsAbout(claim);
  return await holdMail(claim, siteUrl, {
    kind: mailKinds.paused,
    title: `Your claim is paused ${untilWords({ until: hold.lastDay })}`,
    text: (
      <MailText>
        Dear {plaintiff}, nothing is asked of {defendant} meanwhile, and nothing runs out: every deadline is
        later by as long as the pause. The time to go to court goes on; we still warn you of it. You need not
        do anything.
      </MailText>
    ),
  });
}

export async function writeGoesOnMail(claim: ClaimRow, siteUrl: string): Promise<WrittenMail> {
  const { plaintiff, defendant } = wordsAbout(claim);
  const waits = claim.status === 'pending' && claim.repliedAt === null ? claim.responseDeadline : null;
  return await holdMail(claim, siteUrl, {
    kind: mailKinds.goesOn,
    title: 'Your claim goes on',
    text: (
      <MailText>
        Dear {plaintiff}, the pause of your claim is over.{' '}
        {waits
          ? `${defendant} has until ${formatLongDate(waits)} to reply.`
          : 'Your claim page says what comes next.'}
      </MailText>
    ),
  });
}

type HoldMail = { readonly kind: string; readonly title: string; readonly text: ReactNode };

async function holdMail(
  claim: ClaimRow,
  siteUrl: string,
  { kind, title, text }: HoldMail,
): Promise<WrittenMail> {
  const { defendant, amount, claimId, shortReference } = wordsAbout(claim);
  return {
    kind,
    subject: `${title} – Claim ID: ${claimId}`,
    body: await renderMail(
      <MailLayout
        preview={title}
        reason="You submitted a claim at Plainclaim and gave this address."
        siteUrl={siteUrl}
      >
        <MailHeading>{title}</MailHeading>
        {text}
        <MailFacts
          facts={[
            { label: 'Claim ID', value: claimId },
            { label: 'Short reference', value: shortReference },
            { label: 'Against', value: defendant },
            { label: 'Amount', value: amount },
          ]}
        />
        <MailButton href={claimPage(siteUrl, claimId)}>Open your claim</MailButton>
      </MailLayout>,
    ),
  };
}
