import { createRoute } from '@hono/zod-openapi';
import { only, requireActor } from '../../http/actor.ts';
import { createApi } from '../../http/create-api.ts';
import type { PaymentsDeps } from './payments.deps.ts';
import { presentMaskedDetails } from './payments.presenter.ts';
import { detailsAnswer, detailsBody, json } from './payments.schemas.ts';
import { readPayoutDetails, savePayoutDetails } from './payouts/payout-details.ts';

const tags = ['Account'];
const middleware = only('plaintiff');

const readRoute = createRoute({
  method: 'get',
  path: '/api/account/payout-details',
  tags,
  summary: 'Where you want your money, masked',
  middleware,
  responses: { 200: { description: 'The account, or null', content: json(detailsAnswer) } },
});

const saveRoute = createRoute({
  method: 'put',
  path: '/api/account/payout-details',
  tags,
  summary: 'Say where you want your money: an account at a bank in the UK',
  middleware,
  request: { body: { required: true, content: json(detailsBody) } },
  responses: { 200: { description: 'The account, masked', content: json(detailsAnswer) } },
});

/** A claimant's own bank details. */
export function createPayoutDetailsRoutes(deps: PaymentsDeps) {
  return createApi()
    .openapi(readRoute, async (c) => {
      const details = await readPayoutDetails(deps, requireActor(c).userId);
      return c.json({ details: presentMaskedDetails(details) }, 200);
    })
    .openapi(saveRoute, async (c) => {
      const { account_holder, sort_code, account_number } = c.req.valid('json');
      const details = { accountHolder: account_holder, sortCode: sort_code, accountNumber: account_number };
      const kept = await savePayoutDetails(deps, requireActor(c), c.get('clientAddress'), details);
      return c.json({ details: presentMaskedDetails(kept) }, 200);
    });
}

export type PayoutDetailsApi = ReturnType<typeof createPayoutDetailsRoutes>;
