import { adminOnly, everyone, type Operations, ownDraft, ownerOnly, plaintiffs } from './operation.ts';

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n');
const upload = {
  query: 'name=receipt.pdf',
  bytes: pdf,
  headers: { 'content-type': 'application/pdf', 'content-length': String(pdf.length) },
};

/** The owner, admins, because they handle disputes, and the solicitor with the referral. */
const readers = ownerOnly(200, { admin: 200 });

const drafts: Operations = {
  'GET /api/claims/drafts': { answers: plaintiffs(200) },
  'POST /api/claims/drafts': {
    call: () => ({ body: { form: { description: 'A broken kettle' }, step: 1 } }),
    answers: plaintiffs(201),
  },
  'GET /api/claims/drafts/:id': {
    call: ({ draftId }) => ({ ids: { id: draftId } }),
    answers: ownDraft(200),
  },
  'GET /api/claims/drafts/:id/same-claim': {
    call: ({ draftId }) => ({ ids: { id: draftId } }),
    answers: ownDraft(200),
  },
  'PUT /api/claims/drafts/:id': {
    call: ({ draftId, savedDraft }) => ({ ids: { id: draftId }, body: savedDraft }),
    answers: ownDraft(200),
  },
  'DELETE /api/claims/drafts/:id': {
    call: ({ draftId }) => ({ ids: { id: draftId } }),
    answers: ownDraft(204),
  },
  'PUT /api/claims/drafts/:id/letter': {
    call: ({ draftId, claimLetter }) => ({ ids: { id: draftId }, body: { letter: claimLetter } }),
    answers: ownDraft(200),
  },
  'POST /api/claims/drafts/:id/letter': {
    call: ({ draftId }) => ({ ids: { id: draftId } }),
    answers: ownDraft(200),
  },
  'GET /api/claims/drafts/:id/letter.pdf': {
    call: ({ draftId }) => ({ ids: { id: draftId } }),
    answers: ownDraft(200),
  },
  'GET /api/claims/drafts/:id/room': {
    call: ({ draftId }) => ({ ids: { id: draftId } }),
    answers: ownDraft(200),
  },
  'POST /api/claims/drafts/:id/submit': {
    call: ({ draftId }) => ({ ids: { id: draftId }, body: {} }),
    answers: ownDraft(201),
  },
  'POST /api/claims/drafts/:id/documents': {
    call: ({ draftId }) => ({ ids: { id: draftId }, ...upload }),
    answers: ownDraft(201),
  },
  'DELETE /api/claims/drafts/:id/documents/:documentId': {
    call: ({ draftId, draftDocumentId }) => ({ ids: { id: draftId, documentId: draftDocumentId } }),
    answers: ownDraft(204),
    // Deleting a document that is not in the own draft is a no-op, and must not delete the owner's.
    crossed: ({ strangersDraftId, draftDocumentId }) => [
      { who: 'otherPlaintiff', ids: { id: strangersDraftId, documentId: draftDocumentId }, answer: 204 },
    ],
  },
  'GET /api/claims/drafts/:id/documents/:documentId/link': {
    call: ({ draftId, draftDocumentId }) => ({ ids: { id: draftId, documentId: draftDocumentId } }),
    answers: ownDraft(200),
    crossed: ({ strangersDraftId, draftDocumentId }) => [
      { who: 'otherPlaintiff', ids: { id: strangersDraftId, documentId: draftDocumentId }, answer: 404 },
    ],
  },
};

const claims: Operations = {
  'GET /api/claims': { answers: plaintiffs(200) },
  'GET /api/claims/dashboard': { answers: plaintiffs(200) },
  'GET /api/claims/:id': {
    call: ({ cases }) => ({ ids: { id: cases.taken.claimId } }),
    answers: { ...readers, referredSolicitor: 200 },
  },
  'GET /api/claims/:id/letter.pdf': {
    call: ({ cases }) => ({ ids: { id: cases.taken.claimId } }),
    answers: { ...readers, referredSolicitor: 200 },
  },
  'GET /api/claims/:id/service/post-pack.pdf': {
    call: ({ claimId }) => ({ ids: { id: claimId } }),
    answers: readers,
  },
  'POST /api/claims/:id/service/certificate.pdf': {
    call: ({ claimId }) => ({ ids: { id: claimId } }),
    answers: readers,
  },
  // The code on the certificate tells nothing but whether a document matches.
  'GET /api/check/:code': {
    call: () => ({ ids: { code: '23456-789CD-FHJKM-NPQRT-WXY23-45678' } }),
    answers: everyone(200),
  },
  'POST /api/claims/:id/documents': {
    call: ({ claimId }) => ({ ids: { id: claimId }, ...upload }),
    answers: ownerOnly(201, { admin: 201 }),
  },
  'GET /api/claims/:id/documents/:documentId/link': {
    call: ({ claimId, claimDocumentId }) => ({ ids: { id: claimId, documentId: claimDocumentId } }),
    answers: readers,
    crossed: ({ strangersClaimId, cases, claimDocumentId }) => [
      { who: 'otherPlaintiff', ids: { id: strangersClaimId, documentId: claimDocumentId }, answer: 404 },
      {
        who: 'referredSolicitor',
        ids: { id: cases.taken.claimId, documentId: claimDocumentId },
        answer: 404,
      },
    ],
  },
  'POST /api/claims/:id/letter': {
    call: ({ unwrittenClaimId }) => ({ ids: { id: unwrittenClaimId } }),
    answers: readers,
  },
  'POST /api/claims/:id/letter/keep': {
    call: ({ unwrittenClaimId, unwrittenLetter }) => ({
      ids: { id: unwrittenClaimId },
      body: { letter: unwrittenLetter },
    }),
    answers: readers,
  },
  'GET /api/claims/:id/service': {
    call: ({ cases }) => ({ ids: { id: cases.taken.claimId } }),
    answers: { ...readers, referredSolicitor: 200 },
  },
  // A solicitor who reads the case cannot say how its letter went.
  'POST /api/claims/:id/service': {
    call: ({ cases, today }) => ({
      ids: { id: cases.taken.claimId },
      body: { method: 'first-class-post', done_on: today, address: '2 Low Road, Leeds LS1 1AA' },
    }),
    answers: ownerOnly(201, { admin: 201, referredSolicitor: 403 }),
  },
  'GET /api/claims/:id/service/again': {
    call: ({ unservedClaimId }) => ({ ids: { id: unservedClaimId } }),
    answers: readers,
  },
  'POST /api/claims/:id/service/again': {
    call: ({ unservedClaimId, today }) => ({
      ids: { id: unservedClaimId },
      body: { to: 'sam@reed.example', letter_dated_on: today },
    }),
    answers: ownerOnly(201, { admin: 201 }),
  },
  'POST /api/claims/:id/party': {
    call: ({ unservedClaimId, correctedParty }) => ({ ids: { id: unservedClaimId }, body: correctedParty }),
    answers: ownerOnly(200, { admin: 200 }),
  },
  // 409, because its letter has left: only one that reached no one gets a new date.
  'POST /api/claims/:id/service/date-letter': {
    call: ({ cases }) => ({ ids: { id: cases.taken.claimId } }),
    answers: ownerOnly(409, { admin: 409, referredSolicitor: 403 }),
  },
  'POST /api/claims/:id/service/:serviceId/returned': {
    call: ({ claimId, postedId, today }) => ({
      ids: { id: claimId, serviceId: postedId },
      body: { reason: 'gone-away', returned_on: today },
    }),
    answers: ownerOnly(200, { admin: 200 }),
    crossed: ({ strangersClaimId, postedId }) => [
      { who: 'otherPlaintiff', ids: { id: strangersClaimId, serviceId: postedId }, answer: 404 },
    ],
  },
  'POST /api/claims/:id/cancel': {
    call: ({ claimId }) => ({ ids: { id: claimId } }),
    answers: ownerOnly(200, { admin: 200 }),
  },
  // Admins may read the claim, but only its owner can report payment and choose the court.
  'POST /api/claims/:id/paid': {
    call: ({ claimId }) => ({ ids: { id: claimId } }),
    answers: ownerOnly(200, { admin: 403 }),
  },
  'POST /api/claims/:id/court-route': {
    call: ({ claimId }) => ({ ids: { id: claimId } }),
    answers: ownerOnly(200, { admin: 403 }),
  },
  'POST /api/claims/:id/hold': {
    call: ({ claimId, tomorrow }) => ({
      ids: { id: claimId },
      body: { reason: 'debt-advice', until: tomorrow },
    }),
    answers: ownerOnly(204, { admin: 204 }),
  },
  'POST /api/claims/:id/hold/lift': {
    call: ({ pausedClaimId }) => ({ ids: { id: pausedClaimId } }),
    answers: ownerOnly(204, { admin: 204 }),
  },
  'POST /functions/v1/send-lba-email': {
    call: ({ claimId }) => ({
      body: { to: 'sam@reed.example', subject: '', body: '', claimId, attachments: [] },
    }),
    answers: ownerOnly(200, { admin: 200 }),
  },
  'POST /functions/v1/send-claim-confirmation': {
    call: ({ claimId, claimAmount }) => ({
      body: {
        claimData: {
          claimId,
          plaintiffEmail: 'hannah@post.example',
          plaintiffName: 'Hannah Okoro',
          issueType: 'Debt Recovery',
          amount: claimAmount,
          jurisdiction: 'England & Wales',
        },
      },
    }),
    answers: ownerOnly(200, { admin: 200 }),
  },
};

const office: Operations = {
  'GET /api/admin/dashboard': { answers: adminOnly(200) },
  'GET /api/admin/newer': { answers: adminOnly(200) },
  'GET /api/admin/claims': { answers: adminOnly(200) },
  'GET /api/admin/claims.csv': { answers: adminOnly(200) },
  'POST /api/admin/claims/:id/hold/confirm': {
    call: ({ pausedClaimId, tomorrow }) => ({
      ids: { id: pausedClaimId },
      body: { reason: 'debt-advice', until: tomorrow },
    }),
    answers: adminOnly(204),
  },
  'GET /api/admin/claims/:id/hold/reason': {
    call: ({ pausedClaimId }) => ({ ids: { id: pausedClaimId } }),
    answers: adminOnly(200),
  },
  'DELETE /api/admin/claims/:id/hold/reason': {
    call: ({ pausedClaimId }) => ({ ids: { id: pausedClaimId } }),
    answers: adminOnly(204),
  },
};

export const claimsOperations: Operations = { ...drafts, ...claims, ...office };
