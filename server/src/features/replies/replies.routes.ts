import { z } from '@hono/zod-openapi';
import { only, requireActor } from '../../http/actor.ts';
import { createApi } from '../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../http/declare-route.ts';
import type { Page } from '../../http/paging.ts';
import { judgeReply } from './judge-reply.ts';
import { linkAttachment } from './link-attachment.ts';
import {
  countReplyLists,
  listClaimsWithReplies,
  listReplies,
  listUndoableReplies,
  withClaims,
} from './list-replies.ts';
import { matchReply } from './match-reply.ts';
import { previewMatch } from './preview-match.ts';
import { recordManualReply } from './record-manual-reply.ts';
import type { RepliesDeps } from './replies.deps.ts';
import {
  presentCounts,
  presentPreview,
  presentReply,
  presentSummary,
  type ReplyToShow,
} from './replies.presenter.ts';
import {
  countsAnswer,
  judgeBody,
  listQuery,
  manualReplyBody,
  matchBody,
  pageQuery,
  previewAnswer,
  repliesAnswer,
  replyAnswer,
  replyIdParam,
  summaryAnswer,
  undoableAnswer,
} from './replies.schemas.ts';
import { summariseReplies } from './summarise-replies.ts';
import { undoMatch } from './undo-match.ts';

const adminRoute = routesWith({ tags: ['Replies'], middleware: only('admin') });

const oneReply = jsonAnswer('The reply', replyAnswer);
const replies = { 200: jsonAnswer('A page of replies', repliesAnswer) };

const listRoute = adminRoute('get', '/api/admin/replies', {
  summary: 'List replies, newest first',
  request: { query: pageQuery.extend(listQuery.shape) },
  responses: replies,
});

const processedRoute = adminRoute('get', '/api/admin/replies/processed', {
  summary: 'List the newest reply of each claim that has one',
  request: { query: pageQuery },
  responses: replies,
});

const summaryRoute = adminRoute('get', '/api/admin/replies/summary', {
  summary: 'Count replies by what they say',
  responses: { 200: jsonAnswer('The counts', summaryAnswer) },
});

const recordRoute = adminRoute('post', '/api/admin/replies', {
  summary:
    'Record a mailed reply by hand. The same text again within ten minutes is not recorded twice, and is answered with 200',
  request: { body: jsonBody(manualReplyBody) },
  responses: { 201: oneReply, 200: oneReply },
});

const matchRoute = adminRoute('post', '/api/admin/replies/{id}/match', {
  summary: 'Match a reply to a claim',
  request: { params: replyIdParam, body: jsonBody(matchBody) },
  responses: { 200: oneReply },
});

const countsRoute = adminRoute('get', '/api/admin/replies/counts', {
  summary: 'Count unmatched mails and automatic mails',
  responses: { 200: jsonAnswer('The counts', countsAnswer) },
});

const undoableRoute = adminRoute('get', '/api/admin/replies/undoable', {
  summary: 'List the replies that were matched in the last minute, whose match can be undone',
  responses: { 200: jsonAnswer('The replies, the last matched first', undoableAnswer) },
});

const previewRoute = adminRoute('get', '/api/admin/replies/{id}/match', {
  summary: 'Preview a match: the claim, and the mail that its claimant would get',
  request: { params: replyIdParam, query: matchBody },
  responses: { 200: jsonAnswer('The preview', previewAnswer) },
});

const undoRoute = adminRoute('post', '/api/admin/replies/{id}/undo-match', {
  summary: 'Undo a match within a minute, before its mails are sent',
  request: { params: replyIdParam },
  responses: { 200: oneReply },
});

const judgeRoute = adminRoute('post', '/api/admin/replies/{id}/judgement', {
  summary: 'Mark a mail as a reply, or as none',
  request: { params: replyIdParam, body: jsonBody(judgeBody) },
  responses: { 200: oneReply },
});

const attachmentRoute = adminRoute('get', '/api/admin/replies/{id}/attachments/{attachmentId}/link', {
  summary: 'Get a download link for an attachment; it expires after a few minutes',
  request: { params: replyIdParam.extend({ attachmentId: z.string() }) },
  responses: { 200: jsonAnswer('The download link', z.object({ url: z.string() })) },
});

export function createRepliesRoutes(deps: RepliesDeps) {
  const present = async (response: ReplyToShow['response']) => {
    const [shown] = await withClaims(deps.db, [response]);
    return { response: presentReply(shown as ReplyToShow) };
  };
  return createApi()
    .openapi(listRoute, async (c) => {
      return c.json(presentPage(await listReplies(deps, c.req.valid('query'))), 200);
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
      return c.json(await present(response), isRepeat ? 200 : 201);
    })
    .openapi(matchRoute, async (c) => {
      const response = await matchReply(deps, requireActor(c), {
        responseId: c.req.valid('param').id,
        claimId: c.req.valid('json').claim_id,
        address: c.get('clientAddress'),
      });
      return c.json(await present(response), 200);
    })
    .openapi(countsRoute, async (c) => c.json(presentCounts(await countReplyLists(deps)), 200))
    .openapi(undoableRoute, async (c) =>
      c.json({ responses: (await listUndoableReplies(deps)).map(presentReply) }, 200),
    )
    .openapi(previewRoute, async (c) => {
      const [responseId, claimId] = [c.req.valid('param').id, c.req.valid('query').claim_id];
      return c.json(presentPreview(await previewMatch(deps, { responseId, claimId })), 200);
    })
    .openapi(undoRoute, async (c) => {
      const asked = { responseId: c.req.valid('param').id, address: c.get('clientAddress') };
      return c.json(await present(await undoMatch(deps, requireActor(c), asked)), 200);
    })
    .openapi(judgeRoute, async (c) => {
      const asked = { responseId: c.req.valid('param').id, isReply: c.req.valid('json').is_reply };
      const address = c.get('clientAddress');
      return c.json(await present(await judgeReply(deps, requireActor(c), { ...asked, address })), 200);
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
