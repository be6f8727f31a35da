import { adminOnly, everyone, type Operations, ownerOnly } from './operation.ts';

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n');
const upload = {
  query: 'name=letter.pdf',
  bytes: pdf,
  headers: { 'content-type': 'application/pdf', 'content-length': String(pdf.length) },
};

export const repliesOperations: Operations = {
  'GET /api/admin/replies': { answers: adminOnly(200) },
  'GET /api/admin/replies/processed': { answers: adminOnly(200) },
  'GET /api/admin/replies/summary': { answers: adminOnly(200) },
  'GET /api/admin/replies/counts': { answers: adminOnly(200) },
  'GET /api/admin/replies/undoable': { answers: adminOnly(200) },
  'POST /api/admin/replies': {
    call: ({ claimId }) => ({
      body: {
        email_subject: `Re: Claim ID: ${claimId}`,
        email_body: 'I agree to pay.',
        sender_email: 'sam@reed.example',
      },
    }),
    answers: adminOnly(201),
  },
  'POST /api/admin/replies/by-hand': {
    call: ({ claimId, today }) => ({
      body: { claim_id: claimId, channel: 'post', received_on: today, said: 'I agree to pay.' },
    }),
    answers: adminOnly(201),
  },
  'POST /api/admin/replies/:id/attachments': {
    call: ({ writtenReplyId }) => ({ ids: { id: writtenReplyId }, ...upload }),
    answers: adminOnly(201),
  },
  'GET /api/admin/replies/:id/match': {
    call: ({ unmatchedReplyId, claimId }) => ({
      ids: { id: unmatchedReplyId },
      query: `claim_id=${claimId}`,
    }),
    answers: adminOnly(200),
  },
  // A match can be undone for one minute; here there is none, so this does nothing.
  'POST /api/admin/replies/:id/undo-match': {
    call: ({ unmatchedReplyId }) => ({ ids: { id: unmatchedReplyId } }),
    answers: adminOnly(200),
  },
  'POST /api/admin/replies/:id/judgement': {
    call: ({ unmatchedReplyId }) => ({ ids: { id: unmatchedReplyId }, body: { is_reply: false } }),
    answers: adminOnly(200),
  },
  'POST /api/admin/replies/:id/match': {
    call: ({ unmatchedReplyId, claimId }) => ({ ids: { id: unmatchedReplyId }, body: { claim_id: claimId } }),
    answers: adminOnly(200),
  },
  'GET /api/admin/replies/:id/attachments/:attachmentId/link': {
    call: ({ replyId, attachmentId }) => ({ ids: { id: replyId, attachmentId } }),
    answers: adminOnly(200),
    crossed: ({ unmatchedReplyId, attachmentId }) => [
      { who: 'admin', ids: { id: unmatchedReplyId, attachmentId }, answer: 404 },
    ],
  },
  'GET /api/claims/:id/replies/:replyId/attachments/:attachmentId/link': {
    call: ({ cases: { taken } }) => ({
      ids: { id: taken.claimId, replyId: taken.replyId, attachmentId: taken.replyFileId },
    }),
    answers: ownerOnly(200, { admin: 200, referredSolicitor: 200 }),
    crossed: ({ strangersClaimId, claimId, replyId, attachmentId, cases: { taken } }) => [
      {
        who: 'otherPlaintiff',
        ids: { id: strangersClaimId, replyId: taken.replyId, attachmentId: taken.replyFileId },
        answer: 404,
      },
      {
        who: 'owner',
        ids: { id: claimId, replyId: taken.replyId, attachmentId: taken.replyFileId },
        answer: 404,
      },
      // A mail that names the claim, and of which nothing shows that the defendant sent it.
      { who: 'otherPlaintiff', ids: { id: strangersClaimId, replyId, attachmentId }, answer: 404 },
    ],
  },
  // Requires the mail provider's signature.
  'POST /functions/v1/inbound-mail': { call: () => ({ body: {} }), answers: everyone(401) },
  'GET /api/admin/claims/:id/review': {
    call: ({ claimId }) => ({ ids: { id: claimId } }),
    answers: adminOnly(200),
  },
  'POST /api/admin/claims/:id/notes': {
    call: ({ claimId }) => ({ ids: { id: claimId }, body: { body: 'A note' } }),
    answers: adminOnly(201),
  },
  'POST /api/admin/claims/:id/assessment': {
    call: ({ strangersClaimId }) => ({ ids: { id: strangersClaimId }, body: { will_pay: 'yes' } }),
    answers: adminOnly(201),
  },
};
