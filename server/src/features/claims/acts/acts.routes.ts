import { requireActor, signedInOnly } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, routesWith } from '../../../http/declare-route.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { claimAnswer, idParam } from '../claims.schemas.ts';
import { presentClaim } from '../reading/claims.presenter.ts';
import { cancelClaim } from './cancel-claim.ts';
import { markPaid } from './mark-paid.ts';
import { takeCourtRoute } from './take-court-route.ts';

const signedInRoute = routesWith({ tags: ['Claims'], middleware: signedInOnly });

const responses = { 200: jsonAnswer('The claim after the change', claimAnswer) };

const cancelRoute = signedInRoute('post', '/api/claims/{id}/cancel', {
  summary: 'Cancel a claim',
  request: { params: idParam },
  responses,
});

const paidRoute = signedInRoute('post', '/api/claims/{id}/paid', {
  summary: 'Mark a claim as paid',
  request: { params: idParam },
  responses,
});

const courtRoute = signedInRoute('post', '/api/claims/{id}/court-route', {
  summary: 'Choose the court route for a claim',
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
