import { defendantName } from '@plainclaim/domain/claims/defendant';
import { claimantPercent, commissionPercent } from '@plainclaim/domain/payments/commission';
import { paymentReference } from '@plainclaim/domain/payments/payment-link';
import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { formatGbp, pence } from '@plainclaim/domain/shared/money';
import type { ClaimRow } from '../../claims/index.ts';
import type { PaymentRow } from '../checkout/checkout.store.ts';

export type ReceiptParts = { readonly claim: ClaimRow; readonly payment: PaymentRow };

const titles = { payer: 'PAYMENT RECEIPT', claimant: 'STATEMENT OF PAYMENT' } as const;

/** A receipt as plain text for the typesetter. Only the claimant's shows the split. */
export function receiptText(reader: 'payer' | 'claimant', { claim, payment }: ReceiptParts): string {
  const blocks = [
    titles[reader],
    factsOf({ claim, payment })
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
    ...(reader === 'claimant'
      ? [
          'HOW IT IS SHARED',
          sharesOf(payment)
            .map(({ label, value }) => `${label}: ${value}`)
            .join('\n'),
        ]
      : []),
    'This payment settles the claim in full. The claim is marked as resolved, and nothing further is owed on it.',
    'Paid by card through Plainclaim, which received the payment for the claimant. Please keep this document for your records.',
  ];
  return blocks.join('\n\n');
}

export const factsOf = ({ claim, payment }: ReceiptParts, payer = defendantName(claim)) => [
  { label: 'Amount paid', value: formatGbp(pence(payment.gross)) },
  { label: 'Paid by', value: payer },
  { label: 'Paid to', value: claim.plaintiffName },
  { label: 'About', value: claim.issueType },
  { label: 'Reference', value: paymentReference(payment.paymentIntentId) },
  { label: 'Claim ID', value: claim.id },
  { label: 'Short reference', value: claim.shortReference },
  { label: 'Received', value: formatDateTime(payment.receivedAt) },
];

export const sharesOf = (payment: PaymentRow) => [
  { label: `Our commission (${commissionPercent}%)`, value: formatGbp(pence(payment.commission)) },
  { label: `To you (${claimantPercent}%)`, value: formatGbp(pence(payment.toClaimant)) },
];
