import { requireActor, signedInOnly } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../../http/declare-route.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { idParam } from '../claims.schemas.ts';
import { dateLetterAnew } from './date-letter-anew.ts';
import { readLedger } from './read-ledger.ts';
import { recordAttempt } from './record-attempt.ts';
import { recordReturn } from './record-return.ts';
import { presentLedger } from './service.presenter.ts';
import { attemptBody, attemptParams, returnBody, serviceAnswer } from './service.schemas.ts';

const signedInRoute = routesWith({ tags: ['Serving the letter'], middleware: signedInOnly });

const ledger = jsonAnswer('How the letter reached the other side', serviceAnswer);

const ledgerRoute = signedInRoute('get', '/api/claims/{id}/service', {
  summary: 'Read every attempt to bring the letter of a claim to the other side',
  request: { params: idParam },
  responses: { 200: ledger },
});

const attemptRoute = signedInRoute('post', '/api/claims/{id}/service', {
  summary:
    'Record that the letter was posted, left at the address or handed over. The same attempt again is not recorded twice, and is answered with 200',
  request: { params: idParam, body: jsonBody(attemptBody) },
  responses: { 201: ledger, 200: ledger },
});

const dateRoute = signedInRoute('post', '/api/claims/{id}/service/date-letter', {
  summary:
    'Give a letter that reached no one today’s date and a deadline of its own, so that it can be printed and posted',
  request: { params: idParam },
  responses: { 200: ledger },
});

const returnRoute = signedInRoute('post', '/api/claims/{id}/service/{serviceId}/returned', {
  summary: 'Record that a copy of the letter came back, or was recorded by mistake',
  request: { params: attemptParams, body: jsonBody(returnBody) },
  responses: { 200: ledger },
});

export function createServiceRoutes(deps: ClaimsDeps) {
  return createApi()
    .openapi(ledgerRoute, async (c) => {
      const found = await readLedger(deps, requireActor(c), c.req.valid('param').id);
      return c.json({ service: presentLedger(found) }, 200);
    })
    .openapi(attemptRoute, async (c) => {
      const [actor, { id }, body] = [requireActor(c), c.req.valid('param'), c.req.valid('json')];
      const isNew = await recordAttempt(deps, actor, id, {
        method: body.method,
        on: body.done_on,
        time: body.method === 'first-class-post' ? null : (body.done_time ?? null),
        address: body.address,
        proofDocumentId: body.proof_document_id ?? null,
      });
      return c.json({ service: presentLedger(await readLedger(deps, actor, id)) }, isNew ? 201 : 200);
    })
    .openapi(dateRoute, async (c) => {
      const [actor, { id }] = [requireActor(c), c.req.valid('param')];
      await dateLetterAnew(deps, actor, id);
      return c.json({ service: presentLedger(await readLedger(deps, actor, id)) }, 200);
    })
    .openapi(returnRoute, async (c) => {
      const [actor, params, body] = [requireActor(c), c.req.valid('param'), c.req.valid('json')];
      const attempt = { claimId: params.id, serviceId: params.serviceId };
      await recordReturn(deps, actor, attempt, { reason: body.reason, on: body.returned_on });
      return c.json({ service: presentLedger(await readLedger(deps, actor, params.id)) }, 200);
    });
}
