import { AppError } from '@plainclaim/domain/shared/errors';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';

/**
 * What is left to an admin or solicitor who must set up a second step, where `AUTH_SECOND_STEP` is on: what setting one up
 * asks for on its way, and asking us for help. Setting it up itself, reading who one is and signing out are of the auth contract
 * (`auth/sessions/require-second-step.ts`).
 */
export const setUpOperations: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/api/account/second-step'],
  ['GET', '/api/account/confirmation'],
  ['POST', '/api/account/confirmation'],
  ['GET', '/api/account/mailbox'],
  ['POST', '/api/account/mailbox/code'],
  ['POST', '/api/account/mailbox/proof'],
  // Asking for help, which is for everyone.
  ['GET', '/api/contact'],
  ['POST', '/api/contact'],
];

const allowed = new Set(setUpOperations.map(([method, path]) => `${method} ${path}`));

/** Before every route of the product. A stranger is left to the route, a service key is no actor. */
export const requireSetUpSecondStep = createMiddleware<AppEnv>((c, next) => {
  if (c.get('actor')?.mustSetUpSecondStep && !allowed.has(`${c.req.method} ${c.req.path}`))
    throw new AppError('second_step_required', 'the days for setting up a second step are over');
  return next();
});
