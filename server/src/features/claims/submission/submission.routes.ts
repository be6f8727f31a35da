import { z } from '@hono/zod-openapi';
import { only, requireActor } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../../http/declare-route.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { claimAnswer, idParam } from '../claims.schemas.ts';
import { roomSchema, submitBody } from '../drafts/drafts.schemas.ts';
import { presentClaim } from '../reading/claims.presenter.ts';
import { type Room, readRoom } from './read-room.ts';
import { submitClaim } from './submit-claim.ts';

const plaintiffRoute = routesWith({ tags: ['Claim drafts'], middleware: only('plaintiff') });

const submitRoute = plaintiffRoute('post', '/api/claims/drafts/{id}/submit', {
  summary: 'Submit a draft: makes it a claim and sends its letter. Idempotent',
  request: { params: idParam, body: { ...jsonBody(submitBody), required: false } },
  responses: {
    200: jsonAnswer('The claim, which was submitted before', claimAnswer),
    201: jsonAnswer('The claim', claimAnswer),
  },
});

const roomRoute = plaintiffRoute('get', '/api/claims/drafts/{id}/room', {
  summary: 'Read what is left of the limits on letters and submissions',
  request: { params: idParam },
  responses: { 200: jsonAnswer('The remaining letters and submissions', z.object({ room: roomSchema })) },
});

const presentRoom = ({ letters, submissions }: Room) => ({
  letters: { left: letters.left, wait_seconds: letters.waitSeconds },
  submissions: { left: submissions.left, wait_seconds: submissions.waitSeconds },
});

export function createSubmissionRoutes(deps: ClaimsDeps) {
  const api = createApi().openapi(roomRoute, async (c) => {
    const room = await readRoom(deps, requireActor(c), c.req.valid('param').id);
    return c.json({ room: presentRoom(room) }, 200);
  });
  return api.openapi(submitRoute, async (c) => {
    const { version, letter_version } = c.req.valid('json');
    const read = { version, letterVersion: letter_version };
    const { claim, isNew } = await submitClaim(deps, requireActor(c), c.req.valid('param').id, read);
    return c.json({ claim: presentClaim(claim) }, isNew ? 201 : 200);
  });
}
