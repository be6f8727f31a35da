import { defendantName } from '@plainclaim/domain/claims/defendant';
import type { PaymentIntentStatus } from '@plainclaim/domain/payments/payment-link';
import { type Pence, penceFromPounds } from '@plainclaim/domain/shared/money';

/** What `fetch-payment-data` says of a payment link. */
export type PaymentIntent = {
  id: string;
  claim_id: string;
  amount: number;
  currency: string;
  status: PaymentIntentStatus;
  expires_at: string;
  completed_at?: string | null;
  refunded_at?: string | null;
  reference: string;
  legal_claims: {
    plaintiff_name: string;
    issue_type: string;
    defendant_type: string;
    defendant_first_name: string | null;
    defendant_last_name: string | null;
    defendant_company_name: string | null;
  };
};

/** What the payment page shows of it. */
export type PaymentFacts = {
  readonly intentId: string;
  readonly claimId: string;
  readonly amount: Pence;
  readonly currency: string;
  readonly reference: string;
  readonly expiresAt: string;
  readonly completedAt: string | null;
  readonly refundedAt: string | null;
  readonly claimant: string;
  readonly defendant: string;
  readonly issueType: string;
};

export function paymentFacts(intent: PaymentIntent): PaymentFacts {
  const claim = intent.legal_claims;
  return {
    intentId: intent.id,
    claimId: intent.claim_id,
    amount: penceFromPounds(intent.amount),
    currency: intent.currency,
    reference: intent.reference,
    expiresAt: intent.expires_at,
    completedAt: intent.completed_at ?? null,
    refundedAt: intent.refunded_at ?? null,
    claimant: claim.plaintiff_name,
    issueType: claim.issue_type,
    defendant: defendantName({
      defendantType: claim.defendant_type,
      defendantFirstName: claim.defendant_first_name,
      defendantLastName: claim.defendant_last_name,
      defendantCompanyName: claim.defendant_company_name,
    }),
  };
}
