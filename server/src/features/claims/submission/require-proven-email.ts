import type { Actor } from '@plainclaim/domain/accounts/actor';
import { otherEmailWords } from '@plainclaim/domain/claims/claim-steps';
import { normaliseEmail } from '@plainclaim/domain/shared/email-address';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { ClaimsDeps } from '../claims.deps.ts';

/**
 * Refuses a claim whose mails would go to another address than the account's, as they carry the letter,
 * replies and messages. The route has checked that the account's address is proven.
 */
export function requireProvenEmail(
  { requiresProvenEmail }: Pick<ClaimsDeps, 'requiresProvenEmail'>,
  actor: Pick<Actor, 'email'>,
  plaintiffEmail: string,
): void {
  if (!requiresProvenEmail || normaliseEmail(actor.email) === normaliseEmail(plaintiffEmail)) return;
  throw new AppError('validation_failed', 'the claimant’s address is not that of the account', {
    fields: [{ field: 'plaintiffEmail', message: otherEmailWords }],
  });
}
