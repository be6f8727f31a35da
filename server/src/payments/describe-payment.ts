import type { PayoutStatus } from '@plainclaim/domain/payments/payout';
import type { Pence } from '@plainclaim/domain/shared/money';
import type { Executor } from '../platform/db/db.ts';

/** What the pages of a claim say about its payment. */
export type PaymentOfClaim = {
  readonly state: 'none' | 'link-sent' | 'paid' | 'refunded';
  readonly amount: Pence | null;
  readonly sentAt: Date | null;
  readonly expiresAt: Date | null;
  readonly paidAt: Date | null;
  readonly payout: {
    readonly status: PayoutStatus;
    readonly amount: Pence;
    readonly reference: string | null;
  } | null;
};

export async function describePayment(_db: Executor, _claimId: string): Promise<PaymentOfClaim> {
  throw new Error('payments are not there yet');
}
