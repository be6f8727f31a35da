import { type Operations, programOnly } from './operation.ts';

const client = { client_name: 'Books', redirect_uris: ['https://books.example/back'] };

/** Operations for service keys: the operator's own programs. */
export const serviceOperations: Operations = {
  'GET /auth/v1/admin/users': { answers: programOnly(200) },
  'POST /auth/v1/admin/users': {
    call: ({ password }) => ({ body: { email: 'made@post.example', password } }),
    answers: programOnly(200),
  },
  'GET /auth/v1/admin/users/:id': {
    call: ({ ownerId }) => ({ ids: { id: ownerId } }),
    answers: programOnly(200),
  },
  'PUT /auth/v1/admin/users/:id': {
    call: ({ ownerId }) => ({ ids: { id: ownerId }, body: { user_metadata: { full_name: 'Changed' } } }),
    answers: programOnly(200),
  },
  'DELETE /auth/v1/admin/users/:id': {
    call: ({ newcomerId }) => ({ ids: { id: newcomerId } }),
    answers: programOnly(200),
  },
  'GET /auth/v1/admin/users/:id/factors': {
    call: ({ ownerId }) => ({ ids: { id: ownerId } }),
    answers: programOnly(200),
  },
  'DELETE /auth/v1/admin/users/:id/factors/:factorId': {
    call: ({ ownerId, factorId }) => ({ ids: { id: ownerId, factorId } }),
    answers: programOnly(200),
    crossed: ({ blockedId, factorId }) => [{ who: 'program', ids: { id: blockedId, factorId }, answer: 404 }],
  },
  'POST /auth/v1/invite': {
    call: () => ({ body: { email: 'invited@post.example' } }),
    answers: programOnly(200),
  },
  'POST /auth/v1/admin/generate_link': {
    call: ({ ownerEmail }) => ({ body: { type: 'magiclink', email: ownerEmail } }),
    answers: programOnly(200),
  },
  'GET /auth/v1/admin/oauth/clients': { answers: programOnly(200) },
  'POST /auth/v1/admin/oauth/clients': { call: () => ({ body: client }), answers: programOnly(201) },
  'GET /auth/v1/admin/oauth/clients/:id': {
    call: ({ oauthClientId }) => ({ ids: { id: oauthClientId } }),
    answers: programOnly(200),
  },
  'PUT /auth/v1/admin/oauth/clients/:id': {
    call: ({ oauthClientId }) => ({ ids: { id: oauthClientId }, body: { client_name: 'Ledgers' } }),
    answers: programOnly(200),
  },
  'DELETE /auth/v1/admin/oauth/clients/:id': {
    call: ({ oauthClientId }) => ({ ids: { id: oauthClientId } }),
    answers: programOnly(204),
  },
  'POST /auth/v1/admin/oauth/clients/:id/regenerate_secret': {
    call: ({ oauthClientId }) => ({ ids: { id: oauthClientId }, body: {} }),
    answers: programOnly(200),
  },
};
