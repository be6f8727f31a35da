import { createRoute } from '@hono/zod-openapi';
import { only, requireActor } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { claimAnswer, idParam, json } from '../claims.schemas.ts';
import { submitBody } from '../drafts/drafts.schemas.ts';
import { presentClaim } from '../reading/claims.presenter.ts';
import { submitClaim } from './submit-claim.ts';

const submitRoute = createRoute({
  method: 'post',
  path: '/api/claims/drafts/{id}/submit',
  tags: ['Claim drafts'],
  summary: 'Submit the claim: its letter goes out. Sent twice, it is one claim',
  middleware: only('plaintiff'),
  request: { params: idParam, body: { required: false, content: json(submitBody) } },
  responses: {
    200: { description: 'It was submitted before', content: json(claimAnswer) },
    201: { description: 'The claim', content: json(claimAnswer) },
  },
});

export function createSubmissionRoutes(deps: ClaimsDeps) {
  return createApi().openapi(submitRoute, async (c) => {
    const { version, letter_version } = c.req.valid('json');
    const read = { version, letterVersion: letter_version };
    const { claim, isNew } = await submitClaim(deps, requireActor(c), c.req.valid('param').id, read);
    return c.json({ claim: presentClaim(claim) }, isNew ? 201 : 200);
  });
}
