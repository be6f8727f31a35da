import { createRoute, z } from '@hono/zod-openapi';
import { only, requireActor } from '../http/actor.ts';
import { createApi } from '../http/create-api.ts';
import type { Page } from '../http/paging.ts';
import { linkAttachment } from './link-attachment.ts';
import { listClaimsWithReplies, listReplies, withClaims } from './list-replies.ts';
import { matchReply } from './match-reply.ts';
import { recordManualReply } from './record-manual-reply.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { presentReply, presentSummary, type ReplyToShow } from './replies.presenter.ts';
import {
  json,
  manualReplyBody,
  matchBody,
  pageQuery,
  repliesAnswer,
  replyIdParam,
  replySchema,
  summaryAnswer,
} from './replies.schemas.ts';
import { summariseReplies } from './summarise-replies.ts';

const tags = ['Replies'];
const middleware = only('admin');
const oneReply = { description: 'The reply', content: json(z.object({ response: replySchema })) };
const replies = { 200: { description: 'A page of replies', content: json(repliesAnswer) } };

const listRoute = createRoute({
  method: 'get',
  path: '/api/admin/replies',
  tags,
  summary: 'Replies, newest first',
  middleware,
  request: { query: pageQuery.extend({ unmatched: z.enum(['true', 'false']).optional() }) },
  responses: replies,
});

const processedRoute = createRoute({
  method: 'get',
  path: '/api/admin/replies/processed',
  tags,
  summary: 'The newest reply of each claim that has one',
  middleware,
  request: { query: pageQuery },
  responses: replies,
});

const summaryRoute = createRoute({
  method: 'get',
  path: '/api/admin/replies/summary',
  tags,
  summary: 'How many replies counted, and what they say',
  middleware,
  responses: { 200: { description: 'The counts', content: json(summaryAnswer) } },
});

const recordRoute = createRoute({
  method: 'post',
  path: '/api/admin/replies',
  tags,
  summary: 'Record a reply by hand; the same words twice within ten minutes are one reply, answered with 200',
  middleware,
  request: { body: { required: true, content: json(manualReplyBody) } },
  responses: { 201: oneReply, 200: oneReply },
});

const matchRoute = createRoute({
  method: 'post',
  path: '/api/admin/replies/{id}/match',
  tags,
  summary: 'Say which claim a reply is about',
  middleware,
  request: { params: replyIdParam, body: { required: true, content: json(matchBody) } },
  responses: { 200: oneReply },
});

const attachmentRoute = createRoute({
  method: 'get',
  path: '/api/admin/replies/{id}/attachments/{attachmentId}/link',
  tags,
  summary: 'Where an attachment can be fetched for a few minutes',
  middleware,
  request: { params: replyIdParam.extend({ attachmentId: z.string() }) },
  responses: { 200: { description: 'The address', content: json(z.object({ url: z.string() })) } },
});

export function createRepliesRoutes(deps: RepliesDeps) {
  return createApi()
    .openapi(listRoute, async (c) => {
      const { unmatched, ...asked } = c.req.valid('query');
      const which = unmatched === 'true' ? 'unmatched' : 'all';
      return c.json(presentPage(await listReplies(deps, { ...asked, only: which })), 200);
    })
    .openapi(processedRoute, async (c) =>
      c.json(presentPage(await listClaimsWithReplies(deps, c.req.valid('query'))), 200),
    )
    .openapi(summaryRoute, async (c) => c.json(presentSummary(await summariseReplies(deps)), 200))
    .openapi(recordRoute, async (c) => {
      const body = c.req.valid('json');
      const { response, isRepeat } = await recordManualReply(deps, requireActor(c), {
        subject: body.email_subject,
        body: body.email_body,
        senderEmail: body.sender_email,
        claimId: body.claim_id,
        address: c.get('clientAddress'),
      });
      const [shown] = await withClaims(deps.db, [response]);
      return c.json({ response: presentReply(shown as ReplyToShow) }, isRepeat ? 200 : 201);
    })
    .openapi(matchRoute, async (c) => {
      const response = await matchReply(deps, requireActor(c), {
        responseId: c.req.valid('param').id,
        claimId: c.req.valid('json').claim_id,
        address: c.get('clientAddress'),
      });
      const [shown] = await withClaims(deps.db, [response]);
      return c.json({ response: presentReply(shown as ReplyToShow) }, 200);
    })
    .openapi(attachmentRoute, async (c) => {
      const { id, attachmentId } = c.req.valid('param');
      return c.json({ url: await linkAttachment(deps, requireActor(c), id, attachmentId) }, 200);
    });
}

export type RepliesApi = ReturnType<typeof createRepliesRoutes>;

const presentPage = ({ rows, nextCursor }: Page<ReplyToShow>) => ({
  responses: rows.map(presentReply),
  next_cursor: nextCursor,
});
