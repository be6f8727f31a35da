import { z } from '@hono/zod-openapi';
import { paymentIntentStatuses } from '@plainclaim/domain/payments/payment-link';
import { poundsFromPence } from '@plainclaim/domain/shared/money';
import { actorWithAddress, only, requireActor, signedInOnly } from '../../http/actor.ts';
import { createApi } from '../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../http/declare-route.ts';
import { rateLimit } from '../../http/rate-limit/rate-limit.ts';
import { confirmPayment } from './checkout/confirm-payment.ts';
import { processPayment } from './checkout/process-payment.ts';
import { fetchPaymentData } from './links/fetch-payment-data.ts';
import { presentPaymentIntent } from './links/intents.presenter.ts';
import { sendPaymentLink } from './links/send-payment-link.ts';
import { sendPaymentRequest } from './links/send-payment-request.ts';
import type { PaymentsDeps } from './payments.deps.ts';

const tags = ['Server functions'];
const adminRoute = routesWith({ tags, middleware: only('admin') });
const signedInRoute = routesWith({ tags, middleware: signedInOnly });

const words = z.string().max(1000);
const outcome = { success: z.boolean(), error: z.string().optional() };

const linkRoute = adminRoute('post', '/functions/v1/send-payment-link', {
  summary: 'Send a defendant a payment link. The request must match the stored claim',
  request: {
    body: jsonBody(
      z
        .object({
          claimId: words.optional(),
          defendantEmail: words.optional(),
          defendantName: words.optional(),
          amount: z.number().optional().openapi({ description: 'Pounds' }),
          currency: words.optional(),
          appBaseUrl: words.optional(),
          confirmedSender: z
            .boolean()
            .optional()
            .openapi({ description: 'An admin confirmed that the sender of the reply is the defendant' }),
        })
        .openapi('SendPaymentLinkRequest'),
    ),
  },
  responses: {
    200: jsonAnswer(
      'Whether the mail was queued',
      z.object({
        ...outcome,
        amount: z.number().optional().openapi({ description: 'Amount of the link, in pounds' }),
        expires_at: z.string().optional(),
      }),
    ),
  },
});

const requestRoute = signedInRoute('post', '/functions/v1/send-defendant-payment-request', {
  summary: 'Ask the defendant to pay an accepted offer. Idempotent',
  request: {
    body: jsonBody(
      z
        .object({
          claim_id: words,
          settlement_offer_id: words,
          offered_amount: z.number().openapi({ description: 'Pounds' }),
        })
        .openapi('PaymentRequest'),
    ),
  },
  responses: { 200: jsonAnswer('Whether the request was sent, now or before', z.object(outcome)) },
});

const paymentIntent = z
  .object({
    id: z.uuid(),
    claim_id: z.uuid(),
    amount: z.number().openapi({ description: 'Pounds' }),
    currency: z.string(),
    status: z.enum(paymentIntentStatuses),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    completed_at: z.iso.datetime().nullable(),
    refunded_at: z.iso.datetime().nullable().openapi({ description: 'When the refund was decided' }),
    reference: z.string(),
    legal_claims: z.object({
      plaintiff_name: z.string(),
      issue_type: z.string(),
      defendant_type: z.string(),
      defendant_first_name: z.string(),
      defendant_last_name: z.string(),
      defendant_company_name: z.string(),
    }),
  })
  .openapi('PaymentIntent');

const tokenBody = jsonBody(z.object({ token: words.optional() }).openapi('PaymentToken'));

/**
 * Generous to a family behind one IP address and to pages that poll; guessing a 256-bit token is hopeless
 * anyway.
 */
const perVisitor = { burst: 120, periodSeconds: 600 };

/** Payers have no session: their requests are limited by network address. */
const payerRoute = (deps: PaymentsDeps, name: string, allowance: typeof perVisitor) =>
  routesWith({ tags, middleware: rateLimit(limits(deps), name, allowance) });

const fetchRoute = (deps: PaymentsDeps) =>
  payerRoute(deps, 'payment-data', perVisitor)('post', '/functions/v1/fetch-payment-data', {
    summary: 'Read the payment of a payment link',
    request: { body: tokenBody },
    responses: {
      200: jsonAnswer(
        'The payment; null for an unknown link',
        z.object({ ...outcome, paymentIntent: paymentIntent.nullable().optional() }),
      ),
    },
  });

const processRoute = (deps: PaymentsDeps) =>
  payerRoute(deps, 'payment-checkout', { burst: 30, periodSeconds: 600 })(
    'post',
    '/functions/v1/process-payment',
    {
      summary:
        'Open the card provider’s checkout for a payment link. The request must match the stored payment',
      request: {
        body: jsonBody(
          z
            .object({
              token: words.optional(),
              paymentIntentId: words,
              claimId: words,
              amount: z.number().openapi({ description: 'Pence' }),
              currency: words,
              successUrl: words,
              cancelUrl: words,
              plaintiffName: words,
              defendantName: words,
              issueType: words,
            })
            .openapi('ProcessPaymentRequest'),
        ),
      },
      responses: {
        200: jsonAnswer(
          'URL of the checkout',
          z.object({ ...outcome, sessionId: z.string().optional(), url: z.string().optional() }),
        ),
      },
    },
  );

const successRoute = (deps: PaymentsDeps) =>
  payerRoute(deps, 'payment-success', perVisitor)('post', '/functions/v1/handle-payment-success-test', {
    summary: 'Check with the card provider whether a payment has succeeded, and record it',
    request: { body: tokenBody },
    responses: { 200: jsonAnswer('Whether the payment has succeeded', z.object(outcome)) },
  });

const limits = ({ db, clock, config }: PaymentsDeps) => ({ db, clock, enabled: config.RATE_LIMITS });

/**
 * The payment functions of the specification. Payers have no account, only a token; the stored payment
 * counts.
 */
export function createPaymentFunctionsRoutes(deps: PaymentsDeps) {
  return createApi()
    .openapi(linkRoute, async (c) => {
      const sent = await sendPaymentLink(deps, actorWithAddress(c), c.req.valid('json'));
      if (!sent.success) return c.json(sent, 200);
      const { amount, expiresAt } = sent;
      return c.json(
        { success: true, amount: poundsFromPence(amount), expires_at: expiresAt.toISOString() },
        200,
      );
    })
    .openapi(requestRoute, async (c) => {
      const { claim_id, settlement_offer_id, offered_amount } = c.req.valid('json');
      const request = {
        claimId: claim_id,
        settlementOfferId: settlement_offer_id,
        offeredAmount: offered_amount,
      };
      return c.json(await sendPaymentRequest(deps, requireActor(c), request), 200);
    })
    .openapi(fetchRoute(deps), async (c) => {
      const found = await fetchPaymentData(deps, c.req.valid('json').token);
      if (!found.success) return c.json(found, 200);
      const { payment } = found;
      return c.json({ success: true, paymentIntent: payment && presentPaymentIntent(payment) }, 200);
    })
    .openapi(processRoute(deps), async (c) => c.json(await processPayment(deps, c.req.valid('json')), 200))
    .openapi(successRoute(deps), async (c) =>
      c.json(await confirmPayment(deps, c.req.valid('json').token), 200),
    );
}

export type PaymentFunctionsApi = ReturnType<typeof createPaymentFunctionsRoutes>;
