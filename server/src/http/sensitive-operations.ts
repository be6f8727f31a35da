import { AppError } from '@plainclaim/domain/shared/errors';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';

/** Who asks for the proof, each in the words of its routes. */
export type AskedBy =
  /** `requireConfirmation`, below. */
  | 'middleware'
  /** `auth/sessions/require-recent-proof.ts`, as the auth contract has it: `reauthentication_needed`, and a `nonce`. */
  | 'contract'
  /** The form itself takes password or code, every time. */
  | 'form';

export type SensitiveOperation = {
  readonly method: string;
  readonly path: string;
  readonly askedBy: AskedBy;
  /** What of a body that may change other things, too. */
  readonly field?: string;
  /** The mails that tell the owner, by their kinds in the outbox: at least one is queued with the change. */
  readonly tells: readonly string[];
};

/**
 * What a stolen session must not be enough for: each takes a sign-in or a confirmation (`POST
 * /api/account/confirmation`) of the last ten minutes, and its owner is told by mail. The middleware is mounted from this list,
 * and a test walks all of it. No route makes or changes a service key: the operator's command does (decision 0045).
 */
export const sensitiveOperations: readonly SensitiveOperation[] = [
  {
    method: 'PUT',
    path: '/api/account/payout-details',
    askedBy: 'middleware',
    tells: ['payout-details-changed'],
  },
  {
    method: 'POST',
    path: '/api/account/backup-codes',
    askedBy: 'middleware',
    tells: ['auth-factor-backup-codes'],
  },
  { method: 'DELETE', path: '/api/account/phone', askedBy: 'middleware', tells: ['auth-identity-removed'] },
  {
    method: 'PUT',
    path: '/api/admin/people/:id/role',
    askedBy: 'middleware',
    tells: ['account-role-changed', 'auth-role-granted'],
  },
  {
    method: 'POST',
    path: '/api/account/data/download',
    askedBy: 'form',
    tells: ['account-data-downloaded'],
  },
  { method: 'POST', path: '/api/account/data/delete', askedBy: 'form', tells: ['account-deleted'] },
  {
    method: 'PUT',
    path: '/auth/v1/user',
    field: 'password',
    askedBy: 'contract',
    tells: ['auth-password-changed'],
  },
  {
    method: 'PUT',
    path: '/auth/v1/user',
    field: 'email',
    askedBy: 'contract',
    tells: ['auth-email-changed'],
  },
  {
    method: 'PUT',
    path: '/auth/v1/user',
    field: 'phone',
    askedBy: 'contract',
    tells: ['auth-phone-changed'],
  },
  { method: 'POST', path: '/auth/v1/factors', askedBy: 'contract', tells: ['auth-factor-added'] },
  { method: 'DELETE', path: '/auth/v1/factors/:id', askedBy: 'contract', tells: ['auth-factor-removed'] },
  {
    method: 'GET',
    path: '/auth/v1/user/identities/authorize',
    askedBy: 'contract',
    tells: ['auth-identity-linked'],
  },
  {
    method: 'DELETE',
    path: '/auth/v1/user/identities/:id',
    askedBy: 'contract',
    tells: ['auth-identity-removed'],
  },
];

/** Strangers and half-finished sign-ins are left to the route, which refuses them in its own words. */
export const requireConfirmation = createMiddleware<AppEnv>((c, next) => {
  const actor = c.get('actor');
  if (actor && !actor.needsSecondStep && !actor.isConfirmed)
    throw new AppError('confirmation_needed', 'not confirmed within the last minutes');
  return next();
});
