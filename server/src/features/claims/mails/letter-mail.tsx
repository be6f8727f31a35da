import { replyOptions } from '@plainclaim/domain/letters/constants';
import { type SameLetter, sameLetterWords } from '@plainclaim/domain/letters/serving/sending-again';
import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import { MailLayout } from '../../../platform/mail/template/layout.tsx';
import { MailFacts, MailHeading, MailLink, MailText } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import type { ClaimToSend } from '../claims.store.ts';
import { DebtPapers } from './debt-papers.tsx';
import { LetterText } from './letter-text.tsx';
import { mailKinds } from './mail-kinds.ts';
import { type WrittenMail, wordsAbout } from './mail-words.ts';
import { SentDocuments, type SentDocumentsProps } from './sent-documents.tsx';

export type LetterMailParts = SentDocumentsProps & {
  readonly claim: ClaimToSend;
  readonly letter: string;
  readonly siteUrl: string;
  /** The address this mail comes from. */
  readonly sender: string;
  /** Whether the papers of the Debt Protocol are attached. */
  readonly enclosesDebtPapers: boolean;
  /** A copy arrived before: this one is the same letter with the same day. */
  readonly again?: SameLetter | undefined;
};

/** Replies are matched to their claim by this pattern. Source: specification 2, section 5. */
export const letterSubject = (claim: ClaimToSend): string => {
  const { plaintiff, defendant, claimId } = wordsAbout(claim);
  return `Letter Before Action: ${plaintiff} and ${defendant} – Claim ID: ${claimId}`;
};

/** The defendant's mail: the whole letter, and what they need to trust it, answer it and object to it. */
export async function writeLetterMail(parts: LetterMailParts): Promise<WrittenMail> {
  const { claim, letter, siteUrl, sender, attached, linked, linksUntil } = parts;
  const { plaintiff, defendant, amount, replyBy, claimId, shortReference } = wordsAbout(claim);
  return {
    kind: mailKinds.letter,
    subject: letterSubject(claim),
    body: await renderMail(
      <MailLayout
        preview={`${plaintiff} is claiming ${amount}. Please reply by ${replyBy}.`}
        reason={`${plaintiff} named ${defendant} in a claim and gave this address for letters about it.`}
        siteUrl={siteUrl}
      >
        <MailHeading>A letter from {plaintiff}</MailHeading>
        <MailText>
          Plainclaim sends you this letter for {plaintiff}. It is printed below in full, and a copy is
          attached as a PDF. Please read it and reply by {replyBy}.
        </MailText>
        {parts.again && <MailText>{sameLetterWords(parts.again).join(' ')}</MailText>}
        <MailFacts
          facts={[
            { label: 'From', value: plaintiff },
            { label: 'To', value: defendant },
            { label: 'Amount claimed', value: amount },
            { label: 'Please reply by', value: replyBy },
            { label: 'Claim ID', value: claimId },
            { label: 'Short reference', value: shortReference },
          ]}
        />
        <LetterText letter={letter} />
        {parts.enclosesDebtPapers && <DebtPapers plaintiff={plaintiff} />}
        <SentDocuments attached={attached} linked={linked} linksUntil={linksUntil} />
        <HowToReply />
        <IsItGenuine sender={sender} siteUrl={siteUrl} />
        <YourData plaintiff={plaintiff} siteUrl={siteUrl} />
      </MailLayout>,
    ),
  };
}

function HowToReply() {
  const { payInFull, payPart, dispute } = replyOptions;
  return (
    <MailText>
      <strong>How to reply.</strong> Answer this email and leave its subject as it is: the claim ID in it
      takes your answer to the right claim. You can begin with “{payInFull.phrase}”, “{payPart.phrase}” or “
      {dispute.phrase}”, and say more in your own words. Files may be attached.
    </MailText>
  );
}

function IsItGenuine({ sender, siteUrl }: { sender: string; siteUrl: string }) {
  return (
    <MailText>
      <strong>Is this genuine?</strong> This email comes from {sender}. We never ask for a password or card
      details by email. If you have doubts, do not use the links here: type our address,{' '}
      {siteUrl.replace(/^https?:\/\//, '')}, into your browser, open the contact page and give us the claim
      ID. We will tell you whether this letter is ours.
    </MailText>
  );
}

function YourData({ plaintiff, siteUrl }: { plaintiff: string; siteUrl: string }) {
  return (
    <MailText>
      <strong>Your data.</strong> {plaintiff} gave us your name and contact details so that this letter could
      reach you. We use them, and what you answer, only for this claim, and keep them for up to{' '}
      {serviceTerms.retentionYears} years after it is closed. You may ask for a copy, have mistakes corrected,
      object, or complain to the Information Commissioner at ico.org.uk.{' '}
      <MailLink href={`${siteUrl}/privacy`}>How we handle data</MailLink>.
    </MailText>
  );
}
