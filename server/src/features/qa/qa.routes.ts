import { createRoute, z } from '@hono/zod-openapi';
import { only, requireActor } from '../../http/actor.ts';
import { answerWithEvents } from '../../http/answer-with-events.ts';
import { createApi } from '../../http/create-api.ts';
import { makeTestClaims, moveTestDeadlines, previewCleanup, removeTestClaims } from '../claims/index.ts';
import type { QaDeps } from './qa.deps.ts';
import { presentTestClaim } from './qa.presenter.ts';
import {
  claimsAnswer,
  cleanupBody,
  deadlineBody,
  generateBody,
  json,
  kindParam,
  movedAnswer,
  previewAnswer,
  removedAnswer,
} from './qa.schemas.ts';
import type { RunEvents } from './runs/run-events.ts';
import { runTests } from './runs/run-tests.ts';

const tags = ['Testing'];
const middleware = only('tester');
const body = <Schema>(schema: Schema) => ({ body: { required: true, content: json(schema) } });

const runRoute = createRoute({
  method: 'post',
  path: '/api/testing/runs/{kind}',
  tags,
  summary: 'Run tests of one kind',
  middleware,
  request: { params: kindParam },
  responses: {
    200: {
      description: 'Events while they run: started, result (one per check), and last done or error',
      content: { 'text/event-stream': { schema: z.string() } },
    },
  },
});

const generateRoute = createRoute({
  method: 'post',
  path: '/api/testing/claims',
  tags,
  summary: 'Make test claims, one for each sample amount. They belong to the tester',
  middleware,
  request: body(generateBody),
  responses: { 201: { description: 'The claims', content: json(claimsAnswer) } },
});

const deadlineRoute = createRoute({
  method: 'put',
  path: '/api/testing/claims/deadline',
  tags,
  summary: 'Give testers’ claims another deadline',
  middleware,
  request: body(deadlineBody),
  responses: { 200: { description: 'Which have it now', content: json(movedAnswer) } },
});

const previewRoute = createRoute({
  method: 'get',
  path: '/api/testing/claims/cleanup',
  tags,
  summary: 'What cleaning up would remove',
  middleware,
  responses: { 200: { description: 'Test claims of testers, oldest first', content: json(previewAnswer) } },
});

const cleanupRoute = createRoute({
  method: 'post',
  path: '/api/testing/claims/cleanup',
  tags,
  summary: 'Remove test claims of testers with all that hangs on them',
  middleware,
  request: body(cleanupBody),
  responses: { 200: { description: 'Which are gone', content: json(removedAnswer) } },
});

/** The testing dashboard. Mounted only where the operator enables it. */
export function createQaRoutes(deps: QaDeps) {
  return createApi()
    .openapi(runRoute, (c) => answerWithEvents<RunEvents>(c, runTests(deps, c.req.valid('param').kind)))
    .openapi(generateRoute, async (c) => {
      const claims = await makeTestClaims(deps, requireActor(c), c.req.valid('json').urgency);
      return c.json({ claims: claims.map(presentTestClaim) }, 201);
    })
    .openapi(deadlineRoute, async (c) => {
      const { claim_ids, deadline } = c.req.valid('json');
      const { moved, left } = await moveTestDeadlines(deps, requireActor(c), claim_ids, deadline);
      return c.json({ updated: [...moved], not_updated: [...left] }, 200);
    })
    .openapi(previewRoute, async (c) => {
      const { claims, total } = await previewCleanup(deps);
      const shown = claims.map((claim) => ({ ...presentTestClaim(claim), stays: claim.stays }));
      return c.json({ claims: shown, total }, 200);
    })
    .openapi(cleanupRoute, async (c) => {
      const { removed, left } = await removeTestClaims(deps, requireActor(c), c.req.valid('json').claim_ids);
      return c.json({ removed: [...removed], not_removed: [...left] }, 200);
    });
}

export type QaApi = ReturnType<typeof createQaRoutes>;
