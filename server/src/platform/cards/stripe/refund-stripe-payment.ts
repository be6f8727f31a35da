import type { Stripe } from 'stripe';
import type { RefundReport, RefundRequest } from '../card-provider.ts';
import { isStripeFailure } from './stripe-failure.ts';

/** Looks for a refund with our reference first, because Stripe forgets idempotency keys after about a day. */
export async function refundStripePayment(
  stripe: Stripe,
  { paymentId, amount, reference }: RefundRequest,
): Promise<RefundReport> {
  const before = await findRefund(stripe, paymentId, (refund) => refund.metadata?.reference === reference);
  if (before) return toReport(before);
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: paymentId, amount, metadata: { reference } },
      { idempotencyKey: `refund-${reference}` },
    );
    return toReport(refund);
  } catch (error) {
    if (!isStripeFailure(error) || error.code !== 'charge_already_refunded') throw error;
    // Refunded by hand in the Stripe dashboard: the payer has the money, so this counts as done.
    const byHand = await findRefund(stripe, paymentId, ({ status }) => status !== 'failed');
    if (!byHand) throw error;
    return toReport(byHand);
  }
}

async function findRefund(
  stripe: Stripe,
  paymentId: string,
  isWanted: (refund: Stripe.Refund) => boolean,
): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: 100 })) {
    if (isWanted(refund)) return refund;
  }
  return undefined;
}

function toReport({ id, status }: Stripe.Refund): RefundReport {
  if (status === 'succeeded') return { refundId: id, state: 'done' };
  return { refundId: id, state: status === 'failed' || status === 'canceled' ? 'failed' : 'pending' };
}
