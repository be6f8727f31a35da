import { z } from '@hono/zod-openapi';
import { mailTopics } from '@plainclaim/domain/accounts/mail-topics';
import { requireActor, signedInOnly } from '../../http/actor.ts';
import { createApi } from '../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../http/declare-route.ts';
import { chooseMail } from './choose-mail.ts';
import type { MailChoicesDeps } from './mail-choices.deps.ts';
import { readChoices } from './read-choices.ts';
import { readLink, unsubscribe } from './unsubscribe.ts';

const signedInRoute = routesWith({ tags: ['Your data'], middleware: signedInOnly });
const publicRoute = routesWith({ tags: ['Your data'] });

const topic = z.enum(mailTopics);
const choices = z.object({ choices: z.object({ reminders: z.boolean(), news: z.boolean() }) });
const choice = z.object({ topic, wanted: z.boolean() });
const tokenQuery = z.object({ token: z.string().max(200).default('') });
const stopped = z.object({ topic });

const readRoute = signedInRoute('get', '/api/account/mail-choices', {
  summary: 'Read which optional mails you get',
  responses: { 200: jsonAnswer('The choice for each topic', choices) },
});

const chooseRoute = signedInRoute('put', '/api/account/mail-choices', {
  summary: 'Subscribe to the mails of a topic, or unsubscribe',
  request: { body: jsonBody(choice) },
  responses: { 200: jsonAnswer('The choice for each topic', choices) },
});

const lookRoute = publicRoute('get', '/api/mail-choices/unsubscribe', {
  summary: 'Read the topic of an unsubscribe link',
  request: { query: tokenQuery },
  responses: { 200: jsonAnswer('The topic', stopped) },
});

/** Posted by mail programs (RFC 8058); the body, `List-Unsubscribe=One-Click`, is ignored. */
const stopRoute = publicRoute('post', '/api/mail-choices/unsubscribe', {
  summary: 'Unsubscribe from the topic of an unsubscribe link',
  request: { query: tokenQuery },
  responses: { 200: jsonAnswer('The topic', stopped) },
});

export function createMailChoicesRoutes(deps: MailChoicesDeps) {
  return createApi()
    .openapi(readRoute, async (c) => c.json({ choices: await readChoices(deps, requireActor(c)) }, 200))
    .openapi(chooseRoute, async (c) => {
      const actor = requireActor(c);
      await chooseMail(deps, actor, c.req.valid('json'), c.get('clientAddress'));
      return c.json({ choices: await readChoices(deps, actor) }, 200);
    })
    .openapi(lookRoute, async (c) => c.json({ topic: readLink(deps, c.req.valid('query').token).topic }, 200))
    .openapi(stopRoute, async (c) => {
      const { topic } = await unsubscribe(deps, c.req.valid('query').token, c.get('clientAddress'));
      return c.json({ topic }, 200);
    });
}

export type MailChoicesApi = ReturnType<typeof createMailChoicesRoutes>;
