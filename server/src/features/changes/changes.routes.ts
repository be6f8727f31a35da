import { z } from '@hono/zod-openapi';
import { etag } from 'hono/etag';
import { only } from '../../http/actor.ts';
import { createApi } from '../../http/create-api.ts';
import { jsonAnswer, routesWith } from '../../http/declare-route.ts';
import { type ChangesDeps, readMark } from './read-mark.ts';

// Browsers send the cached answer's ETag by themselves and get a 304 without a body.
const adminRoute = routesWith({ tags: ['Administration'], middleware: [only('admin'), etag()] });

const newerRoute = adminRoute('get', '/api/admin/newer', {
  summary:
    'Poll for changes: the mark differs once any data on an admin’s screen has changed. 304 while it has not',
  responses: { 200: jsonAnswer('The mark', z.object({ mark: z.string() }).openapi('ChangeMark')) },
});

/** Polled by every open admin screen, so it must be cheap to compute and small to send. */
export function createChangesRoutes(deps: ChangesDeps) {
  return createApi().openapi(newerRoute, async (c) => {
    const headers = { 'Cache-Control': 'private, no-cache', Vary: 'Authorization' };
    return c.json({ mark: await readMark(deps) }, 200, headers);
  });
}

export type ChangesApi = ReturnType<typeof createChangesRoutes>;
