import { z } from '@hono/zod-openapi';
import { setBeforeProof } from '@plainclaim/domain/accounts/mailbox-proof';
import { linkTypes } from '@plainclaim/domain/accounts/mailed-link';
import { requireActor, requireFirstStep, signedInOnly } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../../http/declare-route.ts';
import type { AuthKit } from '../auth-kit.ts';
import { lookAtLink } from '../codes/look-at-link.ts';
import { countUnusedBackupCodes, makeBackupCodes, verifyBackupCode } from '../factors/backup-codes.ts';
import { removePhone } from '../phones/remove-phone.ts';
import { visitorOf } from '../wire/visitor-of.ts';
import { confirmSession, readConfirmation } from './confirm-session.ts';
import { endOneSession } from './end-one-session.ts';
import { listIdentities } from './list-identities.ts';
import { listSessions } from './list-sessions.ts';

const signedInRoute = routesWith({ middleware: signedInOnly });
const publicRoute = routesWith({});

const sessionSchema = z.object({
  id: z.uuid(),
  device: z.string(),
  address: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  is_current: z.boolean(),
});

/** Same shape as the auth service's response, for its client. */
const sessionBodySchema = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  expires_at: z.int(),
  refresh_token: z.string(),
  user: z.looseObject({ id: z.uuid() }),
});

const linkSchema = z.object({ token_hash: z.string().min(1).max(200), type: z.enum(linkTypes) });

const identitySchema = z.object({
  id: z.uuid(),
  provider: z.string(),
  /** Display name of the provider. */
  name: z.string(),
  email: z.string(),
  linked_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  /** `last`: the only identity of an account cannot be unlinked. */
  unlinking: z.enum(['possible', 'last', 'off']),
});
const confirmationSchema = z.object({
  confirm_by: z.enum(['password', 'code', 'sign-in']),
  has_second_step: z.boolean(),
});
const proofSchema = z.object({
  password: z.string().max(1000).default(''),
  mailed_code: z.string().max(40).default(''),
  code: z.string().max(40).default(''),
});

const waySchema = z.object({ id: z.string(), name: z.string() });

/** Routes for the security of the user's own account. Mounted at /api/account. */
export function createAccountRoutes(auth: AuthKit) {
  const listRoute = signedInRoute('get', '/sessions', {
    responses: {
      200: jsonAnswer('Where you are signed in.', z.object({ sessions: z.array(sessionSchema) })),
    },
  });
  const endRoute = signedInRoute('delete', '/sessions/{id}', {
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 204: { description: 'That device is signed out.' } },
  });
  const identitiesRoute = signedInRoute('get', '/identities', {
    responses: {
      200: jsonAnswer(
        'Services that sign you in, and those you could link.',
        z.object({ identities: z.array(identitySchema), offered: z.array(waySchema) }),
      ),
    },
  });
  const removePhoneRoute = signedInRoute('delete', '/phone', {
    responses: { 204: { description: 'Your account has no phone number any more.' } },
  });
  const countRoute = signedInRoute('get', '/backup-codes', {
    responses: { 200: jsonAnswer('How many backup codes are left.', z.object({ unused: z.int() })) },
  });
  const makeRoute = signedInRoute('post', '/backup-codes', {
    responses: { 200: jsonAnswer('Ten new codes, shown once.', z.object({ codes: z.array(z.string()) })) },
  });
  const linkRoute = publicRoute('post', '/link', {
    request: { body: { description: 'What the link carries.', ...jsonBody(linkSchema) } },
    responses: {
      200: jsonAnswer(
        'Whose account the link opens. It is not used by this.',
        z.object({
          email: z.string(),
          new_email: z.string().nullable(),
          removes: z.array(z.enum(setBeforeProof)),
        }),
      ),
    },
  });
  const verifyRoute = publicRoute('post', '/backup-codes/verify', {
    request: {
      body: { description: 'The code.', ...jsonBody(z.object({ code: z.string().min(1).max(40) })) },
    },
    responses: { 200: jsonAnswer('The session, with its second step taken.', sessionBodySchema) },
  });

  const readConfirmationRoute = signedInRoute('get', '/confirmation', {
    responses: { 200: jsonAnswer('What you are asked for before a sensitive act.', confirmationSchema) },
  });
  const confirmRoute = signedInRoute('post', '/confirmation', {
    request: { body: { description: 'What you are asked for.', ...jsonBody(proofSchema) } },
    responses: { 204: { description: 'Sensitive acts are possible for ten minutes.' } },
  });

  return createApi()
    .openapi(listRoute, async (c) => c.json({ sessions: await listSessions(auth, requireActor(c)) }, 200))
    .openapi(endRoute, async (c) => {
      await endOneSession(auth, requireActor(c), c.req.valid('param').id, visitorOf(c));
      return c.body(null, 204);
    })
    .openapi(identitiesRoute, async (c) => c.json(await listIdentities(auth, requireActor(c).userId), 200))
    .openapi(removePhoneRoute, async (c) => {
      await removePhone(auth, requireActor(c), visitorOf(c));
      return c.body(null, 204);
    })
    .openapi(countRoute, async (c) =>
      c.json({ unused: await countUnusedBackupCodes(auth, requireActor(c).userId) }, 200),
    )
    .openapi(makeRoute, async (c) =>
      c.json({ codes: await makeBackupCodes(auth, requireActor(c), visitorOf(c)) }, 200),
    )
    .openapi(linkRoute, async (c) => {
      const { token_hash: tokenHash, type } = c.req.valid('json');
      const { email, newEmail, removes } = await lookAtLink(auth, { tokenHash, type }, visitorOf(c));
      return c.json({ email, new_email: newEmail, removes: [...removes] }, 200);
    })
    .openapi(readConfirmationRoute, async (c) => {
      const { by, hasSecondStep } = await readConfirmation(auth, requireActor(c));
      return c.json({ confirm_by: by, has_second_step: hasSecondStep }, 200);
    })
    .openapi(confirmRoute, async (c) => {
      const { password, mailed_code: mailedCode, code } = c.req.valid('json');
      await confirmSession(auth, requireActor(c), { password, mailedCode, code }, visitorOf(c));
      return c.body(null, 204);
    })
    .openapi(verifyRoute, async (c) => {
      const { code } = c.req.valid('json');
      return c.json(await verifyBackupCode(auth, requireFirstStep(c), code, visitorOf(c)), 200);
    });
}

export type AccountApi = ReturnType<typeof createAccountRoutes>;
