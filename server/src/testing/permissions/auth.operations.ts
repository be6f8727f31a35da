import { type Answers, everyone, type Operations, signedIn } from './operation.ts';

/** The contract answers 403, not 401, to an ended session and to a key without a user. */
const refused = { blocked: 403, program: 403 };
const callers = (status: number): Answers => signedIn(status, refused);
const ownerOnly = (status: number): Answers => signedIn(404, { ...refused, owner: status });

const ways: Operations = {
  'GET /auth/v1/health': { answers: everyone(200) },
  'GET /auth/v1/settings': { answers: everyone(200) },
  'GET /auth/v1/.well-known/jwks.json': { answers: everyone(200) },
  'POST /auth/v1/signup': {
    call: ({ password }) => ({ body: { email: 'new@post.example', password, data: { full_name: 'New' } } }),
    answers: everyone(200),
  },
  'POST /auth/v1/token': {
    call: ({ ownerEmail, password }) => ({
      query: 'grant_type=password',
      body: { email: ownerEmail, password },
    }),
    answers: everyone(200),
  },
  'POST /auth/v1/otp': {
    call: ({ ownerEmail }) => ({ body: { email: ownerEmail, create_user: false } }),
    answers: everyone(200),
  },
  'POST /auth/v1/recover': {
    call: ({ ownerEmail }) => ({ body: { email: ownerEmail } }),
    answers: everyone(200),
  },
  'POST /auth/v1/resend': {
    call: ({ ownerEmail }) => ({ body: { type: 'signup', email: ownerEmail } }),
    answers: everyone(200),
  },
  'POST /auth/v1/verify': {
    call: ({ ownerEmail }) => ({ body: { type: 'email', email: ownerEmail, token: '123456' } }),
    answers: everyone(403),
  },
  'GET /auth/v1/verify': { call: () => ({ query: 'type=recovery&token=wrong' }), answers: everyone(303) },
  'GET /auth/v1/authorize': { call: () => ({ query: 'provider=nobody' }), answers: everyone(400) },
  'GET /auth/v1/callback': { call: () => ({ query: 'state=wrong&code=wrong' }), answers: everyone(303) },
  'POST /auth/v1/callback': { call: () => ({ body: {} }), answers: everyone(303) },
  'POST /auth/v1/sso': { call: () => ({ body: { domain: 'law.example' } }), answers: everyone(404) },
  'POST /auth/v1/sso/saml/acs': { call: () => ({ body: {} }), answers: everyone(404) },
  'GET /auth/v1/sso/saml/metadata': { answers: everyone(404) },
};

const account: Operations = {
  'GET /auth/v1/user': { answers: callers(200) },
  'PUT /auth/v1/user': { call: () => ({ body: { data: { full_name: 'Changed' } } }), answers: callers(200) },
  'GET /auth/v1/reauthenticate': { answers: callers(200) },
  // No provider is configured.
  'GET /auth/v1/user/identities/authorize': { answers: callers(400) },
  // The contract answers 422 for another user's identity.
  'DELETE /auth/v1/user/identities/:id': {
    call: ({ identityId }) => ({ ids: { id: identityId } }),
    answers: { ...callers(422), owner: 200 },
  },
  'POST /auth/v1/logout': { answers: callers(204) },
};

const factors: Operations = {
  'POST /auth/v1/factors': { call: () => ({ body: { factor_type: 'totp' } }), answers: callers(200) },
  'DELETE /auth/v1/factors/:id': {
    call: ({ factorId }) => ({ ids: { id: factorId } }),
    answers: ownerOnly(200),
  },
  'POST /auth/v1/factors/:id/challenge': {
    call: ({ factorId }) => ({ ids: { id: factorId }, body: {} }),
    answers: ownerOnly(200),
  },
  // The code is wrong, hence 422; other users get 404 because they have no such factor.
  'POST /auth/v1/factors/:id/verify': {
    call: ({ factorId, challengeId }) => ({
      ids: { id: factorId },
      body: { challenge_id: challengeId, code: '000000' },
    }),
    answers: ownerOnly(422),
  },
};

export const authOperations: Operations = { ...ways, ...account, ...factors };
