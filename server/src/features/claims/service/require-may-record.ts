import type { Actor } from '@plainclaim/domain/accounts/actor';
import { canRecordService } from '@plainclaim/domain/claims/permissions';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import type { ServedBy } from '@plainclaim/domain/letters/serving/service-record';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { VisibleClaim } from '../reading/find-claim.ts';

/** The text of the letter, if this actor may record how it was served; throws otherwise. */
export function requireMayRecord(actor: Actor, claim: VisibleClaim): string {
  const { generatedLetterContent: letter, status } = claim;
  if (letter !== null && canRecordService(actor, { ...claim, hasLetter: true })) return letter;
  if (letter !== null && isOpen(status))
    throw new AppError('forbidden', 'a reader of the claim cannot record how its letter went', {
      userMessage: 'Only the claimant and our team can record how a letter went.',
    });
  throw new AppError('conflict', 'there is no letter on its way', {
    userMessage:
      letter === null
        ? 'Generate your letter before it can be sent.'
        : 'How the letter went can only be recorded while the claim is open.',
  });
}

export const recorderOf = ({ role }: Pick<Actor, 'role'>): ServedBy =>
  role === 'admin' ? 'admin' : 'claimant';
