import { pence } from '@plainclaim/domain/shared/money';
import type { Stripe } from 'stripe';
import type { CheckoutReport } from '../card-provider.ts';

type Session = Stripe.Checkout.Session;

/** Expanded, because only the charge has the time of payment. */
export const withPayment = 'payment_intent.latest_charge';

/** The Stripe account may be used for other sales: only our checkouts have our reference twice. */
export const isOurs = ({ client_reference_id: reference, metadata }: Session): boolean =>
  reference !== null && metadata?.reference === reference;

export function toReport(session: Session): CheckoutReport {
  const payment = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof payment?.latest_charge === 'object' ? payment.latest_charge : null;
  const isPaid = session.payment_status === 'paid';
  return {
    sessionId: session.id,
    reference: session.client_reference_id ?? '',
    state: isPaid ? 'paid' : unpaidState(session, payment),
    amount: pence(session.amount_total ?? 0),
    currency: (session.currency ?? '').toUpperCase(),
    paymentId: isPaid ? (payment?.id ?? null) : null,
    paidAt: isPaid ? new Date((charge ?? payment ?? session).created * 1000) : null,
  };
}

/** Complete but unpaid: the bank is still processing the payment, or has declined it. */
function unpaidState({ status }: Session, payment: Stripe.PaymentIntent | null): 'open' | 'expired' {
  if (status === 'complete') return payment?.status === 'processing' ? 'open' : 'expired';
  return status === 'open' ? 'open' : 'expired';
}

/** Our paid checkouts created in this period, page by page. */
export async function* paidSessionsIn(
  stripe: Stripe,
  made: { readonly from: Date; readonly to: Date },
): AsyncGenerator<Session> {
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  const sessions = stripe.checkout.sessions.list({
    status: 'complete',
    created: { gte: seconds(made.from), lte: seconds(made.to) },
    limit: 100,
    expand: [`data.${withPayment}`],
  });
  for await (const session of sessions) {
    if (session.payment_status === 'paid' && isOurs(session)) yield session;
  }
}
