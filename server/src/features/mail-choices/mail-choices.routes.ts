import { createRoute, z } from '@hono/zod-openapi';
import { mailTopics } from '@plainclaim/domain/accounts/mail-topics';
import { requireActor, signedInOnly } from '../../http/actor.ts';
import { createApi } from '../../http/create-api.ts';
import { chooseMail } from './choose-mail.ts';
import type { MailChoicesDeps } from './mail-choices.deps.ts';
import { readChoices } from './read-choices.ts';
import { readLink, unsubscribe } from './unsubscribe.ts';

const tags = ['Your data'];
const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } });
const topic = z.enum(mailTopics);
const choices = z.object({ choices: z.object({ reminders: z.boolean(), news: z.boolean() }) });
const choice = z.object({ topic, wanted: z.boolean() });
const tokenQuery = z.object({ token: z.string().max(200).default('') });
const stopped = z.object({ topic });

const readRoute = createRoute({
  method: 'get',
  path: '/api/account/mail-choices',
  tags,
  summary: 'Which optional mails you get',
  middleware: signedInOnly,
  responses: { 200: { description: 'Yes or no for each topic', content: json(choices) } },
});

const chooseRoute = createRoute({
  method: 'put',
  path: '/api/account/mail-choices',
  tags,
  summary: 'Say yes or no to the mails of one topic',
  middleware: signedInOnly,
  request: { body: { required: true, content: json(choice) } },
  responses: { 200: { description: 'Yes or no for each topic', content: json(choices) } },
});

const lookRoute = createRoute({
  method: 'get',
  path: '/api/mail-choices/unsubscribe',
  tags,
  summary: 'Which mails the link in a mail is about',
  request: { query: tokenQuery },
  responses: { 200: { description: 'The topic', content: json(stopped) } },
});

/** Posted by mail programs (RFC 8058); the body, `List-Unsubscribe=One-Click`, is ignored. */
const stopRoute = createRoute({
  method: 'post',
  path: '/api/mail-choices/unsubscribe',
  tags,
  summary: 'Stop the mails that the link in a mail is about',
  request: { query: tokenQuery },
  responses: { 200: { description: 'The topic that was stopped', content: json(stopped) } },
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
