import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { only, requireActor } from '../../http/actor.ts';
import { createApi } from '../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../http/declare-route.ts';
import { fileBody, fileNameQuery, uploadFrom } from '../claims/index.ts';
import { addReplyFile } from './add-reply-file.ts';
import { withClaims } from './list-replies.ts';
import { recordHandReply } from './record-hand-reply.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { presentAttachment, presentReply, type ReplyToShow } from './replies.presenter.ts';
import { handReplyBody, replyAnswer, replyFileAnswer, replyIdParam } from './replies.schemas.ts';

const adminRoute = routesWith({ tags: ['Replies'], middleware: only('admin') });

const oneReply = jsonAnswer('The reply', replyAnswer);

const recordRoute = adminRoute('post', '/api/admin/replies/by-hand', {
  summary:
    'Record a reply that came by post, by phone or in person. The same text again within ten minutes is not recorded twice, and is answered with 200',
  request: { body: jsonBody(handReplyBody) },
  responses: { 201: oneReply, 200: oneReply },
});

const fileRoute = adminRoute('post', '/api/admin/replies/{id}/attachments', {
  summary:
    'Add a file to a reply by post, by phone or in person: PDF, JPG, JPEG, PNG, DOC or DOCX of up to 10 MB',
  request: { params: replyIdParam, query: fileNameQuery, body: fileBody },
  responses: { 201: jsonAnswer('The file', replyFileAnswer) },
});

/** Replies by post, by phone or in person. */
export function createHandRepliesRoutes(deps: RepliesDeps) {
  return createApi()
    .openapi(recordRoute, async (c) => {
      const body = c.req.valid('json');
      const { response, isRepeat } = await recordHandReply(deps, requireActor(c), {
        claimId: body.claim_id,
        channel: body.channel,
        receivedOn: toIsoDate(body.received_on),
        said: body.said,
        address: c.get('clientAddress'),
      });
      const [shown] = await withClaims(deps.db, [response]);
      return c.json({ response: presentReply(shown as ReplyToShow) }, isRepeat ? 200 : 201);
    })
    .openapi(fileRoute, async (c) => {
      const added = await addReplyFile(deps, requireActor(c), {
        responseId: c.req.valid('param').id,
        upload: uploadFrom(c.req.raw, c.req.valid('query').name),
        address: c.get('clientAddress'),
      });
      return c.json({ attachment: presentAttachment(added) }, 201);
    });
}

export type HandRepliesApi = ReturnType<typeof createHandRepliesRoutes>;
