import { createRoute, type z } from '@hono/zod-openapi';
import { only, requireActor } from '../../../http/actor.ts';
import type { AppContext } from '../../../http/context.ts';
import { createApi } from '../../../http/create-api.ts';
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

const tags = ['Administration'];
const middleware = only('admin');
const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } });
const answer = { 200: { description: 'The account as it is now', content: json(personAnswer) } };

const listRoute = createRoute({
  method: 'get',
  path: '/api/admin/people',
  tags,
  summary: 'Accounts by name or e-mail address, role and block',
  middleware,
  request: { query: peopleQuery },
  responses: { 200: { description: 'A page of accounts', content: json(peopleAnswer) } },
});

const readRoute = createRoute({
  method: 'get',
  path: '/api/admin/people/{id}',
  tags,
  summary: 'One account with its sessions and audit trail',
  middleware,
  request: { params: personIdParam },
  responses: answer,
});

const roleRoute = createRoute({
  method: 'put',
  path: '/api/admin/people/{id}/role',
  tags,
  summary: 'Give someone a role',
  middleware,
  request: { params: personIdParam, body: { required: true, content: json(roleBody) } },
  responses: answer,
});

const blockRoute = createRoute({
  method: 'post',
  path: '/api/admin/people/{id}/block',
  tags,
  summary: 'Sign someone out and keep them out',
  middleware,
  request: { params: personIdParam, body: { required: true, content: json(blockBody) } },
  responses: answer,
});

const unblockRoute = createRoute({
  method: 'delete',
  path: '/api/admin/people/{id}/block',
  tags,
  summary: 'Let someone in again',
  middleware,
  request: { params: personIdParam },
  responses: answer,
});

const signOutRoute = createRoute({
  method: 'post',
  path: '/api/admin/people/{id}/sign-out',
  tags,
  summary: 'End every session of someone',
  middleware,
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
      await changeRole(deps, acting(c), id, c.req.valid('json').role);
      return c.json(await present(c, id), 200);
    })
    .openapi(blockRoute, async (c) => {
      const { id } = c.req.valid('param');
      await blockPerson(deps, acting(c), id, c.req.valid('json').reason);
      return c.json(await present(c, id), 200);
    })
    .openapi(unblockRoute, async (c) => {
      const { id } = c.req.valid('param');
      await unblockPerson(deps, acting(c), id);
      return c.json(await present(c, id), 200);
    })
    .openapi(signOutRoute, async (c) => {
      const { id } = c.req.valid('param');
      await signOutPerson(deps, acting(c), id);
      return c.json(await present(c, id), 200);
    });
}

export type PeopleApi = ReturnType<typeof createPeopleRoutes>;

const acting = (c: AppContext) => ({ actor: requireActor(c), address: c.get('clientAddress') });
