import { actorWithAddress, only, requireActor } from '../../../http/actor.ts';
import type { AppContext } from '../../../http/context.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../../http/declare-route.ts';
import { blockPerson, unblockPerson } from './block-person.ts';
import { changeRole } from './change-role.ts';
import { listPeople } from './list-people.ts';
import type { PeopleDeps } from './people.deps.ts';
import { presentPerson, presentPersonDetails } from './people.presenter.ts';
import {
  blockBody,
  peopleAnswer,
  peopleQuery,
  personAnswer,
  personIdParam,
  roleBody,
} from './people.schemas.ts';
import { readPerson } from './read-person.ts';
import { signOutPerson } from './sign-out-person.ts';

const adminRoute = routesWith({ tags: ['Administration'], middleware: only('admin') });

const answer = { 200: jsonAnswer('The account', personAnswer) };

const listRoute = adminRoute('get', '/api/admin/people', {
  summary: 'List accounts, filtered by name or e-mail address, role and block',
  request: { query: peopleQuery },
  responses: { 200: jsonAnswer('A page of accounts', peopleAnswer) },
});

const readRoute = adminRoute('get', '/api/admin/people/{id}', {
  summary: 'Read an account with its sessions and audit trail',
  request: { params: personIdParam },
  responses: answer,
});

const roleRoute = adminRoute('put', '/api/admin/people/{id}/role', {
  summary: 'Change the role of an account',
  request: { params: personIdParam, body: jsonBody(roleBody) },
  responses: answer,
});

const blockRoute = adminRoute('post', '/api/admin/people/{id}/block', {
  summary: 'Block an account: ends its sessions and refuses new ones',
  request: { params: personIdParam, body: jsonBody(blockBody) },
  responses: answer,
});

const unblockRoute = adminRoute('delete', '/api/admin/people/{id}/block', {
  summary: 'Unblock an account',
  request: { params: personIdParam },
  responses: answer,
});

const signOutRoute = adminRoute('post', '/api/admin/people/{id}/sign-out', {
  summary: 'End every session of an account',
  request: { params: personIdParam },
  responses: answer,
});

export function createPeopleRoutes(deps: PeopleDeps) {
  const present = async (c: AppContext, id: string) => ({
    person: presentPersonDetails(await readPerson(deps, id), requireActor(c).userId, deps.clock.now()),
  });
  return createApi()
    .openapi(listRoute, async (c) => {
      const { rows, nextCursor } = await listPeople(deps, c.req.valid('query'));
      const now = deps.clock.now();
      return c.json({ people: rows.map((row) => presentPerson(row, now)), next_cursor: nextCursor }, 200);
    })
    .openapi(readRoute, async (c) => c.json(await present(c, c.req.valid('param').id), 200))
    .openapi(roleRoute, async (c) => {
      const { id } = c.req.valid('param');
      await changeRole(deps, actorWithAddress(c), id, c.req.valid('json').role);
      return c.json(await present(c, id), 200);
    })
    .openapi(blockRoute, async (c) => {
      const { id } = c.req.valid('param');
      await blockPerson(deps, actorWithAddress(c), id, c.req.valid('json').reason);
      return c.json(await present(c, id), 200);
    })
    .openapi(unblockRoute, async (c) => {
      const { id } = c.req.valid('param');
      await unblockPerson(deps, actorWithAddress(c), id);
      return c.json(await present(c, id), 200);
    })
    .openapi(signOutRoute, async (c) => {
      const { id } = c.req.valid('param');
      await signOutPerson(deps, actorWithAddress(c), id);
      return c.json(await present(c, id), 200);
    });
}

export type PeopleApi = ReturnType<typeof createPeopleRoutes>;
