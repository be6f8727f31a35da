import { type Actor, hasRole } from '@plainclaim/domain/accounts/actor';
import type { Role } from '@plainclaim/domain/accounts/roles';
import { AppError } from '@plainclaim/domain/shared/errors';
import { createMiddleware } from 'hono/factory';
import type { AppContext, AppEnv } from './context.ts';

export type Authenticate = (authorization: string | undefined) => Promise<Actor | null>;

/** Sets the request's actor, or null. The route decides whether that is enough. */
export const identifyActor = (authenticate: Authenticate) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const authorization = c.req.header('authorization');
    c.set('actor', authorization === undefined ? null : await authenticate(authorization));
    await next();
  });

/** For a route's `middleware`: refuses requests without a session before the body is read. */
export const signedInOnly = createMiddleware<AppEnv>((c, next) => {
  requireActor(c);
  return next();
});

/** For a route's `middleware`: requires one of these roles. Admins always pass. */
export const only = (...roles: readonly Role[]) =>
  createMiddleware<AppEnv>((c, next) => {
    const actor = requireActor(c);
    if (!hasRole(actor, ...roles))
      throw new AppError('forbidden', `needs ${roles.join(' or ')}, is ${actor.role}`);
    return next();
  });

/** The actor, with the second step done if the account has one. */
export function requireActor(c: AppContext): Actor {
  const actor = requireFirstStep(c);
  if (actor.needsSecondStep) {
    throw new AppError('unauthenticated', 'the second step was not taken', {
      userMessage: 'Please finish signing in with the code from your authenticator app.',
    });
  }
  return actor;
}

/** The actor and their IP address, for verbs that record both in the audit trail. */
export const actorWithAddress = (c: AppContext) => ({
  actor: requireActor(c),
  address: c.get('clientAddress'),
});

/** For routes of the second step itself: the actor after the first step. */
export function requireFirstStep(c: AppContext): Actor {
  const actor = c.get('actor');
  if (!actor) throw new AppError('unauthenticated', 'no valid session');
  return actor;
}
