import { z } from '@hono/zod-openapi';
import { setBeforeProof } from '@plainclaim/domain/accounts/mailbox-proof';
import { linkTypes } from '@plainclaim/domain/accounts/mailed-link';
import { requireActor, requireFirstStep, signedInOnly } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../../http/declare-route.ts';
import type { AuthKit } from '../auth-kit.ts';
import { previewLink } from '../codes/preview-link.ts';
import { countUnusedBackupCodes, makeBackupCodes, verifyBackupCode } from '../factors/backup-codes.ts';
import { removePhone } from '../phones/remove-phone.ts';
import { visitorOf } from '../wire/visitor-of.ts';
import { confirmSession, readConfirmation } from './confirm-session.ts';
import { endOneSession } from './end-one-session.ts';
import { listIdentities } from './list-identities.ts';
import { listSessions } from './list-sessions.ts';

const signedInRoute = routesWith({ tags: ['Account'], middleware: signedInOnly });
const publicRoute = routesWith({ tags: ['Account'] });

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
    summary: 'List your sessions',
    responses: {
      200: jsonAnswer('The sessions, the current one marked', z.object({ sessions: z.array(sessionSchema) })),
    },
  });
  const endRoute = signedInRoute('delete', '/sessions/{id}', {
    summary: 'End one of your sessions',
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 204: { description: 'The session has ended' } },
  });
  const identitiesRoute = signedInRoute('get', '/identities', {
    summary: 'List the sign-in providers linked to your account',
    responses: {
      200: jsonAnswer(
        'Linked sign-in providers, and those that can be linked',
        z.object({ identities: z.array(identitySchema), offered: z.array(waySchema) }),
      ),
    },
  });
  const removePhoneRoute = signedInRoute('delete', '/phone', {
    summary: 'Remove the phone number of your account',
    responses: { 204: { description: 'The phone number is removed' } },
  });
  const countRoute = signedInRoute('get', '/backup-codes', {
    summary: 'Count your unused backup codes',
    responses: { 200: jsonAnswer('The number of unused backup codes', z.object({ unused: z.int() })) },
  });
  const makeRoute = signedInRoute('post', '/backup-codes', {
    summary: 'Create new backup codes; the old ones stop working',
    responses: {
      200: jsonAnswer('Ten new codes; they cannot be read again', z.object({ codes: z.array(z.string()) })),
    },
  });
  const linkRoute = publicRoute('post', '/link', {
    summary: 'Read what a mailed sign-in link is for, without using it up',
    request: { body: { description: 'Token and type from the link', ...jsonBody(linkSchema) } },
    responses: {
      200: jsonAnswer(
        'The account that the link signs in to. Reading it does not use the link up',
        z.object({
          email: z.string(),
          new_email: z.string().nullable(),
          removes: z.array(z.enum(setBeforeProof)),
        }),
      ),
    },
  });
  const verifyRoute = publicRoute('post', '/backup-codes/verify', {
    summary: 'Complete the second step of a sign-in with a backup code',
    request: {
      body: {
        description: 'An unused backup code',
        ...jsonBody(z.object({ code: z.string().min(1).max(40) })),
      },
    },
    responses: { 200: jsonAnswer('The session, now with the second step done', sessionBodySchema) },
  });

  const readConfirmationRoute = signedInRoute('get', '/confirmation', {
    summary: 'Read which proof a sensitive operation requires',
    responses: {
      200: jsonAnswer('The proof that is required before a sensitive operation', confirmationSchema),
    },
  });
  const confirmRoute = signedInRoute('post', '/confirmation', {
    summary: 'Confirm your identity for sensitive operations',
    request: {
      body: { description: 'The proof that GET /api/account/confirmation names', ...jsonBody(proofSchema) },
    },
    responses: { 204: { description: 'Sensitive operations are allowed for ten minutes' } },
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
      const { email, newEmail, removes } = await previewLink(auth, { tokenHash, type }, visitorOf(c));
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
