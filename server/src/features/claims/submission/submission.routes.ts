import { createRoute, z } from '@hono/zod-openapi';
import { only, requireActor } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { claimAnswer, idParam, json } from '../claims.schemas.ts';
import { roomSchema, submitBody } from '../drafts/drafts.schemas.ts';
import { presentClaim } from '../reading/claims.presenter.ts';
import { type Room, readRoom } from './read-room.ts';
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

const roomRoute = createRoute({
  method: 'get',
  path: '/api/claims/drafts/{id}/room',
  tags: ['Claim drafts'],
  summary: 'What is left of the limits on letters and submissions, before one is reached',
  middleware: only('plaintiff'),
  request: { params: idParam },
  responses: { 200: { description: 'What is left now', content: json(z.object({ room: roomSchema })) } },
});

const presentRoom = ({ letters, submissions, isRecipientFull }: Room) => ({
  letters: { left: letters.left, wait_seconds: letters.waitSeconds },
  submissions: { left: submissions.left, wait_seconds: submissions.waitSeconds },
  is_recipient_full: isRecipientFull,
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
