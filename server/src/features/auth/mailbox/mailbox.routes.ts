import { z } from '@hono/zod-openapi';
import { requireActor, signedInOnly } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../../http/declare-route.ts';
import type { AuthKit } from '../auth-kit.ts';
import { visitorOf } from '../wire/visitor-of.ts';
import { isMailboxProven } from './is-mailbox-proven.ts';
import { proveInSession } from './prove-in-session.ts';
import { sendMailboxCode } from './send-mailbox-code.ts';

const signedInRoute = routesWith({ tags: ['Account'], middleware: signedInOnly });

const readRoute = signedInRoute('get', '/', {
  summary: 'Read whether your e-mail address is proven',
  responses: {
    200: jsonAnswer(
      'Whether the e-mail address of the account is proven; null for an account without one',
      z.object({ is_proven: z.boolean().nullable() }),
    ),
  },
});

const sendRoute = signedInRoute('post', '/code', {
  summary: 'Mail a code that proves your e-mail address',
  responses: { 204: { description: 'A six-digit code is queued to the account’s e-mail address' } },
});

const proveRoute = signedInRoute('post', '/proof', {
  summary: 'Prove your e-mail address with the mailed code',
  request: {
    body: {
      description: 'The code from the mail',
      ...jsonBody(z.object({ code: z.string().min(1).max(40) })),
    },
  },
  responses: { 204: { description: 'The address is proven. Every other session of the account has ended' } },
});

/** Lets a signed-in user prove the mailbox of the account. Mounted at /api/account/mailbox. */
export const createMailboxRoutes = (auth: AuthKit) =>
  createApi()
    .openapi(readRoute, async (c) =>
      c.json({ is_proven: await isMailboxProven(auth, requireActor(c).userId) }, 200),
    )
    .openapi(sendRoute, async (c) => {
      await sendMailboxCode(auth, requireActor(c), visitorOf(c));
      return c.body(null, 204);
    })
    .openapi(proveRoute, async (c) => {
      await proveInSession(auth, requireActor(c), c.req.valid('json').code, visitorOf(c));
      return c.body(null, 204);
    });

export type MailboxApi = ReturnType<typeof createMailboxRoutes>;
