import { claimantNameProblem } from '@plainclaim/domain/claims/claimant-name';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { ClaimRow } from '../claims.store.ts';

/** The claim may be older than the rule about names. */
export function requireOwnName({ plaintiffName }: Pick<ClaimRow, 'plaintiffName'>): void {
  const userMessage = claimantNameProblem(plaintiffName);
  if (userMessage !== undefined)
    throw new AppError('validation_failed', 'the name would deceive', { userMessage });
}
