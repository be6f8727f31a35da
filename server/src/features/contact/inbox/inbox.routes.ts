import { z } from '@hono/zod-openapi';
import { actorWithAddress, only } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../../http/declare-route.ts';
import { countUnread } from './count-unread.ts';
import { presentMessage } from './inbox.presenter.ts';
import { listMessages, type ReceivedMessage, withClaims } from './list-messages.ts';
import { markMessage } from './mark-message.ts';
import { type InboxDeps, readAllMessages } from './read-all-messages.ts';

const adminRoute = routesWith({ tags: ['Administration'], middleware: only('admin') });

const statuses = z.enum(['unread', 'read']);
const unread_messages = z.int().openapi({ description: 'Number of unread messages, in all pages' });

const messageSchema = z
  .object({
    id: z.uuid(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    claim_id: z.string().nullable().openapi({ description: 'As the sender typed it' }),
    known_claim_id: z
      .uuid()
      .nullable()
      .openapi({ description: 'Id of the claim that claim_id matches; null when it matches none' }),
    issue: z.string(),
    status: statuses,
    created_at: z.iso.datetime(),
  })
  .openapi('ReceivedMessage');

const listRoute = adminRoute('get', '/api/admin/messages', {
  summary: 'List messages from the contact form, newest first',
  request: {
    query: z.object({
      cursor: z.string().optional().openapi({ description: 'next_cursor of the previous page' }),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
  },
  responses: {
    200: jsonAnswer(
      'A page of messages',
      z.object({ messages: z.array(messageSchema), next_cursor: z.string().nullable(), unread_messages }),
    ),
  },
});

const readAllRoute = adminRoute('post', '/api/admin/messages/read', {
  summary: 'Mark all unread messages as read',
  responses: {
    200: jsonAnswer(
      'The ids of the messages that changed',
      z.object({ message_ids: z.array(z.uuid()), unread_messages }),
    ),
  },
});

const markRoute = adminRoute('put', '/api/admin/messages/{id}', {
  summary: 'Mark a message as read or unread',
  request: {
    params: z.object({ id: z.string() }),
    body: jsonBody(z.object({ status: statuses })),
  },
  responses: {
    200: jsonAnswer('The message', z.object({ message: messageSchema, unread_messages })),
  },
});

/** Messages from the contact page, for admins. */
export function createInboxRoutes(deps: InboxDeps) {
  return createApi()
    .openapi(listRoute, async (c) => {
      const [{ rows, nextCursor }, unread] = await Promise.all([
        listMessages(deps, c.req.valid('query')),
        countUnread(deps),
      ]);
      return c.json(
        { messages: rows.map(presentMessage), next_cursor: nextCursor, unread_messages: unread },
        200,
      );
    })
    .openapi(readAllRoute, async (c) => {
      const ids = await readAllMessages(deps, actorWithAddress(c));
      return c.json({ message_ids: [...ids], unread_messages: await countUnread(deps) }, 200);
    })
    .openapi(markRoute, async (c) => {
      const message = await markMessage(
        deps,
        actorWithAddress(c),
        c.req.valid('param').id,
        c.req.valid('json').status,
      );
      const [shown] = await withClaims(deps.db, [message]);
      return c.json(
        { message: presentMessage(shown as ReceivedMessage), unread_messages: await countUnread(deps) },
        200,
      );
    });
}

export type InboxApi = ReturnType<typeof createInboxRoutes>;
