import { type Answers, adminOnly, type Operations, ownerOnly, signedIn } from './operation.ts';

/** Admins pass the role check, and then have no registration. */
const registered = (status: number, but: Partial<Answers> = {}): Answers =>
  signedIn(403, {
    pendingSolicitor: status,
    referredSolicitor: status,
    otherSolicitor: status,
    admin: 404,
    ...but,
  });

/** For the solicitor with the referral. Another approved solicitor gets 404, one without approval 403. */
const referredOnly = (status: number): Answers =>
  signedIn(403, { referredSolicitor: status, otherSolicitor: 404 });

const numbers = { regulator_numbers: { 'England & Wales': '654321' } };

export const solicitorsOperations: Operations = {
  'GET /api/admin/solicitors': { answers: adminOnly(200) },
  'GET /api/admin/solicitors/:id': {
    call: ({ pendingSolicitorId }) => ({ ids: { id: pendingSolicitorId } }),
    answers: adminOnly(200),
  },
  'GET /api/admin/claims/:id/solicitor-searches': {
    call: ({ cases }) => ({ ids: { id: cases.taken.claimId } }),
    answers: adminOnly(200),
  },
  'POST /api/admin/solicitors/:id/decision': {
    call: ({ pendingSolicitorId }) => ({
      ids: { id: pendingSolicitorId },
      body: { decision: 'decline', reason: 'Not on the register' },
    }),
    answers: adminOnly(200),
  },
  'PUT /api/admin/solicitors/:id/regulator-numbers': {
    call: ({ pendingSolicitorId }) => ({ ids: { id: pendingSolicitorId }, body: numbers }),
    answers: adminOnly(200),
  },
  'GET /api/solicitor/registration': { answers: registered(200) },
  // After approval the numbers can no longer be changed.
  'PUT /api/solicitor/registration/regulator-numbers': {
    call: () => ({ body: numbers }),
    answers: registered(200, { referredSolicitor: 409, otherSolicitor: 409 }),
  },
  'GET /api/claims/:id/solicitor': {
    call: ({ cases }) => ({ ids: { id: cases.taken.claimId } }),
    answers: ownerOnly(200, { admin: 200 }),
  },
  'POST /api/claims/:id/solicitor': {
    call: ({ cases }) => ({ ids: { id: cases.largeClaimId }, body: { consent: true } }),
    answers: ownerOnly(200),
  },
  'DELETE /api/claims/:id/solicitor': {
    call: ({ cases }) => ({ ids: { id: cases.pending.claimId } }),
    answers: ownerOnly(200),
  },
  'POST /api/claims/:id/solicitor/messages': {
    call: ({ cases }) => ({ ids: { id: cases.taken.claimId }, body: { body: 'Hello' } }),
    answers: ownerOnly(201),
  },
  'GET /api/solicitor/referrals': {
    answers: signedIn(403, { referredSolicitor: 200, otherSolicitor: 200 }),
  },
  'GET /api/solicitor/referrals/:id': {
    call: ({ cases }) => ({ ids: { id: cases.pending.id } }),
    answers: referredOnly(200),
  },
  'GET /api/solicitor/referrals/:id/case-file.zip': {
    call: ({ cases }) => ({ ids: { id: cases.taken.id } }),
    answers: referredOnly(200),
  },
  'POST /api/solicitor/referrals/:id/accept': {
    call: ({ cases }) => ({ ids: { id: cases.pending.id } }),
    answers: referredOnly(200),
  },
  'POST /api/solicitor/referrals/:id/decline': {
    call: ({ cases }) => ({ ids: { id: cases.pending.id }, body: { reason: 'No time' } }),
    answers: referredOnly(200),
  },
  'POST /api/solicitor/referrals/:id/start': {
    call: ({ cases }) => ({ ids: { id: cases.taken.id } }),
    answers: referredOnly(200),
  },
  'POST /api/solicitor/referrals/:id/complete': {
    call: ({ cases }) => ({ ids: { id: cases.begun.id }, body: { outcome: 'won' } }),
    answers: referredOnly(200),
  },
  'POST /api/solicitor/referrals/:id/messages': {
    call: ({ cases }) => ({ ids: { id: cases.taken.id }, body: { body: 'Hello' } }),
    answers: referredOnly(201),
  },
};
