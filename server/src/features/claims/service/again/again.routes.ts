import { requireActor, signedInOnly } from '../../../../http/actor.ts';
import { createApi } from '../../../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../../../http/declare-route.ts';
import { rateLimit } from '../../../../http/rate-limit/rate-limit.ts';
import type { ClaimsDeps } from '../../claims.deps.ts';
import { idParam } from '../../claims.schemas.ts';
import { presentClaim } from '../../reading/claims.presenter.ts';
import { findClaim } from '../../reading/find-claim.ts';
import { readLedger } from '../read-ledger.ts';
import { presentLedger } from '../service.presenter.ts';
import { serviceAnswer } from '../service.schemas.ts';
import { presentAgain } from './again.presenter.ts';
import { againAnswer, againBody, partyAnswer, partyBody } from './again.schemas.ts';
import { correctParty } from './correct-party.ts';
import { readAgain } from './read-again.ts';
import { sendAgain } from './send-again.ts';

const tags = ['Serving the letter'];
const signedInRoute = routesWith({ tags, middleware: signedInOnly });

const againRoute = signedInRoute('get', '/api/claims/{id}/service/again', {
  summary: 'Read how the letter would be sent again: to whom, with which date, or why not',
  request: { params: idParam },
  responses: { 200: jsonAnswer('What would be sent', againAnswer) },
});

/** Enough requests to correct mistakes, too few to try out many addresses. */
const perUser = { burst: 20, periodSeconds: 3600 };

export function createAgainRoutes(deps: ClaimsDeps) {
  const limits = { db: deps.db, clock: deps.clock, enabled: deps.config.RATE_LIMITS };
  const limited = (name: string) =>
    routesWith({
      tags,
      middleware: [signedInOnly, rateLimit(limits, name, perUser, (c) => requireActor(c).userId)],
    });
  const partyRoute = limited('correct-party')('post', '/api/claims/{id}/party', {
    summary: 'Correct the spelling of the name, the e-mail or the postal address of the other side',
    request: { params: idParam, body: jsonBody(partyBody) },
    responses: { 200: jsonAnswer('The claim', partyAnswer) },
  });
  const sendRoute = limited('send-again')('post', '/api/claims/{id}/service/again', {
    summary:
      'Send the letter again by e-mail: a new one where no copy arrived, else the same. A second press is answered with 200',
    request: { params: idParam, body: jsonBody(againBody) },
    responses: {
      201: jsonAnswer('How the letter reached the other side', serviceAnswer),
      200: jsonAnswer('How the letter reached the other side', serviceAnswer),
    },
  });
  return createApi()
    .openapi(againRoute, async (c) => {
      const plan = await readAgain(deps, requireActor(c), c.req.valid('param').id);
      return c.json({ again: presentAgain(plan) }, 200);
    })
    .openapi(partyRoute, async (c) => {
      const [actor, { id }] = [requireActor(c), c.req.valid('param')];
      await correctParty(deps, actor, id, c.req.valid('json'));
      return c.json({ claim: presentClaim(await findClaim(deps, actor, id)) }, 200);
    })
    .openapi(sendRoute, async (c) => {
      const [actor, { id }, body] = [requireActor(c), c.req.valid('param'), c.req.valid('json')];
      const seen = { to: body.to, letterDatedOn: body.letter_dated_on };
      const isNew = await sendAgain(deps, actor, id, seen);
      return c.json({ service: presentLedger(await readLedger(deps, actor, id)) }, isNew ? 201 : 200);
    });
}
