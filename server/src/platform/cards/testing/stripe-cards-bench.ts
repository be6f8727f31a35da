import { fixedClock } from '../../../testing/fixed-clock.ts';
import { type StripeSettings, stripeCards } from '../stripe/stripe-cards.ts';
import { startStripeServer } from './stripe-server.ts';

export const webhookSecret = 'whsec_only_for_tests';

/** The adapter with the real library, and a local server that behaves like Stripe's. */
export async function openStripeCardsBench(more: Partial<StripeSettings> = {}) {
  const clock = fixedClock();
  const server = await startStripeServer(clock.now);
  const cards = stripeCards(
    {
      secretKey: 'sk_test_key',
      webhookSecret,
      apiUrl: server.url,
      siteUrl: 'http://plainclaim.test',
      timeoutMs: 20_000,
      retries: 1,
      ...more,
    },
    clock,
  );
  return { clock, server, cards };
}
