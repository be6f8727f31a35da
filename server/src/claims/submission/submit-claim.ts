import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';

export type Submission = { readonly claim: ClaimRow; readonly isNew: boolean };

export async function submitClaim(_deps: ClaimsDeps, _actor: Actor, _draftId: string): Promise<Submission> {
  throw new AppError('unavailable', 'not built yet');
}
