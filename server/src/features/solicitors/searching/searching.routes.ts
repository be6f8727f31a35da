import { requireActor, signedInOnly } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../../http/declare-route.ts';
import { writeToSolicitor } from '../cases/write-message.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import { presentMessage, presentSearch } from '../solicitors.presenter.ts';
import { consentBody, idParam, messageAnswer, messageBody, searchAnswer } from '../solicitors.schemas.ts';
import { openSearch } from './open-search.ts';
import { readSearch } from './read-search.ts';
import { withdrawSearch } from './withdraw-search.ts';

const signedInRoute = routesWith({ tags: ['Claims'], middleware: signedInOnly });

const path = '/api/claims/{id}/solicitor';
const responses = { 200: jsonAnswer('The state of the search', searchAnswer) };

const readRoute = signedInRoute('get', path, {
  summary: 'Read the search for a solicitor for a claim',
  request: { params: idParam },
  responses,
});

const openRoute = signedInRoute('post', path, {
  summary: 'Start a search for a solicitor, with consent to share the case file',
  request: { params: idParam, body: jsonBody(consentBody) },
  responses,
});

const withdrawRoute = signedInRoute('delete', path, {
  summary: 'Withdraw the consent, which ends the search',
  request: { params: idParam },
  responses,
});

const messageRoute = signedInRoute('post', `${path}/messages`, {
  summary: 'Send a message to the solicitor of the case',
  request: { params: idParam, body: jsonBody(messageBody) },
  responses: { 201: jsonAnswer('The message as stored', messageAnswer) },
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
