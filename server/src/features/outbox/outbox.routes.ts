import { createRoute, type z } from '@hono/zod-openapi';
import { only, requireActor } from '../../http/actor.ts';
import type { AppContext } from '../../http/context.ts';
import { createApi } from '../../http/create-api.ts';
import { countMails, listMails } from './list-mails.ts';
import type { OutboxDeps } from './outbox.deps.ts';
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

const tags = ['Administration'];
const middleware = only('admin');
const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } });

const listRoute = createRoute({
  method: 'get',
  path: '/api/admin/mails',
  tags,
  summary: 'Outgoing mails by what became of them',
  middleware,
  request: { query: boxQuery },
  responses: { 200: { description: 'A page of mails', content: json(boxAnswer) } },
});

const countsRoute = createRoute({
  method: 'get',
  path: '/api/admin/mails/counts',
  tags,
  summary: 'How many mails are queued, sent and failed',
  middleware,
  responses: { 200: { description: 'The counts', content: json(countsAnswer) } },
});

const readRoute = createRoute({
  method: 'get',
  path: '/api/admin/mails/{id}',
  tags,
  summary: 'One mail with its text, unless that is for its recipient alone',
  middleware,
  request: { params: mailIdParam },
  responses: { 200: { description: 'The mail', content: json(mailAnswer) } },
});

const retryRoute = createRoute({
  method: 'post',
  path: '/api/admin/mails/{id}/retry',
  tags,
  summary: 'Queue a failed mail again',
  middleware,
  request: { params: mailIdParam },
  responses: { 200: { description: 'The mail as it is now', content: json(mailAnswer) } },
});

const retryAllRoute = createRoute({
  method: 'post',
  path: '/api/admin/mails/retry-failed',
  tags,
  summary: 'Queue failed mails again, up to a thousand',
  middleware,
  responses: { 200: { description: 'How many were queued', content: json(retriedAnswer) } },
});

/** Outgoing mails, for admins. */
export function createOutboxRoutes(deps: OutboxDeps) {
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
      const { queued, isMore } = await retryAllMails(deps, operator(c));
      return c.json({ queued, is_more: isMore }, 200);
    })
    .openapi(retryRoute, async (c) => {
      const { id } = c.req.valid('param');
      await retryMail(deps, operator(c), id);
      return c.json(await present(id), 200);
    });
}

export type OutboxApi = ReturnType<typeof createOutboxRoutes>;

const operator = (c: AppContext) => ({ actor: requireActor(c), address: c.get('clientAddress') });
