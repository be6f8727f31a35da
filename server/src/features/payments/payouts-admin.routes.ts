import { z } from '@hono/zod-openapi';
import { only, requireActor } from '../../http/actor.ts';
import type { AppContext } from '../../http/context.ts';
import { createApi } from '../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../http/declare-route.ts';
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

const adminRoute = routesWith({ tags: ['Administration'], middleware: only('admin') });

const onePayout = { 200: jsonAnswer('The payout', z.object({ payout: payoutSchema })) };

const listRoute = adminRoute('get', '/api/admin/payouts', {
  summary: 'What is due to claimants, was paid, or failed',
  request: { query: payoutsQuery },
  responses: { 200: jsonAnswer('A page of them', payoutsAnswer) },
});

const detailsRoute = adminRoute('get', '/api/admin/payouts/{id}/details', {
  summary: 'The bank account a payout goes to. That it was looked at is written down',
  request: { params: idParam },
  responses: { 200: jsonAnswer('The account, or null', detailsAnswer) },
});

const paidRoute = adminRoute('post', '/api/admin/payouts/{id}/paid', {
  summary: 'A payout was sent, with this reference',
  request: { params: idParam, body: jsonBody(paidBody) },
  responses: onePayout,
});

const failedRoute = adminRoute('post', '/api/admin/payouts/{id}/failed', {
  summary: 'A payout could not be sent, or came back',
  request: { params: idParam, body: jsonBody(failedBody) },
  responses: onePayout,
});

const dueRoute = adminRoute('post', '/api/admin/payouts/{id}/due', {
  summary: 'Try a failed payout again',
  request: { params: idParam },
  responses: onePayout,
});

const correctedRoute = adminRoute('post', '/api/admin/payouts/{id}/corrected', {
  summary: 'A payout that was marked as paid was not sent. A claimant who was told it was is told so',
  request: { params: idParam },
  responses: onePayout,
});

const refundRoute = adminRoute('post', '/api/admin/payments/{id}/refund', {
  summary: 'Give a payment back, whole. Opens its claim again',
  request: { params: idParam, body: jsonBody(refundBody) },
  responses: { 200: jsonAnswer('The refund', z.object({ refund: refundSchema })) },
});

const runsRoute = adminRoute('get', '/api/admin/reconciliation', {
  summary: 'The last comparisons of provider, payments and ledger',
  responses: {
    200: jsonAnswer('Newest first', z.object({ runs: z.array(runSchema) })),
  },
});

const runRoute = adminRoute('post', '/api/admin/reconciliation/run', {
  summary: 'Compare provider, payments and ledger now',
  responses: { 200: jsonAnswer('What it found', z.object({ run: runSchema })) },
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
