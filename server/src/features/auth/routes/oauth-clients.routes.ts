import type { AppContext } from '../../../http/context.ts';
import type { AuthKit } from '../auth-kit.ts';
import {
  changeOauthClient,
  removeOauthClient,
  renewClientSecret,
} from '../oauth-clients/change-oauth-client.ts';
import { listOauthClients, readOauthClientById } from '../oauth-clients/list-oauth-clients.ts';
import { oauthClientBody } from '../oauth-clients/oauth-client-body.ts';
import { registerOauthClient } from '../oauth-clients/register-oauth-client.ts';
import { requireServiceKey } from '../service/require-service-key.ts';
import { pageHeaders, pageOf } from '../wire/page-of.ts';
import { readBody } from '../wire/read-body.ts';
import type { RouteTable } from '../wire/route-table.ts';
import { visitorOf } from '../wire/visitor-of.ts';

const path = '/admin/oauth/clients';

/** The register of OAuth clients, for programs with a service key. */
export function oauthClientsRoutes(auth: AuthKit): RouteTable {
  const keyHolderOnly = (c: AppContext) => requireServiceKey(auth, c.req.header('authorization'));
  const idOf = (c: AppContext) => c.req.param('id') ?? '';
  return {
    [`GET ${path}`]: async (c) => {
      await keyHolderOnly(c);
      const asked = pageOf(c.req.query());
      const { clients, total } = await listOauthClients(auth, asked);
      return c.json({ clients, aud: 'authenticated' }, 200, pageHeaders(path, asked, total));
    },

    [`POST ${path}`]: async (c) => {
      await keyHolderOnly(c);
      return c.json(await registerOauthClient(auth, await readBody(c, oauthClientBody), visitorOf(c)), 201);
    },

    [`GET ${path}/:id`]: async (c) => {
      await keyHolderOnly(c);
      return c.json(await readOauthClientById(auth, idOf(c)));
    },

    [`PUT ${path}/:id`]: async (c) => {
      await keyHolderOnly(c);
      return c.json(await changeOauthClient(auth, idOf(c), await readBody(c, oauthClientBody), visitorOf(c)));
    },

    [`DELETE ${path}/:id`]: async (c) => {
      await keyHolderOnly(c);
      await removeOauthClient(auth, idOf(c), visitorOf(c));
      return c.body(null, 204);
    },

    [`POST ${path}/:id/regenerate_secret`]: async (c) => {
      await keyHolderOnly(c);
      return c.json(await renewClientSecret(auth, idOf(c), visitorOf(c)));
    },
  };
}
