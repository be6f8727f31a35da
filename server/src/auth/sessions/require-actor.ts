import type { Role } from '@plainclaim/domain/accounts/roles';
import { AppError } from '@plainclaim/domain/shared/errors';
import { createMiddleware } from 'hono/factory';
import type { Variables } from '../../http/context.ts';
import type { Actor, Authenticate } from './authenticate.ts';

/** A request whose sender is known: `c.get('actor')`. */
export type ActorEnv = { Variables: Variables & { actor: Actor } };

/** Lets only signed-in people through, with their second step where they have one. */
export const createRequireActor = (authenticate: Authenticate) =>
  createMiddleware<ActorEnv>(async (c, next) => {
    c.set('actor', secondStepTaken(signedIn(await authenticate(c.req.header('authorization')))));
    await next();
  });

/** For the second step itself: lets people through who have only taken the first. */
export const createRequireFirstStep = (authenticate: Authenticate) =>
  createMiddleware<ActorEnv>(async (c, next) => {
    c.set('actor', signedIn(await authenticate(c.req.header('authorization'))));
    await next();
  });

/** Lets only these roles through. An admin passes every requirement. */
export const createRequireRole =
  (authenticate: Authenticate) =>
  (...roles: readonly Role[]) =>
    createMiddleware<ActorEnv>(async (c, next) => {
      const actor = secondStepTaken(signedIn(await authenticate(c.req.header('authorization'))));
      if (actor.role !== 'admin' && !roles.includes(actor.role)) {
        throw new AppError('forbidden', `needs one of ${roles.join(', ')}, is ${actor.role}`);
      }
      c.set('actor', actor);
      await next();
    });

function signedIn(actor: Actor | null): Actor {
  if (!actor) throw new AppError('unauthenticated', 'no valid session');
  return actor;
}

function secondStepTaken(actor: Actor): Actor {
  if (actor.needsSecondStep) {
    throw new AppError('unauthenticated', 'the second step was not taken', {
      userMessage: 'Please finish signing in with the code from your authenticator app.',
    });
  }
  return actor;
}
