import { actorWithAddress, only } from '../../http/actor.ts';
import { createApi } from '../../http/create-api.ts';
import { jsonAnswer, routesWith } from '../../http/declare-route.ts';
import { countMails, listMails } from './list-mails.ts';
import type { RetryDeps } from './outbox.deps.ts';
import { presentCounts, presentOpened, presentOutgoing } from './outbox.presenter.ts';
import {
  boxAnswer,
  boxQuery,
  countsAnswer,
  mailAnswer,
  mailIdParam,
  retriedAnswer,
} from './outbox.schemas.ts';
import { readMail } from './read-mail.ts';
import { retryAllMails } from './retry-all-mails.ts';
import { retryMail } from './retry-mail.ts';

const adminRoute = routesWith({ tags: ['Administration'], middleware: only('admin') });

const listRoute = adminRoute('get', '/api/admin/mails', {
  summary: 'List outgoing mails by delivery state',
  request: { query: boxQuery },
  responses: { 200: jsonAnswer('A page of mails', boxAnswer) },
});

const countsRoute = adminRoute('get', '/api/admin/mails/counts', {
  summary: 'Count queued, sent and failed mails',
  responses: { 200: jsonAnswer('The counts', countsAnswer) },
});

const readRoute = adminRoute('get', '/api/admin/mails/{id}', {
  summary: 'Read a mail; its text is left out when it is confidential to the recipient',
  request: { params: mailIdParam },
  responses: { 200: jsonAnswer('The mail', mailAnswer) },
});

const retryRoute = adminRoute('post', '/api/admin/mails/{id}/retry', {
  summary: 'Queue a failed mail again',
  request: { params: mailIdParam },
  responses: { 200: jsonAnswer('The mail after the change', mailAnswer) },
});

const retryAllRoute = adminRoute('post', '/api/admin/mails/retry-failed', {
  summary: 'Queue up to 1,000 failed mails again',
  responses: { 200: jsonAnswer('The number of mails queued', retriedAnswer) },
});

/** Outgoing mails, for admins. */
export function createOutboxRoutes(deps: RetryDeps) {
  const present = async (id: string) => ({ mail: presentOpened(await readMail(deps, id), deps.clock.now()) });
  return createApi()
    .openapi(listRoute, async (c) => {
      const { rows, nextCursor } = await listMails(deps, c.req.valid('query'));
      const now = deps.clock.now();
      return c.json({ mails: rows.map((row) => presentOutgoing(row, now)), next_cursor: nextCursor }, 200);
    })
    .openapi(countsRoute, async (c) => c.json(presentCounts(await countMails(deps)), 200))
    .openapi(readRoute, async (c) => c.json(await present(c.req.valid('param').id), 200))
    .openapi(retryAllRoute, async (c) => {
      const { queued, isMore } = await retryAllMails(deps, actorWithAddress(c));
      return c.json({ queued, is_more: isMore }, 200);
    })
    .openapi(retryRoute, async (c) => {
      const { id } = c.req.valid('param');
      await retryMail(deps, actorWithAddress(c), id);
      return c.json(await present(id), 200);
    });
}

export type OutboxApi = ReturnType<typeof createOutboxRoutes>;
