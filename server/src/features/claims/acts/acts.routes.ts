import { createRoute } from '@hono/zod-openapi';
import { requireActor, signedInOnly } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { claimAnswer, idParam, json } from '../claims.schemas.ts';
import { presentClaim } from '../reading/claims.presenter.ts';
import { cancelClaim } from './cancel-claim.ts';
import { markPaid } from './mark-paid.ts';
import { takeCourtRoute } from './take-court-route.ts';

const tags = ['Claims'];
const responses = { 200: { description: 'The claim as it is now', content: json(claimAnswer) } };

const cancelRoute = createRoute({
  method: 'post',
  path: '/api/claims/{id}/cancel',
  tags,
  summary: 'Cancel a claim',
  middleware: signedInOnly,
  request: { params: idParam },
  responses,
});

const paidRoute = createRoute({
  method: 'post',
  path: '/api/claims/{id}/paid',
  tags,
  summary: 'Say that the money came',
  middleware: signedInOnly,
  request: { params: idParam },
  responses,
});

const courtRoute = createRoute({
  method: 'post',
  path: '/api/claims/{id}/court-route',
  tags,
  summary: 'Take the claim to court',
  middleware: signedInOnly,
  request: { params: idParam },
  responses,
});

export function createActsRoutes(deps: ClaimsDeps) {
  return createApi()
    .openapi(cancelRoute, async (c) => {
      const claim = await cancelClaim(deps, requireActor(c), c.req.valid('param').id);
      return c.json({ claim: presentClaim(claim) }, 200);
    })
    .openapi(paidRoute, async (c) => {
      const claim = await markPaid(deps, requireActor(c), c.req.valid('param').id);
      return c.json({ claim: presentClaim(claim) }, 200);
    })
    .openapi(courtRoute, async (c) => {
      const claim = await takeCourtRoute(deps, requireActor(c), c.req.valid('param').id);
      return c.json({ claim: presentClaim(claim) }, 200);
    });
}
