import { only, requireActor } from '../../http/actor.ts';
import { createApi } from '../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../http/declare-route.ts';
import type { PaymentsDeps } from './payments.deps.ts';
import { presentMaskedDetails } from './payments.presenter.ts';
import { detailsAnswer, detailsBody } from './payments.schemas.ts';
import { readPayoutDetails, savePayoutDetails } from './payouts/payout-details.ts';

const plaintiffRoute = routesWith({ tags: ['Account'], middleware: only('plaintiff') });

const readRoute = plaintiffRoute('get', '/api/account/payout-details', {
  summary: 'Read your bank account for payouts, masked',
  responses: { 200: jsonAnswer('The bank account, or null', detailsAnswer) },
});

const saveRoute = plaintiffRoute('put', '/api/account/payout-details', {
  summary: 'Save your bank account for payouts; UK banks only',
  request: { body: jsonBody(detailsBody) },
  responses: { 200: jsonAnswer('The bank account, masked', detailsAnswer) },
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
