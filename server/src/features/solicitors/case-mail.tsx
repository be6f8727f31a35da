import { defendantName } from '@plainclaim/domain/claims/defendant';
import { formatGbp, penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { ReactNode } from 'react';
import type { MailToQueue } from '../../platform/mail/queue-mail.ts';
import { MailLayout } from '../../platform/mail/template/layout.tsx';
import { MailButton, MailHeading } from '../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../platform/mail/template/render-mail.ts';
import type { ClaimRow } from '../claims/index.ts';
import type { SolicitorRow } from '../profiles/index.ts';
import type { ReferralRow } from './solicitors.store.ts';

export type Case = {
  readonly referral: ReferralRow;
  readonly claim: ClaimRow;
  readonly solicitor: SolicitorRow;
};

export type WrittenMail = Pick<MailToQueue, 'kind' | 'subject' | 'body'>;

type Parts = {
  readonly kind: string;
  readonly subject: string;
  readonly heading: string;
  readonly reader: 'claimant' | 'solicitor' | 'team';
  readonly siteUrl: string;
  readonly button: { readonly words: string; readonly path: string };
  readonly children: ReactNode;
};

const reasons = {
  claimant: 'You submitted a claim at Plainclaim and gave this address.',
  solicitor: 'You registered as a solicitor at Plainclaim with this address.',
  team: 'Searches for solicitors are reported to this mailbox.',
} as const;

export async function writeCaseMail({
  kind,
  subject,
  heading,
  reader,
  siteUrl,
  button,
  children,
}: Parts): Promise<WrittenMail> {
  return {
    kind,
    subject,
    body: await renderMail(
      <MailLayout preview={heading} reason={reasons[reader]} siteUrl={siteUrl}>
        <MailHeading>{heading}</MailHeading>
        {children}
        <MailButton href={`${siteUrl}${button.path}`}>{button.words}</MailButton>
      </MailLayout>,
    ),
  };
}

export const nameOfFirm = ({ fullName, firmName }: SolicitorRow): string =>
  firmName ? `${fullName} of ${firmName}` : fullName;

export const dashboard = { words: 'Open your dashboard', path: '/solicitor-dashboard' };
export const claimPage = (claim: ClaimRow) => ({ words: 'Open the claim', path: `/claim/${claim.id}` });
export const review = (claim: ClaimRow) => ({
  words: 'Review the claim',
  path: `/admin/claim-review/${claim.id}`,
});

export const factsOf = (claim: ClaimRow) => [
  { label: 'Claimant', value: claim.plaintiffName },
  { label: 'Defendant', value: defendantName(claim) },
  { label: 'Issue', value: claim.issueType },
  { label: 'Amount', value: formatGbp(penceFromDecimal(claim.amount)) },
  { label: 'Jurisdiction', value: claim.jurisdiction },
];
