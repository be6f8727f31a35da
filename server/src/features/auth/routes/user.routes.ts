import { z } from 'zod';
import type { AppContext } from '../../../http/context.ts';
import type { AuthKit } from '../auth-kit.ts';
import { readChallenge } from '../pkce/start-flow.ts';
import { signOut } from '../sessions/end-sessions.ts';
import { identifyCaller } from '../sessions/identify-caller.ts';
import { readUser } from '../users/read-user.ts';
import { removeIdentity } from '../users/remove-identity.ts';
import { updateAccount } from '../users/update-account.ts';
import { metadataField, optionalText, pkceFields, readBody } from '../wire/read-body.ts';
import type { RouteTable } from '../wire/route-table.ts';
import { visitorOf } from '../wire/visitor-of.ts';

const userBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  nonce: optionalText,
  data: metadataField,
  ...pkceFields,
});

export function userRoutes(auth: AuthKit): RouteTable {
  const callerOf = (c: AppContext) => identifyCaller(auth, c.req.header('authorization'));
  return {
    'GET /user': async (c) => {
      const { user } = await callerOf(c);
      return c.json(await readUser(auth.db, user));
    },

    'PUT /user': async (c) => {
      const caller = await callerOf(c);
      const body = await readBody(c, userBody);
      const changes = { ...body, challenge: readChallenge(body), redirectTo: c.req.query('redirect_to') };
      return c.json(await updateAccount(auth, caller, changes, visitorOf(c)));
    },

    'POST /logout': async (c) => {
      const caller = await callerOf(c);
      await signOut(auth, caller, c.req.query('scope') ?? 'global', visitorOf(c));
      return c.body(null, 204);
    },

    'DELETE /user/identities/:id': async (c) => {
      const caller = await callerOf(c);
      await removeIdentity(auth, caller, c.req.param('id') ?? '', visitorOf(c));
      return c.json({});
    },
  };
}
