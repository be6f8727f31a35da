import { z } from '@hono/zod-openapi';
import { requireActor, signedInOnly } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, routesWith } from '../../../http/declare-route.ts';
import { type ClaimRepliesDeps, linkReplyFile } from './link-reply-file.ts';

const claimRoute = routesWith({ tags: ['Claims'], middleware: signedInOnly });

const path = '/api/claims/{id}/replies/{replyId}/attachments/{attachmentId}/link';

const linkRoute = claimRoute('get', path, {
  summary: 'Get a download link for a file of a reply; it expires after a few minutes',
  request: { params: z.object({ id: z.string(), replyId: z.string(), attachmentId: z.string() }) },
  responses: { 200: jsonAnswer('Where the file can be fetched', z.object({ url: z.string() })) },
});

/** For users who may see the claim. Admins have more routes to the same files. */
export function createClaimRepliesRoutes(deps: ClaimRepliesDeps) {
  return createApi().openapi(linkRoute, async (c) => {
    const { id, replyId, attachmentId } = c.req.valid('param');
    return c.json({ url: await linkReplyFile(deps, requireActor(c), [id, replyId, attachmentId]) }, 200);
  });
}

export type ClaimRepliesApi = ReturnType<typeof createClaimRepliesRoutes>;
