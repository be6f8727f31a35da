import { z } from '@hono/zod-openapi';
import { actorWithAddress, only } from '../../http/actor.ts';
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
  summary: 'List payouts to claimants: due, paid, failed or cancelled',
  request: { query: payoutsQuery },
  responses: { 200: jsonAnswer('A page of payouts', payoutsAnswer) },
});

const detailsRoute = adminRoute('get', '/api/admin/payouts/{id}/details', {
  summary: 'Read the bank account of a payout. Each read is recorded in the audit trail',
  request: { params: idParam },
  responses: { 200: jsonAnswer('The bank account, or null', detailsAnswer) },
});

const paidRoute = adminRoute('post', '/api/admin/payouts/{id}/paid', {
  summary: 'Mark a payout as paid, with its reference',
  request: { params: idParam, body: jsonBody(paidBody) },
  responses: onePayout,
});

const failedRoute = adminRoute('post', '/api/admin/payouts/{id}/failed', {
  summary: 'Mark a payout as failed or returned',
  request: { params: idParam, body: jsonBody(failedBody) },
  responses: onePayout,
});

const dueRoute = adminRoute('post', '/api/admin/payouts/{id}/due', {
  summary: 'Mark a failed payout as due again',
  request: { params: idParam },
  responses: onePayout,
});

const correctedRoute = adminRoute('post', '/api/admin/payouts/{id}/corrected', {
  summary:
    'Correct a payout that was marked as paid by mistake. A claimant who was notified is notified again',
  request: { params: idParam },
  responses: onePayout,
});

const refundRoute = adminRoute('post', '/api/admin/payments/{id}/refund', {
  summary: 'Refund a payment in full, and reopen its claim',
  request: { params: idParam, body: jsonBody(refundBody) },
  responses: { 200: jsonAnswer('The refund', z.object({ refund: refundSchema })) },
});

const runsRoute = adminRoute('get', '/api/admin/reconciliation', {
  summary: 'List the last reconciliations of provider, payments and ledger',
  responses: {
    200: jsonAnswer('Newest first', z.object({ runs: z.array(runSchema) })),
  },
});

const runRoute = adminRoute('post', '/api/admin/reconciliation/run', {
  summary: 'Reconcile provider, payments and ledger now',
  responses: { 200: jsonAnswer('The result', z.object({ run: runSchema })) },
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
      const details = await revealPayoutDetails(deps, actorWithAddress(c), c.req.valid('param').id);
      return c.json({ details: presentWholeDetails(details) }, 200);
    })
    .openapi(paidRoute, async (c) => {
      const decision = { move: 'paid', reference: c.req.valid('json').reference } as const;
      const payout = await decidePayout(deps, actorWithAddress(c), c.req.valid('param').id, decision);
      return c.json({ payout: presentPayout(payout) }, 200);
    })
    .openapi(failedRoute, async (c) => {
      const decision = { move: 'failed', ...c.req.valid('json') } as const;
      const payout = await decidePayout(deps, actorWithAddress(c), c.req.valid('param').id, decision);
      return c.json({ payout: presentPayout(payout) }, 200);
    })
    .openapi(dueRoute, async (c) => {
      const payout = await decidePayout(deps, actorWithAddress(c), c.req.valid('param').id, { move: 'due' });
      return c.json({ payout: presentPayout(payout) }, 200);
    })
    .openapi(correctedRoute, async (c) => {
      const payout = await decidePayout(deps, actorWithAddress(c), c.req.valid('param').id, {
        move: 'corrected',
      });
      return c.json({ payout: presentPayout(payout) }, 200);
    })
    .openapi(refundRoute, async (c) => {
      const { reason } = c.req.valid('json');
      const refund = await refundPayment(deps, actorWithAddress(c), c.req.valid('param').id, reason);
      return c.json({ refund: presentRefund(refund) }, 200);
    })
    .openapi(runsRoute, async (c) => c.json({ runs: (await readRuns(deps)).map(presentRun) }, 200))
    .openapi(runRoute, async (c) =>
      c.json({ run: presentRun(await reconcileByHand(deps, actorWithAddress(c))) }, 200),
    );
}

export type PayoutsAdminApi = ReturnType<typeof createPayoutsAdminRoutes>;
