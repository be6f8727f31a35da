import { createRoute, z } from '@hono/zod-openapi';
import { only, requireActor } from '../../http/actor.ts';
import type { AppContext } from '../../http/context.ts';
import { createApi } from '../../http/create-api.ts';
import type { PaymentsDeps } from './payments.deps.ts';
import {
  presentListedPayout,
  presentPayout,
  presentRefund,
  presentRun,
  presentTotals,
  presentWholeDetails,
} from './payments.presenter.ts';
import {
  detailsAnswer,
  failedBody,
  idParam,
  json,
  paidBody,
  payoutSchema,
  payoutsAnswer,
  payoutsQuery,
  refundBody,
  refundSchema,
  runSchema,
} from './payments.schemas.ts';
import { decidePayout } from './payouts/decide-payout.ts';
import { listPayouts } from './payouts/list-payouts.ts';
import { revealPayoutDetails } from './payouts/payout-details.ts';
import { readRuns } from './reconciliation/read-runs.ts';
import { reconcileByHand } from './reconciliation/reconcile-by-hand.ts';
import { refundPayment } from './refunds/refund-payment.ts';

const tags = ['Administration'];
const middleware = only('admin');
const onePayout = { 200: { description: 'The payout', content: json(z.object({ payout: payoutSchema })) } };

const listRoute = createRoute({
  method: 'get',
  path: '/api/admin/payouts',
  tags,
  summary: 'What is due to claimants, was paid, or failed',
  middleware,
  request: { query: payoutsQuery },
  responses: { 200: { description: 'A page of them', content: json(payoutsAnswer) } },
});

const detailsRoute = createRoute({
  method: 'get',
  path: '/api/admin/payouts/{id}/details',
  tags,
  summary: 'The bank account a payout goes to. That it was looked at is written down',
  middleware,
  request: { params: idParam },
  responses: { 200: { description: 'The account, or null', content: json(detailsAnswer) } },
});

const paidRoute = createRoute({
  method: 'post',
  path: '/api/admin/payouts/{id}/paid',
  tags,
  summary: 'A payout was sent, with this reference',
  middleware,
  request: { params: idParam, body: { required: true, content: json(paidBody) } },
  responses: onePayout,
});

const failedRoute = createRoute({
  method: 'post',
  path: '/api/admin/payouts/{id}/failed',
  tags,
  summary: 'A payout could not be sent, or came back',
  middleware,
  request: { params: idParam, body: { required: true, content: json(failedBody) } },
  responses: onePayout,
});

const dueRoute = createRoute({
  method: 'post',
  path: '/api/admin/payouts/{id}/due',
  tags,
  summary: 'Try a failed payout again',
  middleware,
  request: { params: idParam },
  responses: onePayout,
});

const correctedRoute = createRoute({
  method: 'post',
  path: '/api/admin/payouts/{id}/corrected',
  tags,
  summary: 'A payout that was marked as paid was not sent. A claimant who was told it was is told so',
  middleware,
  request: { params: idParam },
  responses: onePayout,
});

const refundRoute = createRoute({
  method: 'post',
  path: '/api/admin/payments/{id}/refund',
  tags,
  summary: 'Give a payment back, whole. Opens its claim again',
  middleware,
  request: { params: idParam, body: { required: true, content: json(refundBody) } },
  responses: { 200: { description: 'The refund', content: json(z.object({ refund: refundSchema })) } },
});

const runsRoute = createRoute({
  method: 'get',
  path: '/api/admin/reconciliation',
  tags,
  summary: 'The last comparisons of provider, payments and ledger',
  middleware,
  responses: {
    200: { description: 'Newest first', content: json(z.object({ runs: z.array(runSchema) })) },
  },
});

const runRoute = createRoute({
  method: 'post',
  path: '/api/admin/reconciliation/run',
  tags,
  summary: 'Compare provider, payments and ledger now',
  middleware,
  responses: { 200: { description: 'What it found', content: json(z.object({ run: runSchema })) } },
});

/** Payouts and refunds, for admins. */
export function createPayoutsAdminRoutes(deps: PaymentsDeps) {
  return createApi()
    .openapi(listRoute, async (c) => {
      const { rows, nextCursor, totals } = await listPayouts(deps, c.req.valid('query'));
      return c.json(
        {
          payouts: rows.map(presentListedPayout),
          next_cursor: nextCursor,
          totals: presentTotals(totals),
        },
        200,
      );
    })
    .openapi(detailsRoute, async (c) => {
      const details = await revealPayoutDetails(deps, adminOf(c), c.req.valid('param').id);
      return c.json({ details: presentWholeDetails(details) }, 200);
    })
    .openapi(paidRoute, async (c) => {
      const decision = { move: 'paid', reference: c.req.valid('json').reference } as const;
      const payout = await decidePayout(deps, adminOf(c), c.req.valid('param').id, decision);
      return c.json({ payout: presentPayout(payout) }, 200);
    })
    .openapi(failedRoute, async (c) => {
      const decision = { move: 'failed', reason: c.req.valid('json').reason } as const;
      const payout = await decidePayout(deps, adminOf(c), c.req.valid('param').id, decision);
      return c.json({ payout: presentPayout(payout) }, 200);
    })
    .openapi(dueRoute, async (c) => {
      const payout = await decidePayout(deps, adminOf(c), c.req.valid('param').id, { move: 'due' });
      return c.json({ payout: presentPayout(payout) }, 200);
    })
    .openapi(correctedRoute, async (c) => {
      const payout = await decidePayout(deps, adminOf(c), c.req.valid('param').id, { move: 'corrected' });
      return c.json({ payout: presentPayout(payout) }, 200);
    })
    .openapi(refundRoute, async (c) => {
      const { reason } = c.req.valid('json');
      const refund = await refundPayment(deps, adminOf(c), c.req.valid('param').id, reason);
      return c.json({ refund: presentRefund(refund) }, 200);
    })
    .openapi(runsRoute, async (c) => c.json({ runs: (await readRuns(deps)).map(presentRun) }, 200))
    .openapi(runRoute, async (c) =>
      c.json({ run: presentRun(await reconcileByHand(deps, adminOf(c))) }, 200),
    );
}

export type PayoutsAdminApi = ReturnType<typeof createPayoutsAdminRoutes>;

const adminOf = (c: AppContext) => ({ actor: requireActor(c), address: c.get('clientAddress') });
