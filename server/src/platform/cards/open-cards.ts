import type { Config } from '../../config.ts';
import { testCards } from '../../dev/test-checkout/test-cards.ts';
import type { TestCheckoutDeps } from '../../dev/test-checkout/test-checkout.deps.ts';
import type { CardProvider } from './card-provider.ts';
import { noCards } from './no-cards.ts';
import { stripeCards } from './stripe/stripe-cards.ts';

type Settings = Pick<
  Config,
  'MODE' | 'CARD_PROVIDER' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'
>;

/** The configured provider. Default: the test checkout in embedded mode, none in production. */
export function openCards(config: Settings, deps: TestCheckoutDeps): CardProvider {
  switch (config.CARD_PROVIDER ?? (config.MODE === 'embedded' ? 'test' : 'off')) {
    case 'test':
      return testCards(deps);
    case 'stripe':
      return stripeCards(
        {
          // Present: `readConfig` checks it.
          secretKey: config.STRIPE_SECRET_KEY ?? '',
          webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? '',
          apiUrl: config.STRIPE_API_URL,
          siteUrl: deps.siteUrl,
          timeoutMs: 20_000,
          retries: 2,
        },
        deps.clock,
      );
    case 'off':
      return noCards;
  }
}
