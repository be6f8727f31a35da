import { defendantName } from '@plainclaim/domain/claims/defendant';
import { nameInMails } from '@plainclaim/domain/claims/name-in-mails';
import { paymentReference } from '@plainclaim/domain/payments/payment-link';
import { formatGbp, pence } from '@plainclaim/domain/shared/money';
import { MailLayout } from '../../../platform/mail/template/layout.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import type { WrittenMail } from '../links/link-mails.tsx';
import { factsOf, type ReceiptParts, sharesOf } from './receipt-text.ts';

type MailParts = ReceiptParts & { readonly siteUrl: string };

export async function writePayerReceipt(
  { claim, payment, siteUrl }: MailParts,
  isForTeam: boolean,
): Promise<WrittenMail> {
  const amount = formatGbp(pence(payment.gross));
  return {
    kind: 'payment-receipt',
    subject: `Receipt for ${amount} – ${paymentReference(payment.paymentIntentId)}`,
    body: await renderMail(
      <MailLayout
        preview={`${amount} to ${claim.plaintiffName} has arrived.`}
        reason={
          isForTeam
            ? 'Receipts for defendants without a known email address come to this mailbox.'
            : 'A payment was made with the link that we sent to this address.'
        }
        siteUrl={siteUrl}
      >
        <MailHeading>
          {isForTeam ? 'A receipt to pass on' : 'Thank you, your payment has arrived'}
        </MailHeading>
        <MailText>
          {isForTeam
            ? `No email address is known for ${defendantName(claim)}. Please pass the attached receipt on.`
            : `Dear ${nameInMails(claim)}, you have paid ${claim.plaintiffName} in full. The claim is marked as resolved, and there is nothing else to do. Your receipt is attached.`}
        </MailText>
        <MailFacts
          facts={factsOf({ claim, payment }, isForTeam ? defendantName(claim) : nameInMails(claim))}
        />
      </MailLayout>,
    ),
  };
}

export async function writeClaimantReceipt(
  { claim, payment, siteUrl }: MailParts,
  hasDetails: boolean,
): Promise<WrittenMail> {
  const amount = formatGbp(pence(payment.gross));
  return {
    kind: 'payment-received',
    subject: `${defendantName(claim)} has paid ${amount} – Claim ID: ${claim.id}`,
    body: await renderMail(
      <MailLayout
        preview={`${formatGbp(pence(payment.toClaimant))} is yours.`}
        reason="You submitted a claim at Plainclaim and gave this address."
        siteUrl={siteUrl}
      >
        <MailHeading>Your claim has been paid</MailHeading>
        <MailText>
          Dear {claim.plaintiffName}, {defendantName(claim)} has paid {amount}, and your claim is resolved.{' '}
          {hasDetails
            ? 'We send your share to your bank account within a few working days.'
            : 'Please tell us your bank details on the page of your claim, so that we can send you your share.'}
        </MailText>
        <MailFacts facts={[...factsOf({ claim, payment }), ...sharesOf(payment)]} />
        <MailButton href={`${siteUrl}/claim/${claim.id}`}>
          {hasDetails ? 'Open your claim' : 'Give your bank details'}
        </MailButton>
      </MailLayout>,
    ),
  };
}
