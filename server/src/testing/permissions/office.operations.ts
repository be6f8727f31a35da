import { adminOnly, everyone, type Operations, testers } from './operation.ts';

const mails: Operations = {
  'GET /api/admin/mails': { answers: adminOnly(200) },
  'GET /api/admin/mails/counts': { answers: adminOnly(200) },
  'GET /api/admin/mails/:id': { call: ({ mailId }) => ({ ids: { id: mailId } }), answers: adminOnly(200) },
  'POST /api/admin/mails/:id/retry': {
    call: ({ failedMailId }) => ({ ids: { id: failedMailId } }),
    answers: adminOnly(200),
  },
  'GET /api/admin/claims/:id/mail-acts': {
    call: ({ claimId }) => ({ ids: { id: claimId } }),
    answers: adminOnly(200),
  },
  'GET /api/admin/held-mails': { answers: adminOnly(200) },
  // A mail can be taken back for one minute after the act, which is over here.
  'POST /api/admin/mails/:id/take-back': {
    call: ({ leftMailId }) => ({ ids: { id: leftMailId } }),
    answers: adminOnly(409),
  },
  'POST /api/admin/mails/:id/correction': {
    call: ({ leftMailId }) => ({ ids: { id: leftMailId }, body: { words: 'The sum is wrong.' } }),
    answers: adminOnly(204),
  },
  'POST /api/admin/mails/retry-failed': { answers: adminOnly(200) },
};

const messages: Operations = {
  'GET /api/contact': { answers: everyone(200) },
  'POST /api/contact': { call: ({ contact }) => ({ body: contact }), answers: everyone(200) },
  'GET /api/admin/messages': { answers: adminOnly(200) },
  'POST /api/admin/messages/read': { answers: adminOnly(200) },
  'PUT /api/admin/messages/:id': {
    call: ({ messageId }) => ({ ids: { id: messageId }, body: { status: 'read' } }),
    answers: adminOnly(200),
  },
};

const qa: Operations = {
  // Real runs are slow and covered by the tests of `qa`: this unknown kind passes the permission check only.
  'POST /api/testing/runs/:kind': { answers: testers(422) },
  // Test claims belong to the user who makes them. An admin's would stay for ever, so admins are refused.
  'POST /api/testing/claims': {
    call: () => ({ body: { urgency: 'soon' } }),
    answers: { ...testers(201), admin: 403 },
  },
  'PUT /api/testing/claims/deadline': {
    call: ({ testClaimId }) => ({ body: { claim_ids: testClaimId, deadline: '2026-12-24' } }),
    answers: testers(200),
  },
  'GET /api/testing/claims/cleanup': { answers: testers(200) },
  'POST /api/testing/claims/cleanup': {
    call: ({ testClaimId }) => ({ body: { claim_ids: [testClaimId] } }),
    answers: testers(200),
  },
};

export const officeOperations: Operations = { ...mails, ...messages, ...qa };
