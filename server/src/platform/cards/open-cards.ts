import type { Config } from '../../config/config.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { CardProvider } from './card-provider.ts';
import { noCards } from './no-cards.ts';
import { stripeCards } from './stripe/stripe-cards.ts';

type Settings = Pick<
  Config,
  'MODE' | 'CARD_PROVIDER' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'
>;

export type CardDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly siteUrl: string;
  readonly secretKey: string;
};

/** Opens the test checkout, a development tool that the platform does not know. */
export type OpenTestCards = (deps: CardDeps) => CardProvider;

/** The configured provider. Default: the test checkout in embedded mode, none in production. */
export function openCards(config: Settings, deps: CardDeps, testCards: OpenTestCards): CardProvider {
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
