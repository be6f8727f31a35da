import { randomUUID } from 'node:crypto';
import { pence } from '@plainclaim/domain/shared/money';
import type { CheckoutRequest } from '../card-provider.ts';

export const checkoutRequest = (more: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  reference: randomUUID(),
  amount: pence(125_050),
  description: 'Claim of Priya Shah',
  payerEmail: 'sam@example.com',
  successUrl: 'http://plainclaim.test/pay/token?success=true',
  cancelUrl: 'http://plainclaim.test/pay/token?canceled=true',
  paymentIntentId: randomUUID(),
  claimId: randomUUID(),
  expiresAt: new Date('2026-11-16T11:00:00Z'),
  ...more,
});
