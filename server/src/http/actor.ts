import { type Actor, hasRole } from '@plainclaim/domain/accounts/actor';
import type { Role } from '@plainclaim/domain/accounts/roles';
import { AppError } from '@plainclaim/domain/shared/errors';
import { createMiddleware } from 'hono/factory';
import type { AppContext, AppEnv } from './context.ts';

export type Authenticate = (authorization: string | undefined) => Promise<Actor | null>;

/** Puts who is asking on the request, or null. Whether that is enough is the route's decision. */
export const identifyActor = (authenticate: Authenticate) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const authorization = c.req.header('authorization');
    c.set('actor', authorization === undefined ? null : await authenticate(authorization));
    await next();
  });

/** For a route's `middleware`: refuses a stranger before the body is looked at. */
export const signedInOnly = createMiddleware<AppEnv>((c, next) => {
  requireActor(c);
  return next();
});

/** For a route's `middleware`: refuses everyone without one of these roles. An admin passes. */
export const only = (...roles: readonly Role[]) =>
  createMiddleware<AppEnv>((c, next) => {
    const actor = requireActor(c);
    if (!hasRole(actor, ...roles))
      throw new AppError('forbidden', `needs ${roles.join(' or ')}, is ${actor.role}`);
    return next();
  });

/** The person asking, signed in all the way. */
export function requireActor(c: AppContext): Actor {
  const actor = requireFirstStep(c);
  if (actor.needsSecondStep) {
    throw new AppError('unauthenticated', 'the second step was not taken', {
      userMessage: 'Please finish signing in with the code from your authenticator app.',
    });
  }
  return actor;
}

/** For the second step itself: someone whose password was right, whatever else is still to come. */
export function requireFirstStep(c: AppContext): Actor {
  const actor = c.get('actor');
  if (!actor) throw new AppError('unauthenticated', 'no valid session');
  return actor;
}
