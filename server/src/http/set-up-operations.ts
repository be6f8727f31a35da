import { AppError } from '@plainclaim/domain/shared/errors';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';

/**
 * Operations open to an admin or solicitor who is overdue to set up a second step, where `AUTH_SECOND_STEP`
 * is on: what the set-up needs, and the contact form. The set-up itself, reading the user and signing out are
 * in the auth contract (`auth/sessions/require-second-step.ts`).
 */
export const setUpOperations: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/api/account/second-step'],
  ['GET', '/api/account/confirmation'],
  ['POST', '/api/account/confirmation'],
  ['GET', '/api/account/mailbox'],
  ['POST', '/api/account/mailbox/code'],
  ['POST', '/api/account/mailbox/proof'],
  // The contact form is for everyone.
  ['GET', '/api/contact'],
  ['POST', '/api/contact'],
];

const allowed = new Set(setUpOperations.map(([method, path]) => `${method} ${path}`));

/** Mounted before every route. Requests without an actor, including service keys, are left to the route. */
export const requireSetUpSecondStep = createMiddleware<AppEnv>((c, next) => {
  if (c.get('actor')?.mustSetUpSecondStep && !allowed.has(`${c.req.method} ${c.req.path}`))
    throw new AppError('second_step_required', 'the days for setting up a second step are over');
  return next();
});
