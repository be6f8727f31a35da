import { z } from '@hono/zod-openapi';
import { requireActor, signedInOnly } from '../../http/actor.ts';
import { createApi } from '../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../http/declare-route.ts';
import type { ClaimsDeps } from './claims.deps.ts';
import { confirmClaimAgain } from './submission/confirm-claim-again.ts';
import { sendLetterAgain } from './submission/send-letter-again.ts';

const signedInRoute = routesWith({ tags: ['Server functions'], middleware: signedInOnly });

const answer = z.object({
  success: z.boolean(),
  message: z.string().optional(),
  error: z.string().optional(),
});

const letterRequest = z
  .object({
    to: z.string(),
    subject: z.string(),
    body: z.string(),
    attachments: z
      .array(
        z.object({
          filename: z.string(),
          content: z.string().optional(),
          contentType: z.string().optional(),
        }),
      )
      .default([])
      .openapi({ description: 'Only the names count: the files sent are those of the stored claim' }),
    claimId: z.string(),
    isUnknownEmail: z.boolean().default(false),
  })
  .openapi('SendLetterRequest');

const confirmationRequest = z
  .object({
    claimData: z.object({
      claimId: z.string(),
      plaintiffEmail: z.string(),
      plaintiffName: z.string(),
      issueType: z.string(),
      amount: z.number(),
      jurisdiction: z.string(),
    }),
  })
  .openapi('SendConfirmationRequest');

const letterRoute = signedInRoute('post', '/functions/v1/send-lba-email', {
  summary: 'Send the stored letter of a claim. The request must match the stored claim',
  request: { body: jsonBody(letterRequest) },
  responses: { 200: jsonAnswer('Whether the mail was queued', answer) },
});

const confirmationRoute = signedInRoute('post', '/functions/v1/send-claim-confirmation', {
  summary: 'Send the claimant the confirmation of a claim. The request must match the stored claim',
  request: { body: jsonBody(confirmationRequest) },
  responses: { 200: jsonAnswer('Whether the mail was queued', answer) },
});

/**
 * The server functions of the specification, for owner or admin. They act on the stored claim, not on the
 * request's copy.
 */
export function createClaimFunctionsRoutes(deps: ClaimsDeps) {
  return createApi()
    .openapi(letterRoute, async (c) =>
      c.json(await sendLetterAgain(deps, requireActor(c), c.req.valid('json')), 200),
    )
    .openapi(confirmationRoute, async (c) =>
      c.json(await confirmClaimAgain(deps, requireActor(c), c.req.valid('json').claimData), 200),
    );
}

export type ClaimFunctionsApi = ReturnType<typeof createClaimFunctionsRoutes>;
