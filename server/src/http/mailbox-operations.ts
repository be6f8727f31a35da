import { AppError } from '@plainclaim/domain/shared/errors';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';

/**
 * Operations that require a proven mailbox (`POST /api/account/mailbox/proof`), where `AUTH_MAILBOX_PROOF` is
 * on. Enrolling a factor requires one too, with the auth contract's error (`auth/factors/enrol-factor.ts`).
 */
export const mailboxOperations: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/api/claims/drafts/:id/submit'],
  ['POST', '/functions/v1/send-lba-email'],
  ['PUT', '/api/account/payout-details'],
  ['POST', '/api/account/backup-codes'],
];

/** Requests without a complete sign-in are left to the route, which refuses them with its own message. */
export const requireProvenMailbox = createMiddleware<AppEnv>((c, next) => {
  const actor = c.get('actor');
  if (actor && !actor.needsSecondStep && actor.needsMailboxProof)
    throw new AppError('mailbox_not_proven', 'nobody has shown that the mailbox of the account is theirs');
  return next();
});
