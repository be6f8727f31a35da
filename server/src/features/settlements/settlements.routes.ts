import { z } from '@hono/zod-openapi';
import { only, requireActor, signedInOnly } from '../../http/actor.ts';
import { createApi } from '../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../http/declare-route.ts';
import { orRefusal } from '../../http/function-refusal.ts';
import { acceptOffer } from './accept-offer.ts';
import { askForSolicitor } from './ask-for-solicitor.ts';
import { makeOffer } from './make-offer.ts';
import { previewOffer } from './preview-offer.ts';
import { listOffers, readSettlement } from './read-settlement.ts';
import { rejectOffer } from './reject-offer.ts';
import type { SettlementsDeps } from './settlements.deps.ts';
import {
  presentOffer,
  presentOfferPreview,
  presentResponse,
  presentSettlement,
} from './settlements.presenter.ts';
import {
  claimParam,
  offerOutcome,
  offerParam,
  offerPreviewAnswer,
  offerPreviewBody,
  offerRequest,
  offersAnswer,
  responseSchema,
  settlementAnswer,
  withdrawalAnswer,
  withdrawalBody,
} from './settlements.schemas.ts';
import { withdrawOffer } from './withdraw-offer.ts';

const adminFunction = routesWith({ tags: ['Server functions'], middleware: only('admin') });
const signedInRoute = routesWith({ tags: ['Settlements'], middleware: signedInOnly });
const adminRoute = routesWith({ tags: ['Settlements'], middleware: only('admin') });

const answered = { 200: jsonAnswer('The recorded response', responseSchema) };

const offerRoute = adminFunction('post', '/functions/v1/handle-settlement-offer', {
  summary: 'Record a defendant’s offer, and notify the claimant',
  request: { body: jsonBody(offerRequest) },
  responses: { 200: jsonAnswer('The offer’s reference', offerOutcome) },
});

const settlementRoute = signedInRoute('get', '/api/settlements/{claimId}', {
  summary: 'Read the newest offer on your claim, and the response to it',
  request: { params: claimParam },
  responses: { 200: jsonAnswer('The offer', settlementAnswer) },
});

const acceptRoute = signedInRoute('post', '/api/settlements/{offerId}/accept', {
  summary: 'Accept an offer; final',
  request: { params: offerParam },
  responses: answered,
});

const rejectRoute = signedInRoute('post', '/api/settlements/{offerId}/reject', {
  summary: 'Reject an offer; final',
  request: { params: offerParam },
  responses: answered,
});

const solicitorRoute = signedInRoute('post', '/api/settlements/{offerId}/solicitor', {
  summary: 'Request a solicitor after rejecting an offer on a large claim',
  request: { params: offerParam },
  responses: {
    200: jsonAnswer('When the solicitor was requested', z.object({ solicitor_wanted_at: z.iso.datetime() })),
  },
});

const offersRoute = adminRoute('get', '/api/admin/settlements/{claimId}', {
  summary: 'List the offers on a claim, newest first',
  request: { params: claimParam },
  responses: { 200: jsonAnswer('The offers', offersAnswer) },
});

const previewRoute = adminRoute('post', '/api/admin/settlements/{claimId}/preview', {
  summary: 'Preview an offer: the sums, and the mail that its claimant would get',
  request: { params: claimParam, body: jsonBody(offerPreviewBody) },
  responses: { 200: jsonAnswer('The offer before it is made', offerPreviewAnswer) },
});

const withdrawRoute = adminRoute('post', '/api/admin/settlements/{offerId}/withdraw', {
  summary: 'Withdraw an offer without a response. A claimant who was notified of it is notified again',
  request: { params: offerParam, body: jsonBody(withdrawalBody) },
  responses: { 200: jsonAnswer('The withdrawn offer', withdrawalAnswer) },
});

export function createSettlementsRoutes(deps: SettlementsDeps) {
  return createApi()
    .openapi(offerRoute, async (c) => {
      const body = c.req.valid('json');
      const recorder = { actor: requireActor(c), address: c.get('clientAddress') };
      const made = await orRefusal(() =>
        makeOffer(deps, recorder, {
          claimId: body.claim_id ?? '',
          offeredAmount: body.offered_amount,
          defendantMessage: body.defendant_message ?? '',
          adminNotes: body.admin_notes ?? '',
        }),
      );
      if ('error' in made) return c.json(made, 200);
      return c.json({ success: true, settlement_reference: made.settlementReference }, 200);
    })
    .openapi(settlementRoute, async (c) =>
      c.json(
        presentSettlement(await readSettlement(deps, requireActor(c), c.req.valid('param').claimId)),
        200,
      ),
    )
    .openapi(acceptRoute, async (c) =>
      c.json(presentResponse(await acceptOffer(deps, requireActor(c), c.req.valid('param').offerId)), 200),
    )
    .openapi(rejectRoute, async (c) =>
      c.json(presentResponse(await rejectOffer(deps, requireActor(c), c.req.valid('param').offerId)), 200),
    )
    .openapi(solicitorRoute, async (c) => {
      const at = await askForSolicitor(deps, requireActor(c), c.req.valid('param').offerId);
      return c.json({ solicitor_wanted_at: at.toISOString() }, 200);
    })
    .openapi(offersRoute, async (c) => {
      const offers = await listOffers(deps, c.req.valid('param').claimId);
      return c.json({ offers: offers.map(presentOffer) }, 200);
    })
    .openapi(previewRoute, async (c) => {
      const body = c.req.valid('json');
      const preview = await previewOffer(deps, {
        claimId: c.req.valid('param').claimId,
        offeredAmount: body.offered_amount,
        defendantMessage: body.defendant_message ?? '',
      });
      return c.json(presentOfferPreview(preview), 200);
    })
    .openapi(withdrawRoute, async (c) => {
      const recorder = { actor: requireActor(c), address: c.get('clientAddress') };
      const [{ offerId }, { reason }] = [c.req.valid('param'), c.req.valid('json')];
      const { at, isClaimantTold } = await withdrawOffer(deps, recorder, offerId, reason);
      return c.json({ withdrawn_at: at.toISOString(), is_claimant_told: isClaimantTold }, 200);
    });
}

export type SettlementsApi = ReturnType<typeof createSettlementsRoutes>;
