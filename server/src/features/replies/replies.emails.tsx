import { defendantName } from '@plainclaim/domain/claims/defendant';
import { isOpen, statusWords } from '@plainclaim/domain/claims/statuses';
import { replyOrigin } from '@plainclaim/domain/replies/channels';
import { closedClaimHint, hintFor, typeInWords } from '@plainclaim/domain/replies/hints';
import { senderWords } from '@plainclaim/domain/replies/sender-words';
import { formatGbp, penceFromDecimal } from '@plainclaim/domain/shared/money';
import { cleanLine } from '@plainclaim/domain/shared/text';
import type { MailToQueue } from '../../platform/mail/queue-mail.ts';
import { MailLayout } from '../../platform/mail/template/layout.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../platform/mail/template/render-mail.ts';
import type { ClaimRow } from '../claims/index.ts';
import { readReply } from './read-reply.ts';
import type { RepliesDeps } from './replies.deps.ts';
import type { ResponseRow } from './replies.store.ts';
import { replyForParty } from './reply-for-party.ts';

type WrittenMail = Pick<MailToQueue, 'kind' | 'subject' | 'body'>;

const teamReason = 'Replies from defendants are reported to this mailbox.';

export async function writeReplyToClaimant(
  response: ResponseRow,
  claim: ClaimRow,
  { siteUrl, secretKey }: Pick<RepliesDeps, 'siteUrl' | 'secretKey'>,
): Promise<WrittenMail> {
  const defendant = defendantName(claim);
  // On a closed claim there is nothing to do about it.
  const andNow = isOpen(claim.status) ? ', and what you can do now,' : '';
  const shown = replyForParty(response, claim, secretKey);
  const sender = senderWords({ from: shown.from, isAddressUnknown: claim.defendantEmailUnknown });
  return {
    kind: 'reply-to-claimant',
    subject: `${defendant} has replied – Claim ID: ${claim.id}`,
    body: await renderMail(
      <MailLayout
        preview={`Read all of it${andNow} on your claim’s page.`}
        reason="You submitted a claim at Plainclaim and gave this address."
        siteUrl={siteUrl}
      >
        <MailHeading>{defendant} has replied</MailHeading>
        <MailText>
          Dear {claim.plaintiffName}, a reply to your letter about {amountOf(claim)} has arrived. All of it
          {andNow} is on your claim’s page. Our team reads it too.
        </MailText>
        {andNow ? null : (
          <MailText>
            Your claim is {statusWords[claim.status].label.toLowerCase()}, and the reply does not change that.
          </MailText>
        )}
        <MailText>
          {response.channel
            ? `It did not come by email (${senderOf(response)}), so our team wrote down what it says.`
            : `It came from ${cleanLine(sender)}.`}{' '}
          This is how it begins:
        </MailText>
        <MailText>{quoted(shown.beginning)}</MailText>
        <MailButton href={`${siteUrl}/claim/${claim.id}`}>Open your claim</MailButton>
      </MailLayout>,
    ),
  };
}

export async function writeReplyToTeam(
  response: ResponseRow,
  claim: ClaimRow,
  siteUrl: string,
): Promise<WrittenMail> {
  const read = readReply(response, claim);
  const canSend = isOpen(claim.status);
  const hint = canSend ? hintFor(read) : closedClaimHint;
  return {
    kind: 'reply-to-team',
    subject: `Reply (${typeInWords(read)}) ${response.channel ? '' : 'from '}${senderOf(response)} – Claim ID: ${claim.id}`,
    body: await renderMail(
      <MailLayout preview={hint} reason={teamReason} siteUrl={siteUrl}>
        <MailHeading>A defendant has replied</MailHeading>
        <MailText>{hint}</MailText>
        {read.isOffer && canSend ? (
          <MailText>
            It reads as an offer, not as a promise to pay in full: please look before a payment link goes out.
          </MailText>
        ) : null}
        <MailFacts
          facts={[
            { label: 'Claimant', value: claim.plaintiffName },
            { label: 'Defendant', value: defendantName(claim) },
            { label: 'Amount', value: amountOf(claim) },
            { label: 'Short reference', value: claim.shortReference },
            ...readingOf(response),
          ]}
        />
        <MailText>{quoted(response.rawContent)}</MailText>
        <MailButton href={`${siteUrl}/admin/claim-review/${claim.id}`}>Review the reply</MailButton>
      </MailLayout>,
    ),
  };
}

export async function writeUnmatchedToTeam(response: ResponseRow, siteUrl: string): Promise<WrittenMail> {
  return {
    kind: 'reply-unmatched',
    subject: `Reply without a claim from ${senderOf(response)}`,
    body: await renderMail(
      <MailLayout preview="Please find the claim it belongs to." reason={teamReason} siteUrl={siteUrl}>
        <MailHeading>Which claim is this about?</MailHeading>
        <MailText>A mail came in whose subject names no claim of ours. Please match it by hand.</MailText>
        <MailFacts
          facts={[{ label: 'Subject', value: response.emailSubject || 'None' }, ...readingOf(response)]}
        />
        <MailText>{quoted(response.rawContent)}</MailText>
        <MailButton href={`${siteUrl}/admin/replies`}>Open the replies</MailButton>
      </MailLayout>,
    ),
  };
}

export async function writeUnconfirmedToTeam(claim: ClaimRow, siteUrl: string): Promise<WrittenMail> {
  return {
    kind: 'reply-unconfirmed',
    subject: `Mail from an unconfirmed sender – Claim ID: ${claim.id}`,
    body: await renderMail(
      <MailLayout preview="Please look who sent it." reason={teamReason} siteUrl={siteUrl}>
        <MailHeading>Did the defendant write this?</MailHeading>
        <MailText>
          A mail names this claim, and nothing shows that the defendant sent it. It counts only when you say
          so.
        </MailText>
        <MailButton href={`${siteUrl}/admin/claim-review/${claim.id}`}>Read the mail</MailButton>
      </MailLayout>,
    ),
  };
}

/** Without the mail's text, which may be about anything. */
export async function writeAutomaticToTeam(
  claim: ClaimRow | undefined,
  siteUrl: string,
): Promise<WrittenMail> {
  const link = claim ? `/admin/claim-review/${claim.id}` : '/admin/replies?list=automatic';
  return {
    kind: 'reply-automatic',
    subject: `Automatic mail that may be an answer${claim ? ` – Claim ID: ${claim.id}` : ''}`,
    body: await renderMail(
      <MailLayout
        preview="Please look whether the defendant wrote this."
        reason={teamReason}
        siteUrl={siteUrl}
      >
        <MailHeading>Is this an answer?</MailHeading>
        <MailText>
          A mail that looks automatic says more than that its reader is away. It counts only when you say that
          it is a reply.
        </MailText>
        <MailButton href={`${siteUrl}${link}`}>Read the mail</MailButton>
      </MailLayout>,
    ),
  };
}

const readingOf = (response: ResponseRow) => [
  response.channel
    ? { label: 'Received', value: replyOrigin({ ...response, sender: '' }) }
    : { label: 'From', value: senderOf(response) },
  { label: 'Read as', value: `${response.parsedType}, ${response.confidence} CONFIDENCE` },
  { label: 'Manual review', value: response.requiresManualReview ? 'YES' : 'NO' },
];

const amountOf = (claim: ClaimRow): string => formatGbp(penceFromDecimal(claim.amount));

const senderOf = (response: ResponseRow): string =>
  response.channel
    ? lowerFirst(replyOrigin({ ...response, sender: '' }))
    : cleanLine(response.senderEmail) || 'an unknown sender';

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const quoted = (text: string): string => `“${cleanLine(text) || 'No text'}”`;
