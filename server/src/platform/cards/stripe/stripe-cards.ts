import type { Stripe } from 'stripe';
import type { Clock } from '../../clock/clock.ts';
import { toCardEvent, unsignedEvent } from '../card-event.ts';
import type { CardProvider } from '../card-provider.ts';
import { longestCheckoutMs } from '../checkout-rules.ts';
import { isOurs, paidSessionsIn, toReport, withPayment } from './checkout-session.ts';
import { openStripeCheckout } from './open-stripe-checkout.ts';
import { refundStripePayment } from './refund-stripe-payment.ts';
import { isStripeFailure, stripeFailure } from './stripe-failure.ts';

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** Timeout of one request. */
  readonly timeoutMs: number;
  /** Retries by the library, with the same idempotency key. */
  readonly retries: number;
};

/** The API version that this code is written for. Stripe keeps it until we change it here. */
const apiVersion = '2026-10-28.endive';
/** Source: Stripe's default for `constructEvent`. */
const toleranceSeconds = 300;

/** Stripe Checkout: card numbers are entered on Stripe's pages, never on ours. */
export function stripeCards(settings: StripeSettings, clock: Clock): CardProvider {
  let client: Promise<Stripe> | undefined;
  // Loading the library takes up to a second, so it is deferred until first use.
  const open = () => {
    client ??= openClient(settings);
    return client;
  };
  const asking = async <T>(doing: string, ask: (stripe: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await ask(await open());
    } catch (error) {
      throw stripeFailure(error, doing);
    }
  };

  return {
    name: 'stripe',
    openCheckout: (request) =>
      asking('opening a checkout', (stripe) =>
        openStripeCheckout(stripe, request, settings.siteUrl, clock.now()),
      ),
    readCheckout: (sessionId) =>
      asking('reading a checkout', async (stripe) => {
        const session = await findSession(stripe, sessionId);
        return session && isOurs(session) ? toReport(session) : null;
      }),
    expireCheckout: (sessionId) =>
      asking('closing a checkout', async (stripe) => {
        try {
          await stripe.checkout.sessions.expire(sessionId);
        } catch (error) {
          // Stripe refuses to expire a closed checkout, which is fine.
          if (!isStripeFailure(error) || error.type !== 'StripeInvalidRequestError') throw error;
          const session = await findSession(stripe, sessionId);
          if (session?.status === 'open') throw error;
        }
      }),
    async *listPaid({ from, to }) {
      try {
        // A checkout may be created up to a day before it is paid.
        const made = { from: new Date(from.getTime() - longestCheckoutMs), to };
        for await (const session of paidSessionsIn(await open(), made)) {
          const report = toReport(session);
          if (report.paidAt && report.paidAt >= from && report.paidAt < to) yield report;
        }
      } catch (error) {
        throw stripeFailure(error, 'listing payments');
      }
    },
    refund: (request) => asking('refunding', (stripe) => refundStripePayment(stripe, request)),
    readEvent: async (rawBody, signature) => {
      const { webhooks } = await open();
      try {
        const now = clock.now().getTime();
        webhooks.constructEvent(
          rawBody,
          signature ?? '',
          settings.webhookSecret,
          toleranceSeconds,
          undefined,
          now,
        );
      } catch (error) {
        throw unsignedEvent(error);
      }
      return toCardEvent(rawBody);
    },
  };
}

async function findSession(stripe: Stripe, sessionId: string) {
  try {
    return await stripe.checkout.sessions.retrieve(sessionId, { expand: [withPayment] });
  } catch (error) {
    if (isStripeFailure(error) && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

async function openClient({ secretKey, apiUrl, timeoutMs, retries }: StripeSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    apiVersion,
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}
