import { commissionWords, paidDirectlyWords } from '@plainclaim/domain/payments/commission-words';
import { penceFromDecimal } from '@plainclaim/domain/shared/money';
import { MailLayout } from '../../../platform/mail/template/layout.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import type { ClaimToSend } from '../claims.store.ts';
import { PostItAsWell } from './debt-papers.tsx';
import { mailKinds } from './mail-kinds.ts';
import { claimPage, documentsInWords, type WrittenMail, wordsAbout } from './mail-words.ts';

export type ConfirmationParts = {
  readonly claim: ClaimToSend;
  readonly siteUrl: string;
  /** Whether the letter's PDF is attached. */
  readonly hasCopy: boolean;
  /** The number of the claimant's documents sent with the letter, attached or linked. */
  readonly documentsSent: number;
  readonly documentsKeptBack: number;
  /** Whether the papers of the Debt Protocol went with it: the claimant is asked to post the letter, too. */
  readonly enclosesDebtPapers?: boolean;
  /** Names of the documents that could not be read. */
  readonly leftOut: readonly string[];
};

/** Confirms to the claimant what was sent, to whom, the deadline, and what happens next. */
export async function writeConfirmationMail(parts: ConfirmationParts): Promise<WrittenMail> {
  const { claim, siteUrl, hasCopy, documentsSent, documentsKeptBack, leftOut } = parts;
  const { defendant, amount, replyBy, claimId, plaintiff, shortReference } = wordsAbout(claim);
  const isUnknown = claim.defendantEmailUnknown === true;
  return {
    kind: mailKinds.confirmation,
    subject: `Your claim against ${defendant} was submitted – Claim ID: ${claimId}`,
    body: await renderMail(
      <MailLayout
        preview={
          isUnknown
            ? `Your letter to ${defendant} has to be posted.`
            : `We are sending your letter to ${defendant}.`
        }
        reason="You submitted a claim at Plainclaim and gave this address."
        siteUrl={siteUrl}
      >
        <MailHeading>{isUnknown ? 'Your claim is with us' : 'Your letter is on its way'}</MailHeading>
        <MailText>
          Dear {plaintiff},{' '}
          {isUnknown ? unknownWords(defendant) : knownWords(claim, defendant, documentsSent)}
          {hasCopy && ' A copy of the letter is attached.'}
        </MailText>
        <MailFacts
          facts={[
            { label: 'Claim ID', value: claimId },
            { label: 'Short reference', value: shortReference },
            { label: 'Against', value: defendant },
            { label: 'Issue type', value: claim.issueType },
            { label: 'Amount', value: amount },
            { label: 'Jurisdiction', value: claim.jurisdiction },
            ...(isUnknown
              ? []
              : [{ label: 'Reply due by', value: `${replyBy}, if the letter leaves today` }]),
          ]}
        />
        {parts.enclosesDebtPapers && <PostItAsWell />}
        {leftOut.length > 0 && (
          <MailText>
            We could not read {leftOut.join(', ')} and had to leave {leftOut.length === 1 ? 'it' : 'them'}{' '}
            out. You can add {leftOut.length === 1 ? 'it' : 'them'} again on the claim’s page.
          </MailText>
        )}
        {documentsKeptBack > 0 && (
          <MailText>
            As you chose, {documentsInWords(documentsKeptBack)} {documentsKeptBack === 1 ? 'stays' : 'stay'}{' '}
            with your case and did not go with the letter.
          </MailText>
        )}
        <MailText>{whatFollows(isUnknown, parts.enclosesDebtPapers === true)}</MailText>
        <MailText>
          {commissionWords(penceFromDecimal(claim.amount))} {paidDirectlyWords}
        </MailText>
        <MailButton href={claimPage(siteUrl, claimId)}>Open your claim</MailButton>
      </MailLayout>,
    ),
  };
}

const knownWords = (claim: ClaimToSend, defendant: string, documents: number): string =>
  `we are sending your Letter Before Action to ${defendant} at ${claim.defendantEmail}${
    documents > 0 ? `, with ${documentsInWords(documents)}` : ''
  }.`;

const unknownWords = (defendant: string): string =>
  `you do not know an email address for ${defendant}, so our team will find another way to deliver your Letter Before Action. You can also print and post it yourself from your claim’s page, and say there when you did.`;

/** No day is promised: one is counted from the day on which the letter leaves, and a mail server may be slow. */
function whatFollows(isUnknown: boolean, isPostedToo: boolean): string {
  if (isUnknown)
    return 'Their time to reply begins when the letter is posted. Your claim’s page then shows until when, and we will write to you when a reply comes, and also if none has come by then.';
  const until = isPostedToo ? 'Once it is posted, there' : 'There';
  return `Your claim’s page shows when the letter has left, and until when they can reply. We will write to you if it cannot be delivered. ${until} is nothing you need to do until then: we will write to you when a reply comes, and also if none has come in time.`;
}
