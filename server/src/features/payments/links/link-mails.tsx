import { defendantAddress, defendantName } from '@plainclaim/domain/claims/defendant';
import { nameInMails } from '@plainclaim/domain/claims/name-in-mails';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { formatGbp, penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { MailToQueue } from '../../../platform/mail/queue-mail.ts';
import { MailLayout } from '../../../platform/mail/template/layout.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import type { ClaimRow } from '../../claims/index.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import type { IntentRow } from './intents.store.ts';

export type WrittenMail = Pick<MailToQueue, 'kind' | 'subject' | 'body'>;

/** As stored in the outbox. To the team where no address of the payer is known. */
export const linkMailKinds = { toDefendant: 'payment-link', toTeam: 'payment-link-to-deliver' } as const;

type LinkMailParts = Pick<PaymentsDeps, 'siteUrl' | 'config'> & {
  readonly claim: ClaimRow;
  readonly intent: Pick<IntentRow, 'amount' | 'settlementOfferId' | 'expiresAt'>;
  readonly reference: string;
  readonly url: string;
};

/** To the payer: how much, to whom, until when, and how to tell that the mail is genuine. */
export async function writeLinkMail(parts: LinkMailParts): Promise<WrittenMail> {
  const { claim, intent, url, siteUrl, config } = parts;
  const { amount, reference, until } = words(parts);
  const defendant = nameInMails(claim);
  return {
    kind: linkMailKinds.toDefendant,
    subject: `Payment of ${amount} to ${claim.plaintiffName} – ${reference}`,
    body: await renderMail(
      <MailLayout
        preview={`Pay ${amount} by card until ${until}.`}
        reason={`${claim.plaintiffName} has a claim against ${defendant} at Plainclaim and gave this address.`}
        siteUrl={siteUrl}
      >
        <MailHeading>Your payment link</MailHeading>
        <MailText>
          Dear {defendant}, you can now pay {claim.plaintiffName} by card.{' '}
          {intent.settlementOfferId
            ? 'The amount is the one that was offered and accepted; paying it settles the claim in full.'
            : 'Paying this amount settles the claim in full.'}
        </MailText>
        <MailFacts facts={factsOf(parts, defendant)} />
        <MailButton href={url}>Pay {amount}</MailButton>
        <MailText>
          The link works until {until}. If you were sent an earlier link for this claim, it no longer works.
        </MailText>
        <MailText>
          How to tell that this is genuine: the address of the payment page begins with {siteUrl}/pay/ and the
          page shows the reference {reference}. The claim ID is the one in the letter about this claim. You
          enter your card on the page of our card payment provider; we never ask for card details by email or
          telephone. In doubt, do not use the link: write to {config.TEAM_MAILBOX} and name the reference.
        </MailText>
        <MailText>
          If you do not agree that you owe this, do not pay. Reply to this email and tell us why.
        </MailText>
      </MailLayout>,
    ),
  };
}

/** To the team, when the defendant's address is unknown: the link, to be passed on another way. */
export async function writeLinkToPassOn(parts: LinkMailParts): Promise<WrittenMail> {
  const { claim, url, siteUrl } = parts;
  const { amount, reference, until, defendant } = words(parts);
  return {
    kind: linkMailKinds.toTeam,
    subject: `Payment link to pass on (${reference}) – Claim ID: ${claim.id}`,
    body: await renderMail(
      <MailLayout
        preview={`No email address is known for ${defendant}.`}
        reason="Payment links for defendants without a known email address come to this mailbox."
        siteUrl={siteUrl}
      >
        <MailHeading>This payment link needs another way</MailHeading>
        <MailText>
          {defendant} is to pay {amount}, and no email address is known for them. This is an internal notice:
          please pass the link on, for example by post to the address below, before {until}. Whoever has it
          can pay, and nothing else.
        </MailText>
        <MailFacts
          facts={[
            ...factsOf(parts, defendant),
            { label: 'Defendant’s address', value: defendantAddress(claim) },
          ]}
        />
        <MailText>{url}</MailText>
        <MailButton href={`${siteUrl}/claim/${claim.id}`}>Open the claim</MailButton>
      </MailLayout>,
    ),
  };
}

const words = ({ claim, intent, reference }: LinkMailParts) => ({
  amount: formatGbp(penceFromDecimal(intent.amount)),
  reference,
  until: formatLongDate(intent.expiresAt),
  defendant: defendantName(claim),
});

function factsOf(parts: LinkMailParts, defendant: string) {
  const { amount, reference, until } = words(parts);
  return [
    { label: 'Amount', value: amount },
    { label: 'To', value: `${parts.claim.plaintiffName}, through Plainclaim` },
    { label: 'From', value: defendant },
    { label: 'About', value: parts.claim.issueType },
    { label: 'Reference', value: reference },
    { label: 'Claim ID', value: parts.claim.id },
    { label: 'Short reference', value: parts.claim.shortReference },
    { label: 'Pay by', value: until },
  ];
}
