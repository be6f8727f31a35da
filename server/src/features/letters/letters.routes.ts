import { z } from '@hono/zod-openapi';
import { only, requireActor, signedInOnly } from '../../http/actor.ts';
import { createApi } from '../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../http/declare-route.ts';
import { streamEvents } from '../../http/stream-events.ts';
import { claimAnswer, keepClaimLetter, presentClaim } from '../claims/index.ts';
import { runLetterJob } from './letter-job.ts';
import type { LettersDeps } from './letters.deps.ts';
import { writeForClaim } from './write-for-claim.ts';
import { writeForDraft } from './write-for-draft.ts';

const plaintiffRoute = routesWith({ tags: ['Letters'], middleware: only('plaintiff') });
const signedInRoute = routesWith({ tags: ['Letters'], middleware: signedInOnly });

const idParam = z.object({ id: z.string().openapi({ description: 'Id of the claim or draft' }) });

const eventStream = {
  200: {
    description:
      'Server-sent events while the letter is written: stage, text (to append), replace (the whole text so far), then done or error',
    content: { 'text/event-stream': { schema: z.string() } },
  },
};

const draftRoute = plaintiffRoute('post', '/api/claims/drafts/{id}/letter', {
  summary: 'Write the letter of a draft, and save it with the draft',
  request: {
    params: idParam,
    body: {
      ...jsonBody(
        z.object({
          version: z
            .int()
            .min(0)
            .optional()
            .openapi({ description: 'Version of the letter to replace; 0 when there is none' }),
        }),
      ),
      required: false,
    },
  },
  responses: eventStream,
});

const claimRoute = signedInRoute('post', '/api/claims/{id}/letter', {
  summary: 'Write a letter for a claim without one',
  request: { params: idParam },
  responses: eventStream,
});

/** Several times the longest letter we write. */
const longestLetter = 40_000;

const keepRoute = signedInRoute('post', '/api/claims/{id}/letter/keep', {
  summary: 'Save a letter to a claim, if it passes the check. Does not send it',
  request: {
    params: idParam,
    body: jsonBody(
      z.object({
        letter: z
          .string({ error: 'The letter is missing' })
          .max(longestLetter, { error: 'The letter is too long' }),
      }),
    ),
  },
  responses: { 200: jsonAnswer('The claim with its letter', claimAnswer) },
});

export function createLettersRoutes(deps: LettersDeps) {
  return createApi()
    .openapi(draftRoute, async (c) => {
      const { version } = c.req.valid('json');
      const job = await writeForDraft(deps, requireActor(c), c.req.valid('param').id, version);
      return streamEvents(c, runLetterJob(job, deps.log));
    })
    .openapi(claimRoute, async (c) => {
      const job = await writeForClaim(deps, requireActor(c), c.req.valid('param').id);
      return streamEvents(c, runLetterJob(job, deps.log));
    })
    .openapi(keepRoute, async (c) => {
      const { letter } = c.req.valid('json');
      const claim = await keepClaimLetter(deps, requireActor(c), c.req.valid('param').id, letter);
      return c.json({ claim: presentClaim(claim) }, 200);
    });
}

export type LettersApi = ReturnType<typeof createLettersRoutes>;
