import { AppError } from '@plainclaim/domain/shared/errors';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';

/**
 * What a stolen session must not be enough for: each takes a sign-in or a confirmation (`POST
 * /api/account/confirmation`) of the last ten minutes. Downloading one's data and deleting the account ask for the
 * proof in their own form, every time.
 */
export const sensitiveOperations: readonly (readonly [method: string, path: string])[] = [
  ['PUT', '/api/account/payout-details'],
  ['POST', '/api/account/backup-codes'],
  ['DELETE', '/api/account/phone'],
  ['PUT', '/api/admin/people/:id/role'],
];

/** Strangers and half-finished sign-ins are left to the route, which refuses them in its own words. */
export const requireConfirmation = createMiddleware<AppEnv>((c, next) => {
  const actor = c.get('actor');
  if (actor && !actor.needsSecondStep && !actor.isConfirmed)
    throw new AppError('confirmation_needed', 'not confirmed within the last minutes');
  return next();
});
