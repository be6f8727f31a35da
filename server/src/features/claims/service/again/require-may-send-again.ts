import type { Actor } from '@plainclaim/domain/accounts/actor';
import { canSendAgain } from '@plainclaim/domain/claims/permissions';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { VisibleClaim } from '../../reading/find-claim.ts';

/** The letter that this actor may send again. */
export function requireMaySendAgain(actor: Actor, claim: VisibleClaim): string {
  const { generatedLetterContent: letter, status } = claim;
  if (letter !== null && canSendAgain(actor, { ...claim, hasLetter: true })) return letter;
  if (letter !== null && isOpen(status))
    throw new AppError('forbidden', 'a reader of the claim cannot send its letter', {
      userMessage: 'Only the claimant and our team can send the letter again.',
    });
  throw new AppError('conflict', 'there is no letter to send again', {
    userMessage:
      letter === null
        ? 'Generate your letter before it can be sent.'
        : 'A letter can only be sent while the claim is open.',
  });
}
