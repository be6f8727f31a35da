import { actorWithAddress, only, signedInOnly } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../../http/declare-route.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { idParam } from '../claims.schemas.ts';
import { confirmHold } from './confirm-hold.ts';
import { eraseHoldReason } from './erase-hold-reason.ts';
import { confirmBody, holdBody, reasonAnswer } from './holds.schemas.ts';
import { liftHold } from './lift-hold.ts';
import { readHoldReason } from './read-hold-reason.ts';
import { setHold } from './set-hold.ts';

const signedInRoute = routesWith({ tags: ['Claims'], middleware: signedInOnly });
const adminRoute = routesWith({ tags: ['Administration'], middleware: only('admin') });

const done = { 204: { description: 'Done. The claim, read again, shows it' } };

const setRoute = signedInRoute('post', '/api/claims/{id}/hold', {
  summary: 'Pause a claim',
  request: { params: idParam, body: jsonBody(holdBody) },
  responses: done,
});

const liftRoute = signedInRoute('post', '/api/claims/{id}/hold/lift', {
  summary: 'End the pause of a claim',
  request: { params: idParam },
  responses: done,
});

const confirmRoute = adminRoute('post', '/api/admin/claims/{id}/hold/confirm', {
  summary: 'Confirm the pause of a claim, or give it other days',
  request: { params: idParam, body: jsonBody(confirmBody) },
  responses: done,
});

const reasonRoute = adminRoute('get', '/api/admin/claims/{id}/hold/reason', {
  summary: 'Read why a claim is paused; each reading is recorded',
  request: { params: idParam },
  responses: { 200: jsonAnswer('The reason', reasonAnswer) },
});

const eraseRoute = adminRoute('delete', '/api/admin/claims/{id}/hold/reason', {
  summary: 'Erase why a claim is paused, after consent to its storage was taken back; the pause stays',
  request: { params: idParam },
  responses: { 204: { description: 'The reason is erased' } },
});

export function createHoldsRoutes(deps: ClaimsDeps) {
  return createApi()
    .openapi(setRoute, async (c) => {
      const { provisional, ...hold } = c.req.valid('json');
      const wanted = { ...hold, isProvisional: provisional };
      await setHold(deps, actorWithAddress(c), c.req.valid('param').id, wanted);
      return c.body(null, 204);
    })
    .openapi(liftRoute, async (c) => {
      await liftHold(deps, actorWithAddress(c), c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(confirmRoute, async (c) => {
      await confirmHold(deps, actorWithAddress(c), c.req.valid('param').id, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(reasonRoute, async (c) => {
      const reason = await readHoldReason(deps, actorWithAddress(c), c.req.valid('param').id);
      c.header('cache-control', 'private, no-store');
      return c.json({ reason }, 200);
    })
    .openapi(eraseRoute, async (c) => {
      await eraseHoldReason(deps, actorWithAddress(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
}
