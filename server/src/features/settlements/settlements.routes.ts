import { createRoute, z } from '@hono/zod-openapi';
import { only, requireActor, signedInOnly } from '../../http/actor.ts';
import { createApi } from '../../http/create-api.ts';
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
  json,
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

const tags = ['Settlements'];
const answered = { 200: { description: 'The answer as recorded', content: json(responseSchema) } };

const offerRoute = createRoute({
  method: 'post',
  path: '/functions/v1/handle-settlement-offer',
  tags: ['Server functions'],
  summary: 'Record what a defendant offers, and tell the claimant',
  middleware: only('admin'),
  request: { body: { required: true, content: json(offerRequest) } },
  responses: { 200: { description: 'The reference of the offer', content: json(offerOutcome) } },
});

const settlementRoute = createRoute({
  method: 'get',
  path: '/api/settlements/{claimId}',
  tags,
  summary: 'The newest offer on one’s own claim, and its answer',
  middleware: signedInOnly,
  request: { params: claimParam },
  responses: { 200: { description: 'The offer', content: json(settlementAnswer) } },
});

const acceptRoute = createRoute({
  method: 'post',
  path: '/api/settlements/{offerId}/accept',
  tags,
  summary: 'Accept an offer: once, and for good',
  middleware: signedInOnly,
  request: { params: offerParam },
  responses: answered,
});

const rejectRoute = createRoute({
  method: 'post',
  path: '/api/settlements/{offerId}/reject',
  tags,
  summary: 'Reject an offer: once, and for good',
  middleware: signedInOnly,
  request: { params: offerParam },
  responses: answered,
});

const solicitorRoute = createRoute({
  method: 'post',
  path: '/api/settlements/{offerId}/solicitor',
  tags,
  summary: 'Ask for a solicitor after rejecting an offer on a large claim',
  middleware: signedInOnly,
  request: { params: offerParam },
  responses: {
    200: {
      description: 'When it was asked for',
      content: json(z.object({ solicitor_wanted_at: z.iso.datetime() })),
    },
  },
});

const offersRoute = createRoute({
  method: 'get',
  path: '/api/admin/settlements/{claimId}',
  tags,
  summary: 'Every offer on a claim, newest first',
  middleware: only('admin'),
  request: { params: claimParam },
  responses: { 200: { description: 'The offers', content: json(offersAnswer) } },
});

const previewRoute = createRoute({
  method: 'post',
  path: '/api/admin/settlements/{claimId}/preview',
  tags,
  summary: 'What an offer would come to, and the mail that its claimant would be sent; records nothing',
  middleware: only('admin'),
  request: { params: claimParam, body: { required: true, content: json(offerPreviewBody) } },
  responses: { 200: { description: 'The offer before it is made', content: json(offerPreviewAnswer) } },
});

const withdrawRoute = createRoute({
  method: 'post',
  path: '/api/admin/settlements/{offerId}/withdraw',
  tags,
  summary: 'Take back an offer that was not answered. A claimant who was told of it is told of that',
  middleware: only('admin'),
  request: { params: offerParam, body: { required: true, content: json(withdrawalBody) } },
  responses: { 200: { description: 'The offer no longer stands', content: json(withdrawalAnswer) } },
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
