import { defendantName } from '@plainclaim/domain/claims/defendant';
import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { formatGbp, penceFromDecimal } from '@plainclaim/domain/shared/money';
import { consentWords } from '@plainclaim/domain/solicitors/consent';
import { reasonToSolicitor } from '@plainclaim/domain/solicitors/match-reason';
import { MailFacts, MailText } from '../../platform/mail/template/mail-parts.tsx';
import type { ClaimRow } from '../claims/index.ts';
import {
  type Case,
  claimPage,
  dashboard,
  factsOf,
  nameOfFirm,
  review,
  type WrittenMail,
  writeCaseMail,
} from './case-mail.tsx';

const contact = { words: 'Contact us', path: '/contact' };

/** Names both parties, so that the solicitor can check for a conflict of interest first. */
export const writeQuestion = ({ referral, claim, solicitor }: Case, siteUrl: string): Promise<WrittenMail> =>
  writeCaseMail({
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
  writeCaseMail({
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
  writeCaseMail({
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
  writeCaseMail({
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

export const writeExpired = ({ claim, solicitor }: Case, siteUrl: string): Promise<WrittenMail> =>
  writeCaseMail({
    kind: 'referral-expired',
    subject: `A case was passed on: ${claim.issueType}`,
    heading: 'The time to answer is over',
    reader: 'solicitor',
    siteUrl,
    button: dashboard,
    children: (
      <MailText>
        Dear {solicitor.fullName}, we had no answer from you about a case ({claim.issueType},{' '}
        {claim.jurisdiction}) within three working days. It is no longer with you; another solicitor is asked,
        if one fits.
      </MailText>
    ),
  });
