import { defendantName } from '@plainclaim/domain/claims/defendant';
import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { formatGbp, penceFromDecimal } from '@plainclaim/domain/shared/money';
import { outcomeToClient } from '@plainclaim/domain/solicitors/case-outcome';
import { consentAfterWords, consentWords } from '@plainclaim/domain/solicitors/consent';
import { reasonToSolicitor } from '@plainclaim/domain/solicitors/match-reason';
import type { ReactNode } from 'react';
import type { MailToQueue } from '../../platform/mail/queue-mail.ts';
import { MailLayout } from '../../platform/mail/template/layout.tsx';
import { MailParagraphs } from '../../platform/mail/template/mail-paragraphs.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../platform/mail/template/render-mail.ts';
import type { ClaimRow } from '../claims/index.ts';
import type { SolicitorRow } from '../profiles/index.ts';
import type { MessageRow, ReferralRow } from './solicitors.store.ts';

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

async function write({
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

const nameOfFirm = ({ fullName, firmName }: SolicitorRow): string =>
  firmName ? `${fullName} of ${firmName}` : fullName;

const dashboard = { words: 'Open your dashboard', path: '/solicitor-dashboard' };
const claimPage = (claim: ClaimRow) => ({ words: 'Open the claim', path: `/claim/${claim.id}` });
const review = (claim: ClaimRow) => ({ words: 'Review the claim', path: `/admin/claim-review/${claim.id}` });

const contact = { words: 'Contact us', path: '/contact' };

const factsOf = (claim: ClaimRow) => [
  { label: 'Claimant', value: claim.plaintiffName },
  { label: 'Defendant', value: defendantName(claim) },
  { label: 'Issue', value: claim.issueType },
  { label: 'Amount', value: formatGbp(penceFromDecimal(claim.amount)) },
  { label: 'Jurisdiction', value: claim.jurisdiction },
];

/** Why a solicitor may no longer act: an admin closed their registration or account, or gave it another role. */
export type Removal = 'suspended' | 'blocked' | 'role-changed';

/** Names both parties, so that the solicitor can check for a conflict of interest first. */
export const writeQuestion = ({ referral, claim, solicitor }: Case, siteUrl: string): Promise<WrittenMail> =>
  write({
    kind: 'referral-question',
    subject: `A new case for you: ${claim.issueType}, ${formatGbp(penceFromDecimal(claim.amount))}`,
    heading: 'Would you take this case on?',
    reader: 'solicitor',
    siteUrl,
    button: dashboard,
    children: (
      <>
        <MailText>
          Dear {solicitor.fullName}, a claimant has agreed that we ask you.{' '}
          {reasonToSolicitor(referral.matchReason)}
        </MailText>
        <MailFacts
          facts={[...factsOf(claim), { label: 'Please answer by', value: formatDateTime(referral.dueAt) }]}
        />
        <MailText>
          Without an answer by then we ask somebody else. We charge no referral fee, for personal injury or
          anything else.
        </MailText>
      </>
    ),
  });

export const writeAsked = ({ referral, claim, solicitor }: Case, siteUrl: string): Promise<WrittenMail> =>
  write({
    kind: 'referral-asked',
    subject: `We have asked ${solicitor.fullName} about your claim – Claim ID: ${claim.id}`,
    heading: 'We have asked a solicitor',
    reader: 'claimant',
    siteUrl,
    button: claimPage(claim),
    children: (
      <>
        <MailText>
          Dear {claim.plaintiffName}, we have asked {nameOfFirm(solicitor)} whether they take your case on.{' '}
          {referral.matchReason}
        </MailText>
        <MailText>
          They can see your case file: the claim, the letter, your documents and the replies. They have until{' '}
          {formatDateTime(referral.dueAt)} to answer; after that we ask the next one.
        </MailText>
        <MailText>{consentWords('on the claim’s page')}</MailText>
      </>
    ),
  });

export const writeNobodyLeft = (
  claim: ClaimRow,
  reader: 'claimant' | 'team',
  siteUrl: string,
): Promise<WrittenMail> =>
  write({
    kind: `referral-nobody-left-${reader}`,
    subject: `No solicitor found so far – Claim ID: ${claim.id}`,
    heading: 'Nobody has taken the case on',
    reader,
    siteUrl,
    button: reader === 'team' ? review(claim) : claimPage(claim),
    children: (
      <>
        <MailText>
          {reader === 'team'
            ? 'Everyone who fits was asked, or nobody fits. The claimant was told that you look into it.'
            : `Dear ${claim.plaintiffName}, everyone who fits your case was asked and nobody could take it on. Our team has been told and will write to you. You are free to find a solicitor of your own.`}
        </MailText>
        <MailFacts facts={factsOf(claim)} />
      </>
    ),
  });

const whyWithdrawn = {
  'claim-closed': 'the claim is closed',
  'consent-withdrawn': 'the claimant took back their consent',
  suspended: 'your registration is suspended, and your client was told that you no longer have the case',
  blocked: 'your account is blocked, and your client was told that you no longer have the case',
  'role-changed':
    'your account is no longer a solicitor’s, and your client was told that you no longer have the case',
} as const;

export const writeWithdrawal = (
  { claim, solicitor }: Case,
  why: keyof typeof whyWithdrawn,
  siteUrl: string,
): Promise<WrittenMail> =>
  write({
    kind: 'referral-withdrawn',
    subject: `A case was withdrawn: ${claim.issueType}`,
    heading: 'This case was withdrawn',
    reader: 'solicitor',
    siteUrl,
    // Others cannot open the dashboard any more.
    button: why === 'claim-closed' || why === 'consent-withdrawn' ? dashboard : contact,
    children: (
      <MailText>
        Dear {solicitor.fullName}, the case of {claim.plaintiffName} against {defendantName(claim)} was
        withdrawn: {whyWithdrawn[why]}. You cannot open its case file any more. Please delete what you copied
        from it, unless your professional duties make you keep it.
      </MailText>
    ),
  });

export const writeAccepted = (
  { claim, solicitor }: Case,
  reader: 'claimant' | 'team',
  siteUrl: string,
): Promise<WrittenMail> =>
  write({
    kind: `referral-accepted-${reader}`,
    subject: `${solicitor.fullName} takes the case on – Claim ID: ${claim.id}`,
    heading: 'A solicitor takes the case on',
    reader,
    siteUrl,
    button: reader === 'team' ? review(claim) : claimPage(claim),
    children: (
      <>
        <MailText>
          {reader === 'claimant' ? `Dear ${claim.plaintiffName}, ` : ''}
          {nameOfFirm(solicitor)} has accepted the case. What their work costs is agreed between solicitor and
          client; we take no part of it.
        </MailText>
        <MailFacts
          facts={[
            { label: 'Solicitor', value: solicitor.fullName },
            { label: 'Firm', value: solicitor.firmName },
            { label: 'Phone', value: solicitor.phone },
            ...factsOf(claim),
          ]}
        />
      </>
    ),
  });

/** The claimant is not told why: it is between us and the solicitor. */
export const writeGivenBack = (
  { claim, solicitor }: Case,
  reader: 'claimant' | 'team',
  siteUrl: string,
): Promise<WrittenMail> =>
  write({
    kind: `referral-given-back-${reader}`,
    subject: `${solicitor.fullName} no longer has ${reader === 'team' ? 'the' : 'your'} case – Claim ID: ${claim.id}`,
    heading: `${reader === 'team' ? 'A' : 'Your'} solicitor no longer has the case`,
    reader,
    siteUrl,
    button: reader === 'team' ? review(claim) : claimPage(claim),
    children:
      reader === 'team' ? (
        <>
          <MailText>
            {nameOfFirm(solicitor)} was suspended, blocked or given another role, so the case was taken from
            them. The claimant was told, and the next solicitor who fits is asked if there is one.
          </MailText>
          <MailFacts facts={factsOf(claim)} />
        </>
      ) : (
        <>
          <MailText>
            Dear {claim.plaintiffName}, {nameOfFirm(solicitor)} no longer acts through Plainclaim. They cannot
            open your case file any more, and messages on the claim’s page no longer reach them.
          </MailText>
          <MailText>
            We now ask the next solicitor who fits your case, if there is one, and write to you either way.
            What you have agreed with {solicitor.fullName} yourself is between the two of you: ask them what
            becomes of work in hand and of papers they hold, and mind the dates that a court has set.
          </MailText>
          <MailText>{consentWords('on the claim’s page')}</MailText>
        </>
      ),
  });

export const writeExpired = ({ claim, solicitor }: Case, siteUrl: string): Promise<WrittenMail> =>
  write({
    kind: 'referral-expired',
    subject: `A case was passed on: ${claim.issueType}`,
    heading: 'We have asked somebody else',
    reader: 'solicitor',
    siteUrl,
    button: dashboard,
    children: (
      <MailText>
        Dear {solicitor.fullName}, we had no answer from you about a case ({claim.issueType},{' '}
        {claim.jurisdiction}) within three working days, so it was passed on.
      </MailText>
    ),
  });

export const writeProgress = (
  { referral, claim, solicitor }: Case,
  step: 'start' | 'complete',
  siteUrl: string,
): Promise<WrittenMail> => {
  const done = step === 'complete';
  return write({
    kind: `referral-${step}`,
    subject: `${solicitor.fullName} has ${done ? 'completed' : 'started'} work on your case – Claim ID: ${claim.id}`,
    heading: done ? 'Your solicitor’s work is done' : 'Your solicitor has started work',
    reader: 'claimant',
    siteUrl,
    button: claimPage(claim),
    children: (
      <>
        <MailText>
          Dear {claim.plaintiffName}, {nameOfFirm(solicitor)} has {done ? 'completed' : 'started'} work on
          your case against {defendantName(claim)}.
          {referral.outcome ? ` They say how it ended: ${outcomeToClient(referral.outcome)}` : ''}
        </MailText>
        {referral.outcomeNote === '' ? null : <MailParagraphs text={referral.outcomeNote} />}
        {done ? (
          <MailText>{consentAfterWords} If you got your money, please say so on the claim’s page.</MailText>
        ) : null}
      </>
    ),
  });
};

export const writeCaseMessage = (
  { claim, solicitor }: Case,
  message: MessageRow,
  siteUrl: string,
): Promise<WrittenMail> => {
  const toClient = message.from === 'solicitor';
  const sender = toClient ? solicitor.fullName : claim.plaintiffName;
  return write({
    kind: toClient ? 'case-message-to-client' : 'case-message-to-solicitor',
    subject: `${sender} wrote to you about a case – Claim ID: ${claim.id}`,
    heading: `${sender} wrote to you`,
    reader: toClient ? 'claimant' : 'solicitor',
    siteUrl,
    button: toClient ? claimPage(claim) : dashboard,
    children: (
      <>
        <MailParagraphs text={message.body} />
        <MailText>Please answer on the site, so that everything stays with the case.</MailText>
      </>
    ),
  });
};
