import { adminOnly, everyone, type Operations, ownerOnly, signedIn } from './operation.ts';

const profile = {
  full_name: 'Hannah Okoro',
  email: 'hannah@post.example',
  phone: '',
  date_of_birth: '1990-04-02',
  address_line_1: '12 Mill Lane',
  address_line_2: '',
  town_city: 'Leeds',
  postcode: 'LS1 4AP',
};

const own: Operations = {
  'GET /api/profile': { answers: signedIn(200) },
  'PUT /api/profile': { call: () => ({ body: profile }), answers: signedIn(200) },
  'GET /api/account/sessions': { answers: signedIn(200) },
  'DELETE /api/account/sessions/:id': {
    call: ({ sessionId }) => ({ ids: { id: sessionId } }),
    answers: ownerOnly(204),
  },
  'GET /api/account/confirmation': { answers: signedIn(200) },
  'POST /api/account/confirmation': {
    call: ({ password }) => ({ body: { password } }),
    answers: signedIn(204),
  },
  'GET /api/account/mailbox': { answers: signedIn(200) },
  'POST /api/account/mailbox/code': { answers: signedIn(204) },
  'POST /api/account/mailbox/proof': {
    call: () => ({ body: { code: 'wrong' } }),
    answers: signedIn(422),
  },
  'GET /api/account/second-step': { answers: signedIn(200) },
  'GET /api/account/identities': { answers: signedIn(200) },
  // None of the accounts has a number yet.
  'DELETE /api/account/phone': { answers: signedIn(204) },
  'GET /api/account/backup-codes': { answers: signedIn(200) },
  // None of the accounts has a verified authenticator app.
  'POST /api/account/backup-codes': { answers: signedIn(409) },
  // The link's token is the permission; this token is invalid.
  'POST /api/account/link': {
    call: () => ({ body: { token_hash: 'wrong', type: 'recovery' } }),
    answers: everyone(404),
  },
  'POST /api/account/backup-codes/verify': {
    call: () => ({ body: { code: 'wrong' } }),
    answers: signedIn(422),
  },
  'GET /api/account/mail-choices': { answers: signedIn(200) },
  'PUT /api/account/mail-choices': {
    call: () => ({ body: { topic: 'reminders', wanted: false } }),
    answers: signedIn(200),
  },
  // The token in the mail is the permission.
  'GET /api/mail-choices/unsubscribe': {
    call: ({ unsubscribeToken }) => ({ query: `token=${unsubscribeToken}` }),
    answers: everyone(200),
  },
  'POST /api/mail-choices/unsubscribe': {
    call: ({ unsubscribeToken }) => ({ query: `token=${unsubscribeToken}` }),
    answers: everyone(200),
  },
};

const data: Operations = {
  'GET /api/account/data': { answers: signedIn(200) },
  'POST /api/account/data/download': {
    call: ({ password }) => ({ body: { password } }),
    answers: signedIn(200),
  },
  'GET /api/account/data/download/:token': {
    call: ({ downloadToken }) => ({ ids: { token: downloadToken } }),
    answers: everyone(200),
  },
  // Refused for accounts with an open case or payment, and for the last admin.
  'POST /api/account/data/delete': {
    call: ({ password }) => ({ body: { password, confirm: 'DELETE' } }),
    answers: signedIn(204, { owner: 409, referredSolicitor: 409, admin: 409 }),
  },
};

const people: Operations = {
  'GET /api/admin/people': { answers: adminOnly(200) },
  'GET /api/admin/people/:id': {
    call: ({ ownerId }) => ({ ids: { id: ownerId } }),
    answers: adminOnly(200),
  },
  'PUT /api/admin/people/:id/role': {
    call: ({ ownerId }) => ({ ids: { id: ownerId }, body: { role: 'tester' } }),
    answers: adminOnly(200),
  },
  'POST /api/admin/people/:id/block': {
    call: ({ ownerId }) => ({ ids: { id: ownerId }, body: { reason: 'A reason' } }),
    answers: adminOnly(200),
  },
  'DELETE /api/admin/people/:id/block': {
    call: ({ blockedId }) => ({ ids: { id: blockedId } }),
    answers: adminOnly(200),
  },
  'POST /api/admin/people/:id/sign-out': {
    call: ({ ownerId }) => ({ ids: { id: ownerId } }),
    answers: adminOnly(200),
  },
};

export const accountsOperations: Operations = { ...own, ...data, ...people };
