import { afterCheckout, type CheckoutStep } from '@plainclaim/domain/payments/pay-view';
import type { PaymentFacts } from '../payment-facts.ts';
import { askFunction } from './ask-function.ts';

type Checkout = { success: boolean; error?: string; sessionId?: string; url?: string };

/** Opens a checkout at the card provider. The server refuses values that differ from the stored payment. */
export async function openCheckout(
  payment: PaymentFacts,
  token: string,
  siteUrl: string,
): Promise<CheckoutStep> {
  const back = `${siteUrl}/pay/${encodeURIComponent(token)}`;
  return afterCheckout(
    await askFunction<Checkout>('process-payment', {
      token,
      paymentIntentId: payment.intentId,
      claimId: payment.claimId,
      amount: payment.amount,
      currency: payment.currency,
      successUrl: `${back}?success=true`,
      cancelUrl: `${back}?cancelled=true`,
      plaintiffName: payment.claimant,
      defendantName: payment.defendant,
      issueType: payment.issueType,
    }),
  );
}
