import { createRoute, z } from '@hono/zod-openapi';
import { only } from '../http/actor.ts';
import { createApi } from '../http/create-api.ts';
import { type NewsDeps, readMark } from './read-mark.ts';

const newerRoute = createRoute({
  method: 'get',
  path: '/api/admin/newer',
  tags: ['Administration'],
  summary: 'A mark that changes when anything did that an admin’s screen may show',
  middleware: only('admin'),
  responses: {
    200: {
      description: 'The mark, also as the ETag',
      content: { 'application/json': { schema: z.object({ mark: z.string() }).openapi('NewsMark') } },
    },
    304: { description: 'Nothing is newer than the mark in If-None-Match' },
  },
});

/** Asked by every open admin screen, again and again: what it answers must be cheap to find and small to send. */
export function createNewsRoutes(deps: NewsDeps) {
  return createApi().openapi(newerRoute, async (c) => {
    const mark = await readMark(deps);
    const tag = `"${mark}"`;
    // A browser that keeps the last answer asks with its tag by itself.
    const headers = { ETag: tag, 'Cache-Control': 'private, no-cache', Vary: 'Authorization' };
    if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304, headers);
    return c.json({ mark }, 200, headers);
  });
}

export type NewsApi = ReturnType<typeof createNewsRoutes>;
