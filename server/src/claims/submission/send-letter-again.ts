import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { ClaimsDeps } from '../claims.deps.ts';

/** What a server function of the specification answers. */
export type FunctionOutcome = { success: boolean; message?: string; error?: string };

export type LetterRequest = {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly attachments: readonly { readonly filename: string }[];
  readonly claimId: string;
  readonly isUnknownEmail: boolean;
};

export async function sendLetterAgain(
  _deps: ClaimsDeps,
  _actor: Actor,
  _request: LetterRequest,
): Promise<FunctionOutcome> {
  throw new AppError('unavailable', 'not built yet');
}
