import { defendantName } from '@plainclaim/domain/claims/defendant';
import { outcomeToClient } from '@plainclaim/domain/solicitors/case-outcome';
import { consentAfterWords, consentWords } from '@plainclaim/domain/solicitors/consent';
import { MailParagraphs } from '../../platform/mail/template/mail-paragraphs.tsx';
import { MailFacts, MailText } from '../../platform/mail/template/mail-parts.tsx';
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
import type { MessageRow } from './solicitors.store.ts';

/** Why a solicitor may no longer act: an admin closed their registration or account, or gave it another role. */
export type Removal = 'suspended' | 'blocked' | 'role-changed';

export const writeAccepted = (
  { claim, solicitor }: Case,
  reader: 'claimant' | 'team',
  siteUrl: string,
): Promise<WrittenMail> =>
  writeCaseMail({
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
  writeCaseMail({
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

export const writeProgress = (
  { referral, claim, solicitor }: Case,
  step: 'start' | 'complete',
  siteUrl: string,
): Promise<WrittenMail> => {
  const done = step === 'complete';
  return writeCaseMail({
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
  return writeCaseMail({
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
