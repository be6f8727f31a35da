import { defendantName } from '@plainclaim/domain/claims/defendant';
import { paymentReference } from '@plainclaim/domain/payments/payment-link';
import { formatGbp, type Pence } from '@plainclaim/domain/shared/money';
import { MailLayout } from '../../../platform/mail/template/layout.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import type { ClaimRow } from '../../claims/index.ts';
import type { IntentRow } from '../links/intents.store.ts';
import type { WrittenMail } from '../links/link-mails.tsx';

type Parts = {
  readonly claim: ClaimRow;
  readonly intent: IntentRow;
  readonly gross: Pence;
  readonly siteUrl: string;
};

const payerReason = 'You paid by card through Plainclaim, or were sent a link to do so.';
const teamReason = 'What happens to payments is reported to this mailbox.';

export async function writeSurplusToPayer({ claim, intent, gross, siteUrl }: Parts): Promise<WrittenMail> {
  const reference = paymentReference(intent.id);
  return {
    kind: 'payment-surplus',
    subject: `Your payment of ${formatGbp(gross)} goes back to you – ${reference}`,
    body: await renderMail(
      <MailLayout preview="Nothing more was owed." reason={payerReason} siteUrl={siteUrl}>
        <MailHeading>We are returning your payment</MailHeading>
        <MailText>
          Your payment of {formatGbp(gross)} to {claim.plaintiffName} arrived when nothing more was to be paid
          with this link: the claim was paid or closed already, or you had been sent a newer link. The whole
          amount goes back to your card. Banks take up to ten days to show it. You need not do anything.
        </MailText>
        <MailFacts facts={factsOf({ claim, intent, gross })} />
      </MailLayout>,
    ),
  };
}

export async function writeSurplusToTeam({ claim, intent, gross, siteUrl }: Parts): Promise<WrittenMail> {
  return {
    kind: 'payment-surplus-to-team',
    subject: `Surplus payment of ${formatGbp(gross)} – Claim ID: ${claim.id}`,
    body: await renderMail(
      <MailLayout preview="It is being refunded." reason={teamReason} siteUrl={siteUrl}>
        <MailHeading>Money came that is not owed</MailHeading>
        <MailText>
          A payment arrived for a claim that was paid or closed, or through a link that had been replaced. It
          is recorded as owed to the payer and is being refunded. You hear again only if that fails.
        </MailText>
        <MailFacts
          facts={[
            ...factsOf({ claim, intent, gross }),
            { label: 'Payer’s address', value: intent.recipientIsTeam ? 'Unknown' : intent.recipientEmail },
          ]}
        />
        <MailButton href={`${siteUrl}/admin/claim-review/${claim.id}`}>Review the claim</MailButton>
      </MailLayout>,
    ),
  };
}

export async function writeRefundToPayer(parts: Parts & { readonly reason: string }): Promise<WrittenMail> {
  const { claim, intent, gross, reason, siteUrl } = parts;
  return {
    kind: 'refund-to-payer',
    subject: `Refund of ${formatGbp(gross)} – ${paymentReference(intent.id)}`,
    body: await renderMail(
      <MailLayout preview="Your payment goes back to your card." reason={payerReason} siteUrl={siteUrl}>
        <MailHeading>Your payment is being refunded</MailHeading>
        <MailText>
          The whole payment of {formatGbp(gross)} to {claim.plaintiffName} goes back to the card it came from.
          Banks take up to ten days to show it. The claim is open again.
        </MailText>
        <MailFacts facts={[...factsOf({ claim, intent, gross }), { label: 'Reason', value: reason }]} />
      </MailLayout>,
    ),
  };
}

export async function writeRefundToClaimant(
  parts: Parts & { readonly reason: string },
): Promise<WrittenMail> {
  const { claim, intent, gross, reason, siteUrl } = parts;
  return {
    kind: 'refund-to-claimant',
    subject: `The payment on your claim was refunded – Claim ID: ${claim.id}`,
    body: await renderMail(
      <MailLayout
        preview="Your claim is open again."
        reason="You submitted a claim at Plainclaim and gave this address."
        siteUrl={siteUrl}
      >
        <MailHeading>The payment was refunded</MailHeading>
        <MailText>
          Dear {claim.plaintiffName}, the payment of {formatGbp(gross)} by {defendantName(claim)} goes back to
          them, so nothing is paid out to you. Your claim is open again, and our team will write to you about
          what comes next.
        </MailText>
        <MailFacts facts={[...factsOf({ claim, intent, gross }), { label: 'Reason', value: reason }]} />
        <MailButton href={`${siteUrl}/claim/${claim.id}`}>Open your claim</MailButton>
      </MailLayout>,
    ),
  };
}

export async function writeRefundFailed({
  payment,
  gross,
  siteUrl,
}: {
  readonly payment: { readonly id: string; readonly claimId: string };
  readonly gross: Pence;
  readonly siteUrl: string;
}): Promise<WrittenMail> {
  return {
    kind: 'refund-failed',
    subject: `A refund of ${formatGbp(gross)} failed – Claim ID: ${payment.claimId}`,
    body: await renderMail(
      <MailLayout preview="The money is still owed to the payer." reason={teamReason} siteUrl={siteUrl}>
        <MailHeading>The card provider refused a refund</MailHeading>
        <MailText>
          The money is still owed to the payer. Look at the provider’s own pages for the reason, then refund
          the payment again or return the money in another way.
        </MailText>
        <MailFacts
          facts={[
            { label: 'Amount', value: formatGbp(gross) },
            { label: 'Payment', value: payment.id },
            { label: 'Claim ID', value: payment.claimId },
          ]}
        />
        <MailButton href={`${siteUrl}/admin/payouts`}>Open the payouts</MailButton>
      </MailLayout>,
    ),
  };
}

const factsOf = ({ claim, intent, gross }: Pick<Parts, 'claim' | 'intent' | 'gross'>) => [
  { label: 'Amount', value: formatGbp(gross) },
  { label: 'Reference', value: paymentReference(intent.id) },
  { label: 'Claim ID', value: claim.id },
  { label: 'Short reference', value: claim.shortReference },
];
