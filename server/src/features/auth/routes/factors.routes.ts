import { z } from 'zod';
import type { AppContext } from '../../../http/context.ts';
import type { AuthKit } from '../auth-kit.ts';
import { challengeFactor } from '../factors/challenge-factor.ts';
import { enrolFactor } from '../factors/enrol-factor.ts';
import { refuseAnonymous } from '../factors/find-factor.ts';
import { removeFactor } from '../factors/remove-factor.ts';
import { verifyFactor } from '../factors/verify-factor.ts';
import { type Caller, identifyCaller } from '../sessions/identify-caller.ts';
import { optionalText, readBody } from '../wire/read-body.ts';
import type { RouteTable } from '../wire/route-table.ts';
import { visitorOf } from '../wire/visitor-of.ts';

const enrolBody = z.object({
  factor_type: optionalText,
  friendly_name: optionalText.transform((name) => name.trim().slice(0, 100)),
  issuer: optionalText.transform((name) => name.trim().slice(0, 100)),
  phone: optionalText,
});
const answerBody = z.object({ challenge_id: optionalText, code: optionalText });

export function factorsRoutes(auth: AuthKit): RouteTable {
  const callerOf = async (c: AppContext): Promise<Caller> => {
    const caller = await identifyCaller(auth, c.req.header('authorization'));
    refuseAnonymous(caller);
    return caller;
  };
  const factorIdOf = (c: AppContext) => c.req.param('id') ?? '';
  return {
    'POST /factors': async (c) => {
      const caller = await callerOf(c);
      const body = await readBody(c, enrolBody);
      const { factor_type: factorType, friendly_name: friendlyName, issuer, phone } = body;
      const enrolment = { factorType, friendlyName, issuer, phone };
      return c.json(await enrolFactor(auth, caller, enrolment, visitorOf(c)));
    },

    'POST /factors/:id/challenge': async (c) =>
      c.json(await challengeFactor(auth, await callerOf(c), factorIdOf(c), visitorOf(c))),

    'POST /factors/:id/verify': async (c) => {
      const caller = await callerOf(c);
      const { challenge_id: challengeId, code } = await readBody(c, answerBody);
      const answer = { factorId: factorIdOf(c), challengeId, code };
      return c.json(await verifyFactor(auth, caller, answer, visitorOf(c)));
    },

    'DELETE /factors/:id': async (c) => {
      const caller = await callerOf(c);
      return c.json({ id: await removeFactor(auth, caller, factorIdOf(c), visitorOf(c)) });
    },
  };
}
