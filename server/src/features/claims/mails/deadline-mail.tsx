import type { NextStep } from '@plainclaim/domain/claims/next-step';
import { MailLayout } from '../../../platform/mail/template/layout.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import type { ClaimRow } from '../claims.store.ts';
import { mailKinds } from './mail-kinds.ts';
import { claimPage, type WrittenMail, wordsAbout } from './mail-words.ts';

type Option = NextStep['options'][number];

type Words = { readonly what: string; readonly how: string };

const optionWords: Readonly<Record<Option, Words>> = {
  mediation: {
    what: 'Offer mediation.',
    how: 'A neutral person helps you both to agree, often in one telephone call, and a court will expect you to have considered it.',
  },
  'small-claims-help': {
    what: 'Take the small claims route.',
    how: 'Your claim page shows how to start, and what the court’s fee is or where to look it up.',
  },
  advice: {
    what: 'Get advice before going to court.',
    how: 'Injury claims have limits of their own, and what an injury is worth is hard to judge alone.',
  },
  solicitor: {
    what: 'Speak to a solicitor.',
    how: 'For a claim of this value we suggest one. If you wish, we look for one near you.',
  },
};

/** Tells the claimant, once, that no reply came, with the possible next steps; none while solicitors are being asked. */
export async function writeDeadlineMail(
  claim: ClaimRow,
  { options }: Pick<NextStep, 'options'>,
  cautions: readonly string[],
  siteUrl: string,
): Promise<WrittenMail> {
  const hasChoice = options.length > 0;
  const { plaintiff, defendant, amount, replyBy, claimId, shortReference } = wordsAbout(claim);
  return {
    kind: mailKinds.deadlinePassed,
    subject: `No reply from ${defendant} by ${replyBy} – Claim ID: ${claimId}`,
    body: await renderMail(
      <MailLayout
        preview={`${defendant} did not reply.${hasChoice ? ' You can choose what happens next.' : ''}`}
        reason="You submitted a claim at Plainclaim and gave this address."
        siteUrl={siteUrl}
      >
        <MailHeading>No reply came.{hasChoice ? ' You choose what is next.' : ''}</MailHeading>
        <MailText>
          Dear {plaintiff}, {defendant} had until {replyBy} to answer your letter, and we have not received a
          reply. If they wrote to you or paid you directly, please tell us on the claim’s page.
        </MailText>
        <MailFacts
          facts={[
            { label: 'Claim ID', value: claimId },
            { label: 'Short reference', value: shortReference },
            { label: 'Against', value: defendant },
            { label: 'Amount', value: amount },
            { label: 'Was due by', value: replyBy },
          ]}
        />
        {options.map((option) => (
          <MailText key={option}>
            <strong>{optionWords[option].what}</strong> {optionWords[option].how}
          </MailText>
        ))}
        {hasChoice ? null : (
          <MailText>
            You asked for a solicitor. How the search stands, and what they said, is on your claim’s page.
          </MailText>
        )}
        {cautions.map((caution) => (
          <MailText key={caution}>{caution}</MailText>
        ))}
        <MailButton href={claimPage(siteUrl, claimId)}>
          {hasChoice ? 'Choose the next step' : 'Open your claim'}
        </MailButton>
      </MailLayout>,
    ),
  };
}
