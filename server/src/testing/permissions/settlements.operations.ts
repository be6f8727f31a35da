import { adminOnly, type Operations, signedIn } from './operation.ts';

/** Other users get 403, not 404, as in the specification. */
const claimant = signedIn(403, { owner: 200 });

export const settlementsOperations: Operations = {
  'POST /functions/v1/handle-settlement-offer': {
    call: ({ claimId }) => ({
      body: { claim_id: claimId, offered_amount: 500, defendant_message: '', admin_notes: '' },
    }),
    answers: adminOnly(200),
  },
  'GET /api/settlements/:claimId': {
    call: ({ offered }) => ({ ids: { claimId: offered.claimId } }),
    answers: claimant,
  },
  'POST /api/settlements/:offerId/accept': {
    call: ({ offered }) => ({ ids: { offerId: offered.offerId } }),
    answers: claimant,
  },
  'POST /api/settlements/:offerId/reject': {
    call: ({ offered }) => ({ ids: { offerId: offered.offerId } }),
    answers: claimant,
  },
  'POST /api/settlements/:offerId/solicitor': {
    call: ({ rejected }) => ({ ids: { offerId: rejected.offerId } }),
    answers: claimant,
  },
  'POST /api/admin/settlements/:offerId/withdraw': {
    call: ({ offered }) => ({ ids: { offerId: offered.offerId }, body: { reason: '' } }),
    answers: adminOnly(200),
  },
  'POST /api/admin/settlements/:claimId/preview': {
    call: ({ claimId }) => ({ ids: { claimId }, body: { offered_amount: 500 } }),
    answers: adminOnly(200),
  },
  'GET /api/admin/settlements/:claimId': {
    call: ({ offered }) => ({ ids: { claimId: offered.claimId } }),
    answers: adminOnly(200),
  },
};
