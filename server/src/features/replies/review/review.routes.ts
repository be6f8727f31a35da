import { z } from '@hono/zod-openapi';
import { actorWithAddress, only, requireActor } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../../http/declare-route.ts';
import { replyIdParam } from '../replies.schemas.ts';
import { addNote } from './add-note.ts';
import { assessClaim } from './assess-claim.ts';
import { readReview } from './read-review.ts';
import type { ReviewDeps } from './review.deps.ts';
import { presentAssessment, presentNote, presentReview } from './review.presenter.ts';
import { assessmentBody, assessmentSchema, noteBody, noteSchema, reviewAnswer } from './review.schemas.ts';

const adminRoute = routesWith({ tags: ['Administration'], middleware: only('admin') });

const reviewRoute = adminRoute('get', '/api/admin/claims/{id}/review', {
  summary: 'Read a claim with its replies, notes, assessments and history',
  request: { params: replyIdParam },
  responses: { 200: jsonAnswer('The claim', reviewAnswer) },
});

const noteRoute = adminRoute('post', '/api/admin/claims/{id}/notes', {
  summary: 'Add a note that only admins see',
  request: { params: replyIdParam, body: jsonBody(noteBody) },
  responses: { 201: jsonAnswer('The note', z.object({ note: noteSchema })) },
});

const assessRoute = adminRoute('post', '/api/admin/claims/{id}/assessment', {
  summary: 'Record whether the defendant will pay, or the next action',
  request: { params: replyIdParam, body: jsonBody(assessmentBody) },
  responses: {
    201: jsonAnswer('The assessment', z.object({ assessment: assessmentSchema })),
  },
});

export function createReviewRoutes(deps: ReviewDeps) {
  return createApi()
    .openapi(reviewRoute, async (c) =>
      c.json(presentReview(await readReview(deps, requireActor(c), c.req.valid('param').id)), 200),
    )
    .openapi(noteRoute, async (c) => {
      const note = await addNote(
        deps,
        actorWithAddress(c),
        c.req.valid('param').id,
        c.req.valid('json').body,
      );
      return c.json({ note: presentNote(note) }, 201);
    })
    .openapi(assessRoute, async (c) => {
      const body = c.req.valid('json');
      const said = 'action' in body ? { action: body.action } : { willPay: body.will_pay };
      const assessment = await assessClaim(deps, actorWithAddress(c), c.req.valid('param').id, said);
      return c.json({ assessment: presentAssessment(assessment) }, 201);
    });
}

export type ReviewApi = ReturnType<typeof createReviewRoutes>;
