import { z } from 'zod';
import type { AuthKit } from '../auth-kit.ts';
import { signUp } from '../users/sign-up.ts';
import { metadataField, optionalText, pkceFields, readBody } from '../wire/read-body.ts';
import type { RouteTable } from '../wire/route-table.ts';
import { visitorOf } from '../wire/visitor-of.ts';

const signUpBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadataField,
  ...pkceFields,
});

export const signUpRoutes = (auth: AuthKit): RouteTable => ({
  'POST /signup': async (c) => {
    const body = await readBody(c, signUpBody);
    const request = { ...body, pkce: body, redirectTo: c.req.query('redirect_to') };
    return c.json(await signUp(auth, request, visitorOf(c)));
  },
});
