import { formatGbp, pence } from '@plainclaim/domain/shared/money';
import { withoutEnding } from '@plainclaim/domain/shared/text';
import { MailLayout } from '../../../platform/mail/template/layout.tsx';
import { MailButton, MailFacts, MailHeading, MailText } from '../../../platform/mail/template/mail-parts.tsx';
import { renderMail } from '../../../platform/mail/template/render-mail.ts';
import type { ClaimRow } from '../../claims/index.ts';
import type { WrittenMail } from '../links/link-mails.tsx';
import type { PayoutRow } from './payouts.store.ts';

const reason = 'You submitted a claim at Plainclaim and gave this address.';

export async function writePayoutPaid(
  claim: ClaimRow,
  payout: PayoutRow,
  siteUrl: string,
): Promise<WrittenMail> {
  const amount = formatGbp(pence(payout.amount));
  return {
    kind: 'payout-paid',
    subject: `We have sent you ${amount} – Claim ID: ${claim.id}`,
    body: await renderMail(
      <MailLayout preview="It is on its way to your bank account." reason={reason} siteUrl={siteUrl}>
        <MailHeading>Your money is on its way</MailHeading>
        <MailText>
          Dear {claim.plaintiffName}, we have sent your share of the payment to your bank account. It usually
          arrives the same day.
        </MailText>
        <MailFacts
          facts={[
            { label: 'Amount', value: amount },
            { label: 'Reference', value: payout.reference ?? '' },
            { label: 'Claim ID', value: claim.id },
            { label: 'Short reference', value: claim.shortReference },
          ]}
        />
        <MailButton href={`${siteUrl}/claim/${claim.id}`}>Open your claim</MailButton>
      </MailLayout>,
    ),
  };
}

export async function writePayoutFailed(
  claim: ClaimRow,
  payout: PayoutRow,
  siteUrl: string,
): Promise<WrittenMail> {
  const amount = formatGbp(pence(payout.amount));
  return {
    kind: 'payout-failed',
    subject: `We could not send you ${amount} – Claim ID: ${claim.id}`,
    body: await renderMail(
      <MailLayout preview="Please check your bank details." reason={reason} siteUrl={siteUrl}>
        <MailHeading>Your bank details need a look</MailHeading>
        <MailText>
          Dear {claim.plaintiffName}, the bank did not take our payment of {amount} to you:{' '}
          {withoutEnding(payout.reason ?? '', ' .')}. The money is safe with us. Please check your bank
          details on the page of your claim; we then try again.
        </MailText>
        <MailButton href={`${siteUrl}/claim/${claim.id}`}>Check your bank details</MailButton>
      </MailLayout>,
    ),
  };
}

/** `wasMailed`: the claimant was told by mail that it had been sent, and not by the claim's page alone. */
export async function writePayoutCorrected(
  claim: ClaimRow,
  payout: PayoutRow,
  siteUrl: string,
  wasMailed: boolean,
): Promise<WrittenMail> {
  const amount = formatGbp(pence(payout.amount));
  return {
    kind: 'payout-corrected',
    subject: `Correction: ${amount} has not been sent to you yet – Claim ID: ${claim.id}`,
    body: await renderMail(
      <MailLayout
        preview={wasMailed ? 'Our last e-mail was wrong.' : 'The page of your claim was wrong.'}
        reason={reason}
        siteUrl={siteUrl}
      >
        <MailHeading>Your money has not been sent yet</MailHeading>
        <MailText>
          Dear {claim.plaintiffName}, {wasMailed ? 'we told you' : 'the page of your claim said'} that{' '}
          {amount} had been sent to your bank account. That was a mistake of ours: the transfer has not been
          made. The money is safe with us, and we write to you when it has left.
        </MailText>
        <MailButton href={`${siteUrl}/claim/${claim.id}`}>Open your claim</MailButton>
      </MailLayout>,
    ),
  };
}

/** Tells the account's owner, because another person may have changed the bank details. */
export async function writeDetailsChanged(
  name: string,
  ending: string,
  siteUrl: string,
): Promise<WrittenMail> {
  return {
    kind: 'payout-details-changed',
    subject: 'Your bank details at Plainclaim were changed',
    body: await renderMail(
      <MailLayout
        preview={`Payments now go to the account ending in ${ending}.`}
        reason="You have an account at Plainclaim with this address."
        siteUrl={siteUrl}
      >
        <MailHeading>Your bank details were changed</MailHeading>
        <MailText>
          We now send your money to the account of {name} that ends in {ending}. If this was not you, reply to
          this email at once and change your password.
        </MailText>
      </MailLayout>,
    ),
  };
}
