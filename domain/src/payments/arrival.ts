import { type ClaimStatus, canMove } from '../claims/statuses.ts';
import type { PaymentIntentStatus } from './payment-link.ts';

/** Settling: it pays what is owed. Surplus: it came for something already paid, replaced or closed, and goes back. */
export type PaymentKind = 'settling' | 'surplus';

export type Arrival = {
  readonly intent: PaymentIntentStatus;
  readonly claim: ClaimStatus;
  /** Another payment settles the claim already and was not given back. */
  readonly isSettled: boolean;
};

/**
 * Classifies a received payment. An expired link does not matter: a checkout opened in time may be completed later.
 */
export function classifyPayment({ intent, claim, isSettled }: Arrival): PaymentKind {
  const counts = intent === 'pending' && !isSettled && canMove(claim, 'paid-online', 'system');
  return counts ? 'settling' : 'surplus';
}
