import type { AppContext } from '../../../http/context.ts';
import type { AuthKit } from '../auth-kit.ts';
import { changeAccount } from '../service/change-account.ts';
import { createAccount } from '../service/create-account.ts';
import { deleteAccount } from '../service/delete-account.ts';
import { generateLink } from '../service/generate-link.ts';
import { invite } from '../service/invite.ts';
import { listAccounts } from '../service/list-accounts.ts';
import { readAccount } from '../service/read-account.ts';
import { requireServiceKey } from '../service/require-service-key.ts';
import { accountBody, deleteBody, inviteBody, linkBody } from '../service/service.schemas.ts';
import { listFactorsOf, removeFactorOf } from '../service/service-factors.ts';
import { pageHeaders, pageOf } from '../wire/page-of.ts';
import { readBody } from '../wire/read-body.ts';
import type { RouteTable } from '../wire/route-table.ts';
import { visitorOf } from '../wire/visitor-of.ts';

/** Account administration, for programs with a service key. */
export function serviceRoutes(auth: AuthKit): RouteTable {
  const keyHolderOnly = (c: AppContext) => requireServiceKey(auth, c.req.header('authorization'));
  const idOf = (c: AppContext) => c.req.param('id') ?? '';
  return {
    'GET /admin/users': async (c) => {
      await keyHolderOnly(c);
      const asked = pageOf(c.req.query());
      const { users, total } = await listAccounts(auth, asked);
      return c.json({ users, aud: 'authenticated' }, 200, pageHeaders('/admin/users', asked, total));
    },

    'POST /admin/users': async (c) => {
      await keyHolderOnly(c);
      return c.json(await createAccount(auth, await readBody(c, accountBody), visitorOf(c)));
    },

    'GET /admin/users/:id': async (c) => {
      await keyHolderOnly(c);
      return c.json(await readAccount(auth.db, idOf(c)));
    },

    'PUT /admin/users/:id': async (c) => {
      await keyHolderOnly(c);
      return c.json(await changeAccount(auth, idOf(c), await readBody(c, accountBody), visitorOf(c)));
    },

    'DELETE /admin/users/:id': async (c) => {
      await keyHolderOnly(c);
      const { should_soft_delete: soft = false } = await readBody(c, deleteBody);
      await deleteAccount(auth, idOf(c), soft, visitorOf(c));
      return c.json({});
    },

    'GET /admin/users/:id/factors': async (c) => {
      await keyHolderOnly(c);
      return c.json(await listFactorsOf(auth, idOf(c)));
    },

    'DELETE /admin/users/:id/factors/:factorId': async (c) => {
      await keyHolderOnly(c);
      const factorId = c.req.param('factorId') ?? '';
      return c.json(await removeFactorOf(auth, idOf(c), factorId, visitorOf(c)));
    },

    'POST /invite': async (c) => {
      await keyHolderOnly(c);
      const body = await readBody(c, inviteBody);
      return c.json(await invite(auth, { ...body, redirectTo: c.req.query('redirect_to') }, visitorOf(c)));
    },

    'POST /admin/generate_link': async (c) => {
      await keyHolderOnly(c);
      const body = await readBody(c, linkBody);
      const redirectTo = body.redirect_to === '' ? c.req.query('redirect_to') : body.redirect_to;
      return c.json(await generateLink(auth, { ...body, redirectTo }, visitorOf(c)));
    },
  };
}
