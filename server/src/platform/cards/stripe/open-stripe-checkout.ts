import type { Stripe } from 'stripe';
import type { CheckoutRequest, OpenedCheckout } from '../card-provider.ts';
import { checkoutExpiry, refuseForeignAddresses } from '../checkout-rules.ts';
import { isStripeFailure } from './stripe-failure.ts';

/** Stripe refuses longer names. */
const longestName = 250;

export async function openStripeCheckout(
  stripe: Stripe,
  request: CheckoutRequest,
  siteUrl: string,
  now: Date,
): Promise<OpenedCheckout> {
  refuseForeignAddresses(request, siteUrl);
  const params = paramsFrom(request, checkoutExpiry(request, now));
  const session = await create(stripe, params, request.reference);
  if (!session.url) throw new Error('Stripe opened a checkout without an address');
  return { sessionId: session.id, url: session.url };
}

async function create(stripe: Stripe, params: Stripe.Checkout.SessionCreateParams, reference: string) {
  try {
    return await stripe.checkout.sessions.create(params, { idempotencyKey: `checkout-${reference}` });
  } catch (error) {
    // Stripe may refuse an address that we accept. Retry without it: Stripe then asks the payer for one.
    if (!isStripeFailure(error) || error.param !== 'customer_email') throw error;
    const { customer_email: _, ...rest } = params;
    return await stripe.checkout.sessions.create(rest, { idempotencyKey: `checkout-${reference}-no-email` });
  }
}

function paramsFrom(request: CheckoutRequest, expiresAt: Date | undefined) {
  const { reference, amount, description, payerEmail, paymentIntentId, claimId } = request;
  const metadata = { reference, payment_intent_id: paymentIntentId, claim_id: claimId };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    submit_type: 'pay',
    locale: 'en-GB',
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'gbp',
          unit_amount: amount,
          product_data: { name: description.slice(0, longestName) },
        },
      },
    ],
    client_reference_id: reference,
    metadata,
    payment_intent_data: { description: description.slice(0, longestName), metadata },
    ...(payerEmail !== null && { customer_email: payerEmail }),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    ...(expiresAt && { expires_at: Math.floor(expiresAt.getTime() / 1000) }),
  } satisfies Stripe.Checkout.SessionCreateParams;
}
