import { createRoute, z } from '@hono/zod-openapi';
import { only, requireActor } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { idParam, json } from '../claims.schemas.ts';
import { createDraft } from './create-draft.ts';
import { presentDraft, presentDraftSummary } from './drafts.presenter.ts';
import { draftAnswer, draftSummarySchema, newDraftBody, saveDraftBody } from './drafts.schemas.ts';
import { listDrafts, readDraft } from './read-draft.ts';
import { removeDraft } from './remove-draft.ts';
import { sameClaim } from './same-claim.ts';
import { saveDraft } from './save-draft.ts';

const middleware = only('plaintiff');
const tags = ['Claim drafts'];

const listRoute = createRoute({
  method: 'get',
  path: '/api/claims/drafts',
  tags,
  summary: 'Your unfinished claims, newest first',
  middleware,
  responses: {
    200: {
      description: 'The drafts',
      content: json(z.object({ drafts: z.array(draftSummarySchema) })),
    },
  },
});

const createDraftRoute = createRoute({
  method: 'post',
  path: '/api/claims/drafts',
  tags,
  summary: 'Begin a claim; what your profile knows is filled in',
  middleware,
  request: { body: { required: true, content: json(newDraftBody) } },
  responses: { 201: { description: 'The draft', content: json(draftAnswer) } },
});

const readRoute = createRoute({
  method: 'get',
  path: '/api/claims/drafts/{id}',
  tags,
  summary: 'An unfinished claim',
  middleware,
  request: { params: idParam },
  responses: { 200: { description: 'The draft', content: json(draftAnswer) } },
});

const sameClaimRoute = createRoute({
  method: 'get',
  path: '/api/claims/drafts/{id}/same-claim',
  tags,
  summary: 'Whether you have another open claim or draft against the same party for the same sum',
  middleware,
  request: { params: idParam },
  responses: {
    200: {
      description: 'What to ask yourself before the letter; null where there is none',
      content: json(z.object({ words: z.string().nullable() })),
    },
  },
});

const saveRoute = createRoute({
  method: 'put',
  path: '/api/claims/drafts/{id}',
  tags,
  summary: 'Save the answers; refused when they were changed elsewhere meanwhile',
  middleware,
  request: { params: idParam, body: { required: true, content: json(saveDraftBody) } },
  responses: { 200: { description: 'The draft as saved', content: json(draftAnswer) } },
});

const removeRoute = createRoute({
  method: 'delete',
  path: '/api/claims/drafts/{id}',
  tags,
  summary: 'Throw an unfinished claim away, with its files',
  middleware,
  request: { params: idParam },
  responses: { 204: { description: 'It is gone' } },
});

/** A user reaches only their own drafts. */
export function createDraftsRoutes(deps: ClaimsDeps) {
  return createApi()
    .openapi(listRoute, async (c) => {
      const drafts = await listDrafts(deps, requireActor(c));
      return c.json({ drafts: drafts.map(presentDraftSummary) }, 200);
    })
    .openapi(createDraftRoute, async (c) => {
      const draft = await createDraft(deps, requireActor(c), c.req.valid('json'));
      return c.json({ draft: presentDraft(draft) }, 201);
    })
    .openapi(readRoute, async (c) => {
      const draft = await readDraft(deps, requireActor(c), c.req.valid('param').id);
      return c.json({ draft: presentDraft(draft) }, 200);
    })
    .openapi(sameClaimRoute, async (c) =>
      c.json({ words: await sameClaim(deps, requireActor(c), c.req.valid('param').id) }, 200),
    )
    .openapi(saveRoute, async (c) => {
      const draft = await saveDraft(deps, requireActor(c), c.req.valid('param').id, c.req.valid('json'));
      return c.json({ draft: presentDraft(draft) }, 200);
    })
    .openapi(removeRoute, async (c) => {
      await removeDraft(deps, requireActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
}
