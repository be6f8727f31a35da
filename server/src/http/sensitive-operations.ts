import { AppError } from '@plainclaim/domain/shared/errors';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';

/** Where the proof is demanded, each with the errors of its routes. */
export type AskedBy =
  /** `requireConfirmation`, below. */
  | 'middleware'
  /**
   * As in the auth contract (`auth/sessions/require-recent-proof.ts`): `reauthentication_needed`, and a
   * `nonce`.
   */
  | 'contract'
  /** The form itself asks for the password or code, every time. */
  | 'form';

export type SensitiveOperation = {
  readonly method: string;
  readonly path: string;
  readonly askedBy: AskedBy;
  /** The sensitive field, where the body may have others. */
  readonly field?: string;
  /** Kinds of the mails that tell the owner: at least one is queued with the change. */
  readonly tells: readonly string[];
};

/**
 * Operations that a stolen session alone must not allow: each needs a sign-in or a confirmation (`POST
 * /api/account/confirmation`) of the last ten minutes, and its owner gets a mail. The middleware is mounted
 * from this list, and a test checks every entry. Service keys have no route: the operator's command makes
 * them (decision 0045).
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

/** Requests without a complete sign-in are left to the route, which refuses them with its own message. */
export const requireConfirmation = createMiddleware<AppEnv>((c, next) => {
  const actor = c.get('actor');
  if (actor && !actor.needsSecondStep && !actor.isConfirmed)
    throw new AppError('confirmation_needed', 'not confirmed within the last minutes');
  return next();
});
