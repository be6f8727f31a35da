import { paymentReference } from '@plainclaim/domain/payments/payment-link';
import { penceFromDecimal, poundsFromPence } from '@plainclaim/domain/shared/money';
import type { PaymentOfLink } from './fetch-payment-data.ts';

/** For the payer, who only holds the link: parties by name, and no address of any kind. */
export function presentPaymentIntent({ intent, claim, refundedAt }: PaymentOfLink) {
  return {
    id: intent.id,
    claim_id: intent.claimId,
    amount: poundsFromPence(penceFromDecimal(intent.amount)),
    currency: intent.currency,
    status: intent.status,
    created_at: intent.createdAt.toISOString(),
    expires_at: intent.expiresAt.toISOString(),
    completed_at: intent.completedAt?.toISOString() ?? null,
    refunded_at: refundedAt?.toISOString() ?? null,
    reference: paymentReference(intent.id),
    legal_claims: {
      plaintiff_name: claim.plaintiffName,
      issue_type: claim.issueType,
      defendant_type: claim.defendantType,
      defendant_first_name: claim.defendantFirstName,
      defendant_last_name: claim.defendantLastName,
      defendant_company_name: claim.defendantCompanyName,
    },
  };
}
