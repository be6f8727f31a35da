import { z } from '@hono/zod-openapi';
import { requireActor, signedInOnly } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, routesWith } from '../../../http/declare-route.ts';
import type { AuthKit } from '../auth-kit.ts';
import { readDemand } from './read-demand.ts';

const signedInRoute = routesWith({ tags: ['Account'], middleware: signedInOnly });

const demandSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('asked'), days_left: z.int() }),
  z.object({ state: z.literal('required') }),
]);

const readRoute = signedInRoute('get', '/', {
  summary: 'Read whether you must set up a second step',
  responses: {
    200: jsonAnswer(
      'Whether a second step must be set up: none, asked (within the days left) or required (every other operation is refused)',
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
