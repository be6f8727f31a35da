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
    'A mark that changes when anything did that an admin’s screen may show; 304 while nothing is newer',
  responses: { 200: jsonAnswer('The mark', z.object({ mark: z.string() }).openapi('NewsMark')) },
});

/** Polled by every open admin screen, so it must be cheap to compute and small to send. */
export function createChangesRoutes(deps: ChangesDeps) {
  return createApi().openapi(newerRoute, async (c) => {
    const headers = { 'Cache-Control': 'private, no-cache', Vary: 'Authorization' };
    return c.json({ mark: await readMark(deps) }, 200, headers);
  });
}

export type ChangesApi = ReturnType<typeof createChangesRoutes>;
