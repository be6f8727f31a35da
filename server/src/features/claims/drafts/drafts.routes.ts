import { z } from '@hono/zod-openapi';
import { only, requireActor } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../../http/declare-route.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { idParam } from '../claims.schemas.ts';
import { createDraft } from './create-draft.ts';
import { presentDraft, presentDraftSummary } from './drafts.presenter.ts';
import { draftAnswer, draftSummarySchema, newDraftBody, saveDraftBody } from './drafts.schemas.ts';
import { listDrafts, readDraft } from './read-draft.ts';
import { removeDraft } from './remove-draft.ts';
import { sameClaim } from './same-claim.ts';
import { saveDraft } from './save-draft.ts';

const plaintiffRoute = routesWith({ tags: ['Claim drafts'], middleware: only('plaintiff') });

const listRoute = plaintiffRoute('get', '/api/claims/drafts', {
  summary: 'List your drafts, newest first',
  responses: {
    200: jsonAnswer('The drafts', z.object({ drafts: z.array(draftSummarySchema) })),
  },
});

const createDraftRoute = plaintiffRoute('post', '/api/claims/drafts', {
  summary: 'Create a draft, filled in from your profile',
  request: { body: jsonBody(newDraftBody) },
  responses: { 201: jsonAnswer('The draft', draftAnswer) },
});

const readRoute = plaintiffRoute('get', '/api/claims/drafts/{id}', {
  summary: 'Read a draft',
  request: { params: idParam },
  responses: { 200: jsonAnswer('The draft', draftAnswer) },
});

const sameClaimRoute = plaintiffRoute('get', '/api/claims/drafts/{id}/same-claim', {
  summary: 'Find another open claim or draft of yours against the same party for the same sum',
  request: { params: idParam },
  responses: {
    200: jsonAnswer(
      'A sentence that asks about it; null where there is none',
      z.object({ words: z.string().nullable() }),
    ),
  },
});

const saveRoute = plaintiffRoute('put', '/api/claims/drafts/{id}', {
  summary: 'Save the answers of a draft; refused (409) when `version` is not the stored one',
  request: { params: idParam, body: jsonBody(saveDraftBody) },
  responses: { 200: jsonAnswer('The draft as saved', draftAnswer) },
});

const removeRoute = plaintiffRoute('delete', '/api/claims/drafts/{id}', {
  summary: 'Delete a draft with its files',
  request: { params: idParam },
  responses: { 204: { description: 'The draft is deleted' } },
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
