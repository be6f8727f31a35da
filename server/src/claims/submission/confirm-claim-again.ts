import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { FunctionOutcome } from './send-letter-again.ts';

export type ConfirmationRequest = {
  readonly claimId: string;
  readonly plaintiffEmail: string;
  readonly plaintiffName: string;
  readonly issueType: string;
  readonly amount: number;
  readonly jurisdiction: string;
};

export async function confirmClaimAgain(
  _deps: ClaimsDeps,
  _actor: Actor,
  _request: ConfirmationRequest,
): Promise<FunctionOutcome> {
  throw new AppError('unavailable', 'not built yet');
}
