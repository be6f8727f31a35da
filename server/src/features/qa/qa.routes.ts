import { z } from '@hono/zod-openapi';
import { only, requireActor } from '../../http/actor.ts';
import { createApi } from '../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../http/declare-route.ts';
import { streamEvents } from '../../http/stream-events.ts';
import { makeTestClaims, moveTestDeadlines, previewCleanup, removeTestClaims } from '../claims/index.ts';
import type { QaDeps } from './qa.deps.ts';
import { presentTestClaim } from './qa.presenter.ts';
import {
  claimsAnswer,
  cleanupBody,
  deadlineBody,
  generateBody,
  kindParam,
  movedAnswer,
  previewAnswer,
  removedAnswer,
} from './qa.schemas.ts';
import type { RunEvents } from './runs/run-events.ts';
import { runTests } from './runs/run-tests.ts';

const testerRoute = routesWith({ tags: ['Testing'], middleware: only('tester') });

const runRoute = testerRoute('post', '/api/testing/runs/{kind}', {
  summary: 'Run the tests of a kind',
  request: { params: kindParam },
  responses: {
    200: {
      description:
        'Server-sent events while the tests run: started, result (one for each check), then done or error',
      content: { 'text/event-stream': { schema: z.string() } },
    },
  },
});

const generateRoute = testerRoute('post', '/api/testing/claims', {
  summary: 'Create test claims that belong to the tester, one for each sample amount',
  request: { body: jsonBody(generateBody) },
  responses: { 201: jsonAnswer('The claims', claimsAnswer) },
});

const deadlineRoute = testerRoute('put', '/api/testing/claims/deadline', {
  summary: 'Change the deadline of test claims',
  request: { body: jsonBody(deadlineBody) },
  responses: { 200: jsonAnswer('The claims that were updated, and those that were not', movedAnswer) },
});

const previewRoute = testerRoute('get', '/api/testing/claims/cleanup', {
  summary: 'Preview the cleanup of test claims',
  responses: { 200: jsonAnswer('Test claims of testers, oldest first', previewAnswer) },
});

const cleanupRoute = testerRoute('post', '/api/testing/claims/cleanup', {
  summary: 'Delete test claims with all their records',
  request: { body: jsonBody(cleanupBody) },
  responses: { 200: jsonAnswer('The claims that were deleted, and those that were not', removedAnswer) },
});

/** The testing dashboard. Mounted only where the operator enables it. */
export function createQaRoutes(deps: QaDeps) {
  return createApi()
    .openapi(runRoute, (c) => streamEvents<RunEvents>(c, runTests(deps, c.req.valid('param').kind)))
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
