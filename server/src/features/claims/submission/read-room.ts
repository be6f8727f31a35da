import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { AllowanceLeft } from '@plainclaim/domain/accounts/person-allowances';
import { allowancesLeft } from '../../../http/rate-limit/allow-person.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { findDraft } from '../drafts/find-draft.ts';

export type Room = {
  readonly letters: AllowanceLeft;
  readonly submissions: AllowanceLeft;
};

/**
 * What is left of the limits that a draft meets next, so that its owner knows before a press is refused. Not among them
 * is the limit of the defendant's address: whoever could ask for it would learn whether others write to that address.
 */
export async function readRoom(deps: ClaimsDeps, actor: Actor, draftId: string): Promise<Room> {
  await findDraft(deps.db, actor, draftId);
  return await allowancesLeft(deps, ['letters', 'submissions'], actor.userId);
}
