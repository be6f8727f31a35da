import { z } from '@hono/zod-openapi';
import { actorWithAddress, only } from '../../http/actor.ts';
import { createApi } from '../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../http/declare-route.ts';
import { correctMail } from './correct-mail.ts';
import { listHeldMails, listMailActs, type MailActs } from './list-mail-acts.ts';
import type { CorrectionDeps } from './outbox.deps.ts';
import { mailIdParam } from './outbox.schemas.ts';
import { takeBackMail, type UndoActs } from './take-back-mail.ts';

const adminRoute = routesWith({ tags: ['Administration'], middleware: only('admin') });

const actsSchema = z
  .object({
    mails: z.array(
      z.object({
        id: z.uuid(),
        kind: z.string(),
        claim_id: z.uuid().nullable(),
        to: z.string(),
        subject: z.string(),
        held_until: z.iso
          .datetime()
          .nullable()
          .openapi({ description: 'When the mail is sent; null when it is not held' }),
        may_take_back: z.boolean(),
        may_correct: z.boolean(),
      }),
    ),
  })
  .openapi('MailActs');

const listRoute = adminRoute('get', '/api/admin/claims/{id}/mail-acts', {
  summary: 'List the mails of a claim that can be cancelled or corrected',
  request: { params: z.object({ id: z.string().openapi({ description: 'Id of the claim' }) }) },
  responses: { 200: jsonAnswer('The mails, newest first', actsSchema) },
});

const heldRoute = adminRoute('get', '/api/admin/held-mails', {
  summary: 'List the mails of all claims that can be cancelled',
  responses: { 200: jsonAnswer('The mails, newest first', actsSchema) },
});

const takeBackRoute = adminRoute('post', '/api/admin/mails/{id}/take-back', {
  summary: 'Cancel a mail within a minute, and undo the operation that it reports',
  request: { params: mailIdParam },
  responses: { 204: { description: 'The mail is cancelled and the operation undone' } },
});

const correctRoute = adminRoute('post', '/api/admin/mails/{id}/correction', {
  summary: 'Send a correction of a sent mail to the same recipient',
  request: {
    params: mailIdParam,
    // A generous limit: the verb refuses longer words and says how long they are.
    body: jsonBody(z.object({ words: z.string().max(100_000) })),
  },
  responses: { 204: { description: 'The correction is queued; it is sent in a minute' } },
});

type Deps = CorrectionDeps & { readonly undoActs: UndoActs };

/** Acts that admins can still take on a claim's mails. */
export function createClaimMailsRoutes(deps: Deps) {
  return createApi()
    .openapi(listRoute, async (c) => {
      const mails = await listMailActs(deps, c.req.valid('param').id);
      return c.json({ mails: mails.map(presentActs) }, 200);
    })
    .openapi(heldRoute, async (c) => c.json({ mails: (await listHeldMails(deps)).map(presentActs) }, 200))
    .openapi(takeBackRoute, async (c) => {
      await takeBackMail(deps, actorWithAddress(c), c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(correctRoute, async (c) => {
      await correctMail(deps, actorWithAddress(c), c.req.valid('param').id, c.req.valid('json').words);
      return c.body(null, 204);
    });
}

export type ClaimMailsApi = ReturnType<typeof createClaimMailsRoutes>;

const presentActs = ({ email, mayTakeBack, mayCorrect }: MailActs) => ({
  id: email.id,
  kind: email.kind,
  claim_id: email.claimId,
  to: email.toAddress,
  subject: email.subject,
  held_until: mayTakeBack ? (email.heldUntil?.toISOString() ?? null) : null,
  may_take_back: mayTakeBack,
  may_correct: mayCorrect,
});
