import { z } from '@hono/zod-openapi';
import { requireActor, signedInOnly } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, routesWith } from '../../../http/declare-route.ts';
import type { AuthKit } from '../auth-kit.ts';
import { readDemand } from './read-demand.ts';

const signedInRoute = routesWith({ middleware: signedInOnly });

const demandSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('asked'), days_left: z.int() }),
  z.object({ state: z.literal('required') }),
]);

const readRoute = signedInRoute('get', '/', {
  responses: {
    200: jsonAnswer(
      'Whether you have to set up a second step: not at all, within the days left, or before anything else.',
      demandSchema,
    ),
  },
});

/** The second step that an admin or solicitor has to set up. Mounted at /api/account/second-step. */
export const createSecondStepRoutes = (auth: AuthKit) =>
  createApi().openapi(readRoute, async (c) => {
    const demand = await readDemand(auth, requireActor(c).userId);
    if (demand.state === 'asked') return c.json({ state: demand.state, days_left: demand.daysLeft }, 200);
    return c.json({ state: demand.state }, 200);
  });

export type SecondStepApi = ReturnType<typeof createSecondStepRoutes>;
