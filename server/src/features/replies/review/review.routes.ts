import { createRoute, z } from '@hono/zod-openapi';
import { only, requireActor } from '../../../http/actor.ts';
import type { AppContext } from '../../../http/context.ts';
import { createApi } from '../../../http/create-api.ts';
import { json, replyIdParam } from '../replies.schemas.ts';
import { addNote } from './add-note.ts';
import { assessClaim } from './assess-claim.ts';
import { readReview } from './read-review.ts';
import type { ReviewDeps } from './review.deps.ts';
import { presentAssessment, presentNote, presentReview } from './review.presenter.ts';
import { assessmentBody, assessmentSchema, noteBody, noteSchema, reviewAnswer } from './review.schemas.ts';

const tags = ['Administration'];
const middleware = only('admin');

const reviewRoute = createRoute({
  method: 'get',
  path: '/api/admin/claims/{id}/review',
  tags,
  summary: 'A claim with its replies, notes, assessments and history',
  middleware,
  request: { params: replyIdParam },
  responses: { 200: { description: 'The claim under review', content: json(reviewAnswer) } },
});

const noteRoute = createRoute({
  method: 'post',
  path: '/api/admin/claims/{id}/notes',
  tags,
  summary: 'Add a note for other admins',
  middleware,
  request: { params: replyIdParam, body: { required: true, content: json(noteBody) } },
  responses: { 201: { description: 'The note', content: json(z.object({ note: noteSchema })) } },
});

const assessRoute = createRoute({
  method: 'post',
  path: '/api/admin/claims/{id}/assessment',
  tags,
  summary: 'Say whether they will pay, or what is done next',
  middleware,
  request: { params: replyIdParam, body: { required: true, content: json(assessmentBody) } },
  responses: {
    201: { description: 'The assessment', content: json(z.object({ assessment: assessmentSchema })) },
  },
});

export function createReviewRoutes(deps: ReviewDeps) {
  return createApi()
    .openapi(reviewRoute, async (c) =>
      c.json(presentReview(await readReview(deps, requireActor(c), c.req.valid('param').id)), 200),
    )
    .openapi(noteRoute, async (c) => {
      const note = await addNote(deps, reviewer(c), c.req.valid('param').id, c.req.valid('json').body);
      return c.json({ note: presentNote(note) }, 201);
    })
    .openapi(assessRoute, async (c) => {
      const body = c.req.valid('json');
      const said = 'action' in body ? { action: body.action } : { willPay: body.will_pay };
      const assessment = await assessClaim(deps, reviewer(c), c.req.valid('param').id, said);
      return c.json({ assessment: presentAssessment(assessment) }, 201);
    });
}

export type ReviewApi = ReturnType<typeof createReviewRoutes>;

const reviewer = (c: AppContext) => ({ actor: requireActor(c), address: c.get('clientAddress') });
