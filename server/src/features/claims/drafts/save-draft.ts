import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { changedElsewhere } from '@plainclaim/domain/claims/drafts';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type Draft, draftFrom } from './draft.ts';
import { changeDraft, documentsOfDraft } from './drafts.store.ts';
import { findDraftToChange } from './find-draft.ts';

export type SavedDraft = {
  readonly form: ClaimFormInput;
  readonly step: number;
  /** The version these answers were typed over. */
  readonly version: number;
};

/** Saves the answers, unless the draft has changed since they were read (optimistic lock). */
export async function saveDraft(
  deps: Pick<ClaimsDeps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  id: string,
  { form, step, version }: SavedDraft,
): Promise<Draft> {
  const { db, clock } = deps;
  const now = clock.now();
  return await db.transaction(async (tx) => {
    const stored = await findDraftToChange(tx, actor, id);
    if (stored.version !== version)
      throw new AppError('conflict', `draft is at version ${stored.version}, not ${version}`, {
        userMessage: changedElsewhere,
      });
    const saved = await changeDraft(tx, stored.id, { form, step, version: version + 1 }, now);
    return draftFrom(deps, saved, await documentsOfDraft(tx, saved.id), now);
  });
}
