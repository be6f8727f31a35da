import { Hono } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import { takeCardEvent } from './checkout/take-card-event.ts';
import type { PaymentsDeps } from './payments.deps.ts';

/** The card provider's webhook. Its signature covers the raw body, so the body is read unparsed. */
export const createCardWebhookRoutes = (deps: PaymentsDeps) =>
  new Hono<AppEnv>().post('/functions/v1/card-webhook', async (c) => {
    const { repeat, outcome } = await takeCardEvent(
      deps,
      await c.req.text(),
      c.req.header('stripe-signature'),
    );
    return c.json({ received: true, repeat, outcome });
  });
