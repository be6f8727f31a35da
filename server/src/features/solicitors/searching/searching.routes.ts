import { createRoute } from '@hono/zod-openapi';
import { requireActor, signedInOnly } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { writeToSolicitor } from '../cases/write-message.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { presentMessage, presentSearch } from '../solicitors.presenter.ts';
import {
  consentBody,
  idParam,
  json,
  messageAnswer,
  messageBody,
  searchAnswer,
} from '../solicitors.schemas.ts';
import { openSearch } from './open-search.ts';
import { readSearch } from './read-search.ts';
import { withdrawSearch } from './withdraw-search.ts';

const claims = { tags: ['Claims'], middleware: signedInOnly };
const path = '/api/claims/{id}/solicitor';
const responses = { 200: { description: 'How the search stands', content: json(searchAnswer) } };

const readRoute = createRoute({
  ...claims,
  method: 'get',
  path,
  summary: 'Who was asked about a claim',
  request: { params: idParam },
  responses,
});

const openRoute = createRoute({
  ...claims,
  method: 'post',
  path,
  summary: 'Ask for a solicitor, and agree to share the case file',
  request: { params: idParam, body: { required: true, content: json(consentBody) } },
  responses,
});

const withdrawRoute = createRoute({
  ...claims,
  method: 'delete',
  path,
  summary: 'Take the consent back',
  request: { params: idParam },
  responses,
});

const messageRoute = createRoute({
  ...claims,
  method: 'post',
  path: `${path}/messages`,
  summary: 'Write to the solicitor who works on the case',
  request: { params: idParam, body: { required: true, content: json(messageBody) } },
  responses: { 201: { description: 'The message as kept', content: json(messageAnswer) } },
});

export function createSearchingRoutes(deps: SolicitorsDeps) {
  return createApi()
    .openapi(readRoute, async (c) =>
      c.json(presentSearch(await readSearch(deps, requireActor(c), c.req.valid('param').id)), 200),
    )
    .openapi(openRoute, async (c) => {
      const { id } = c.req.valid('param');
      await openSearch(deps, requireActor(c), id);
      return c.json(presentSearch(await readSearch(deps, requireActor(c), id)), 200);
    })
    .openapi(withdrawRoute, async (c) => {
      const { id } = c.req.valid('param');
      await withdrawSearch(deps, requireActor(c), id);
      return c.json(presentSearch(await readSearch(deps, requireActor(c), id)), 200);
    })
    .openapi(messageRoute, async (c) => {
      const { body } = c.req.valid('json');
      const message = await writeToSolicitor(deps, requireActor(c), c.req.valid('param').id, body);
      return c.json({ message: presentMessage(message) }, 201);
    });
}

export type SearchingApi = ReturnType<typeof createSearchingRoutes>;
