import { defendantName } from '@plainclaim/domain/claims/defendant';
import { nameInMails } from '@plainclaim/domain/claims/name-in-mails';
import { commissionPercent, splitCommission } from '@plainclaim/domain/payments/commission';
import { commissionWords } from '@plainclaim/domain/payments/commission-words';
import { afterRejection, type RejectionWay } from '@plainclaim/domain/settlements/answer';
import { shortfallOf } from '@plainclaim/domain/settlements/shortfall';
import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { formatGbp, penceFromDecimal } from '@plainclaim/domain/shared/money';
import { cleanText } from '@plainclaim/domain/shared/text';
import type { MailToQueue } from '../../platform/mail/queue-mail.ts';
import { MailLayout } from '../../platform/mail/template/layout.tsx';
import { MailParagraphs } from '../../platform/mail/template/mail-paragraphs.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../platform/mail/template/render-mail.ts';
import { type ClaimRow, claimValueOf } from '../claims/index.ts';
import type { OfferRow } from './settlements.store.ts';

type WrittenMail = Pick<MailToQueue, 'kind' | 'subject' | 'body'>;

type OfferFacts = Pick<OfferRow, 'offeredAmount' | 'settlementReference'>;

/** What the mail about an offer says of it. */
type OfferToTell = OfferFacts & Pick<OfferRow, 'defendantMessage' | 'createdAt'>;

const claimantReason = 'You submitted a claim at Plainclaim and gave this address.';

/** Tells the claimant about an offer, and where to answer it. */
export async function writeOfferToClaimant(
  offer: OfferToTell,
  claim: ClaimRow,
  { replaced, siteUrl }: { readonly replaced: OfferFacts | undefined; readonly siteUrl: string },
): Promise<WrittenMail> {
  const { defendant, claimed, offered } = wordsAbout(offer, claim);
  const { amount, percent } = shortfallOf(
    penceFromDecimal(claim.amount),
    penceFromDecimal(offer.offeredAmount),
  );
  return {
    kind: 'offer-to-claimant',
    subject: `${defendant} offers ${offered} – Claim ID: ${claim.id}`,
    body: await renderMail(
      <MailLayout
        preview={`You can accept or reject the offer of ${offered}.`}
        reason={claimantReason}
        siteUrl={siteUrl}
      >
        <MailHeading>You have an offer of {offered}</MailHeading>
        <MailText>
          Dear {claim.plaintiffName}, {defendant} offers {offered} to settle your claim for {claimed}. Nothing
          happens until you accept or reject it.
        </MailText>
        {replaced ? (
          <MailText>
            It takes the place of the earlier offer of {formatGbp(penceFromDecimal(replaced.offeredAmount))},
            which can no longer be answered.
          </MailText>
        ) : null}
        <MailFacts
          facts={[
            ...factsOf(offer, claim),
            { label: 'Shortfall', value: `${formatGbp(amount)} (${percent}%)` },
            { label: 'Offer date', value: formatDateTime(offer.createdAt) },
          ]}
        />
        {offer.defendantMessage ? (
          <MailParagraphs text={`${defendant} writes: “${cleanText(offer.defendantMessage)}”`} />
        ) : null}
        <MailText>{commissionWords(penceFromDecimal(offer.offeredAmount))}</MailText>
        <MailButton href={reviewPage(siteUrl, claim)}>Review Settlement</MailButton>
        <MailText>
          We only ask for your answer on our own site, after you have signed in, and never for bank details by
          email.
        </MailText>
      </MailLayout>,
    ),
  };
}

/** Tells the claimant that an offer they were told of was withdrawn. */
export async function writeWithdrawnToClaimant(
  offer: OfferRow,
  claim: ClaimRow,
  {
    reason = '',
    accepted,
    siteUrl,
  }: {
    readonly reason?: string;
    /** The earlier offer, where the claimant accepted that one meanwhile. */
    readonly accepted?: OfferFacts;
    readonly siteUrl: string;
  },
): Promise<WrittenMail> {
  const { defendant, offered } = wordsAbout(offer, claim);
  return {
    kind: 'offer-withdrawn-claimant',
    subject: `The offer of ${offered} is withdrawn – Claim ID: ${claim.id}`,
    body: await renderMail(
      <MailLayout
        preview={`The offer of ${offered} can no longer be answered.`}
        reason={claimantReason}
        siteUrl={siteUrl}
      >
        <MailHeading>The offer of {offered} is withdrawn</MailHeading>
        <MailText>
          Dear {claim.plaintiffName}, we told you that {defendant} offers {offered}. That offer no longer
          stands and can no longer be answered.{' '}
          {accepted
            ? `You accepted the earlier offer of ${formatGbp(penceFromDecimal(accepted.offeredAmount))}, and that is what counts.`
            : 'Your claim goes on as before.'}
        </MailText>
        {reason ? <MailParagraphs text={`The reason: ${cleanText(reason)}`} /> : null}
        <MailFacts facts={factsOf(offer, claim)} />
        <MailButton href={`${siteUrl}/claim/${claim.id}`}>Open your claim</MailButton>
      </MailLayout>,
    ),
  };
}

/** Gives the claimant a written record of what they agreed to. */
export async function writeAcceptedToClaimant(
  offer: OfferRow,
  claim: ClaimRow,
  at: Date,
  siteUrl: string,
): Promise<WrittenMail> {
  const { defendant, offered } = wordsAbout(offer, claim);
  const { commission, toClaimant } = splitCommission(penceFromDecimal(offer.offeredAmount));
  return {
    kind: 'offer-accepted-claimant',
    subject: `You accepted ${offered} from ${defendant} – Claim ID: ${claim.id}`,
    body: await renderMail(
      <MailLayout
        preview={`${defendant} is being asked to pay ${offered}.`}
        reason={claimantReason}
        siteUrl={siteUrl}
      >
        <MailHeading>You accepted {offered}</MailHeading>
        <MailText>
          Dear {claim.plaintiffName}, thank you for your answer. {defendant} is now asked to pay {offered} by
          card. Once it is paid your claim is settled in full, and we write to you.
        </MailText>
        <MailFacts
          facts={[
            ...factsOf(offer, claim),
            { label: 'Accepted', value: formatDateTime(at) },
            { label: `Commission (${commissionPercent}%)`, value: formatGbp(commission) },
            { label: 'You receive', value: formatGbp(toClaimant) },
          ]}
        />
        <MailButton href={`${siteUrl}/claim/${claim.id}`}>Open your claim</MailButton>
      </MailLayout>,
    ),
  };
}

/** Tells the defendant, courteously and without the claimant's reasons. */
export async function writeRejectedToDefendant(
  offer: OfferRow,
  claim: ClaimRow,
  siteUrl: string,
): Promise<WrittenMail> {
  const { claimed, offered } = wordsAbout(offer, claim);
  const defendant = nameInMails(claim);
  return {
    kind: 'offer-rejected-defendant',
    subject: `Your offer of ${offered} was not accepted – Claim ID: ${claim.id}`,
    body: await renderMail(
      <MailLayout
        preview="You can make another offer by answering this email."
        reason={`You made an offer about a claim by ${claim.plaintiffName}.`}
        siteUrl={siteUrl}
      >
        <MailHeading>Your offer was not accepted</MailHeading>
        <MailText>
          Dear {defendant}, thank you for your offer of {offered}. {claim.plaintiffName} has considered it and
          does not accept it. The claim for {claimed} stays open.
        </MailText>
        <MailText>
          If you would like to make another offer, or to pay the claim, answer this email and leave its
          subject as it is. Settling before court saves both of you time and cost.
        </MailText>
        <MailFacts facts={factsOf(offer, claim, defendant)} />
      </MailLayout>,
    ),
  };
}

export type TeamNews = 'accepted' | 'rejected' | 'no-payment-link' | 'solicitor-wanted';

const teamWords: Readonly<Record<TeamNews, { readonly heading: string; readonly next: string }>> = {
  accepted: {
    heading: 'An offer was accepted',
    next: 'The defendant is being asked to pay. There is nothing to do unless the payment stays out.',
  },
  rejected: { heading: 'An offer was rejected', next: '' },
  'no-payment-link': {
    heading: 'An accepted offer has no payment link',
    next: 'The offer was accepted, but the payment link could not be sent. Please send it by hand.',
  },
  'solicitor-wanted': {
    heading: 'A claimant wants a solicitor',
    next: 'After rejecting an offer the claimant asked for a solicitor. Please find one near them.',
  },
};

export async function writeToTeam(
  news: TeamNews,
  offer: OfferRow,
  claim: ClaimRow,
  siteUrl: string,
): Promise<WrittenMail> {
  const { heading, next } = teamWords[news];
  const words = news === 'rejected' ? shown[afterRejection(claimValueOf(claim))] : next;
  return {
    kind: `offer-${news}-team`,
    subject: `${heading} (${offer.settlementReference}) – Claim ID: ${claim.id}`,
    body: await renderMail(
      <MailLayout
        preview={words}
        reason="Answers to settlement offers are reported to this mailbox."
        siteUrl={siteUrl}
      >
        <MailHeading>{heading}</MailHeading>
        <MailText>{words}</MailText>
        <MailFacts facts={[{ label: 'Claimant', value: claim.plaintiffName }, ...factsOf(offer, claim)]} />
        <MailButton href={`${siteUrl}/admin/claim-review/${claim.id}`}>Review the claim</MailButton>
      </MailLayout>,
    ),
  };
}

const shown: Readonly<Record<RejectionWay, string>> = {
  'small-claims-court': 'The claimant was shown the way to the small claims court.',
  advice: 'The claimant was shown where to get advice on an injury.',
  solicitor: 'The claimant was offered a solicitor; you hear from us if they ask for one.',
};

const wordsAbout = (offer: OfferFacts, claim: ClaimRow) => ({
  defendant: defendantName(claim),
  claimed: formatGbp(penceFromDecimal(claim.amount)),
  offered: formatGbp(penceFromDecimal(offer.offeredAmount)),
});

function factsOf(offer: OfferFacts, claim: ClaimRow, defendant = defendantName(claim)) {
  const { claimed, offered } = wordsAbout(offer, claim);
  return [
    { label: 'Reference', value: offer.settlementReference },
    { label: 'Claim’s short reference', value: claim.shortReference },
    { label: 'Defendant', value: defendant },
    { label: 'Original amount', value: claimed },
    { label: 'Offered amount', value: offered },
  ];
}

const reviewPage = (siteUrl: string, claim: ClaimRow): string =>
  `${siteUrl}/plaintiff-dashboard?claim_id=${claim.id}`;
