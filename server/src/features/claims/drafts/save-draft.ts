import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { changedElsewhere } from '@plainclaim/domain/claims/drafts';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { factsWithForm, formWithFacts } from '@plainclaim/domain/claims/facts/input/form-and-facts';
import { withoutLostFiles } from '@plainclaim/domain/claims/facts/input/without-lost-files';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type Draft, draftFrom } from './draft.ts';
import { changeDraft, documentsOfDraft } from './drafts.store.ts';
import { factsOf } from './facts-of.ts';
import { findDraftToChange } from './find-draft.ts';

export type SavedDraft = {
  readonly form: ClaimFormInput;
  /** Left out by programs that know the form only: its sum and day go into the facts. */
  readonly facts?: FactsInput | undefined;
  readonly step: number;
  /** The version these answers were typed over. */
  readonly version: number;
};

/** Saves the answers, unless the draft has changed since they were read (optimistic lock). */
export async function saveDraft(
  deps: Pick<ClaimsDeps, 'db' | 'clock' | 'config' | 'law'>,
  actor: Actor,
  id: string,
  { form, facts, step, version }: SavedDraft,
): Promise<Draft> {
  const { db, clock } = deps;
  const now = clock.now();
  return await db.transaction(async (tx) => {
    const stored = await findDraftToChange(tx, actor, id);
    if (stored.version !== version)
      throw new AppError('conflict', `draft is at version ${stored.version}, not ${version}`, {
        userMessage: changedElsewhere,
      });
    const documents = await documentsOfDraft(tx, stored.id);
    const caseFacts = withoutLostFiles(
      facts ?? factsWithForm(factsOf(stored), form),
      documents.map(({ id }) => id),
    );
    const changes = { form: formWithFacts(form, caseFacts), caseFacts, step, version: version + 1 };
    return draftFrom(deps, await changeDraft(tx, stored.id, changes, now), documents, now);
  });
}
