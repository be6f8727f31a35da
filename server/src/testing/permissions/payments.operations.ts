import { adminOnly, everyone, type Operations, ownerOnly, plaintiffs } from './operation.ts';

const account = { account_holder: 'Hannah Okoro', sort_code: '20-00-00', account_number: '55779911' };

export const paymentsOperations: Operations = {
  'POST /functions/v1/send-payment-link': {
    call: ({ claimId, claimAmount }) => ({
      body: {
        claimId,
        defendantEmail: 'sam@reed.example',
        defendantName: 'Sam Reed',
        amount: claimAmount,
        currency: 'GBP',
        appBaseUrl: 'http://plainclaim.test',
      },
    }),
    answers: adminOnly(200),
  },
  'GET /api/admin/claims/:id/payment-link': {
    call: ({ claimId }) => ({ ids: { id: claimId } }),
    answers: adminOnly(200),
  },
  'POST /functions/v1/send-defendant-payment-request': {
    call: ({ accepted }) => ({
      body: { claim_id: accepted.claimId, settlement_offer_id: accepted.offerId, offered_amount: 600 },
    }),
    answers: ownerOnly(200, { admin: 200 }),
  },
  // The payment link is the permission: it is a secret that was mailed to one person.
  'POST /functions/v1/fetch-payment-data': {
    call: ({ payToken }) => ({ body: { token: payToken } }),
    answers: everyone(200),
  },
  'POST /functions/v1/process-payment': {
    call: ({ checkout }) => ({ body: checkout }),
    answers: everyone(200),
  },
  'POST /functions/v1/handle-payment-success-test': {
    call: ({ payToken }) => ({ body: { token: payToken } }),
    answers: everyone(200),
  },
  // Requires the card provider's signature.
  'POST /functions/v1/card-webhook': { call: () => ({ body: {} }), answers: everyone(401) },
  'GET /api/account/payout-details': { answers: plaintiffs(200) },
  'PUT /api/account/payout-details': { call: () => ({ body: account }), answers: plaintiffs(200) },
  'GET /api/admin/payouts': { answers: adminOnly(200) },
  'GET /api/admin/payouts/:id/details': {
    call: ({ payoutId }) => ({ ids: { id: payoutId } }),
    answers: adminOnly(200),
  },
  'POST /api/admin/payouts/:id/paid': {
    call: ({ payoutId }) => ({ ids: { id: payoutId }, body: { reference: 'FP1' } }),
    answers: adminOnly(200),
  },
  'POST /api/admin/payouts/:id/failed': {
    call: ({ payoutId }) => ({ ids: { id: payoutId }, body: { reason: 'Account closed' } }),
    answers: adminOnly(200),
  },
  'POST /api/admin/payouts/:id/due': {
    call: ({ failedPayoutId }) => ({ ids: { id: failedPayoutId } }),
    answers: adminOnly(200),
  },
  // Admins get 409, because only a paid payout can be corrected.
  'POST /api/admin/payouts/:id/corrected': {
    call: ({ failedPayoutId }) => ({ ids: { id: failedPayoutId } }),
    answers: adminOnly(409),
  },
  'POST /api/admin/payments/:id/refund': {
    call: ({ paymentId }) => ({ ids: { id: paymentId }, body: { reason: 'Paid by mistake' } }),
    answers: adminOnly(200),
  },
  'GET /api/admin/reconciliation': { answers: adminOnly(200) },
  'POST /api/admin/reconciliation/run': { answers: adminOnly(200) },
};
