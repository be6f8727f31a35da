import { draftRetentionDays } from '@plainclaim/domain/claims/drafts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/db.ts';
import { documentKey } from '../evidence/document-key.ts';
import { abandonFiles } from '../evidence/unclaimed-files.ts';
import { deleteDraft, documentsOfDraft, takeForgottenDraft } from './drafts.store.ts';

type Deps = { readonly db: Executor; readonly clock: Clock };

const dayMs = 24 * 3600 * 1000;

/**
 * Deletes drafts unchanged for `draftRetentionDays`, and returns their ids. Their files are unclaimed from then
 * on.
 */
export async function deleteForgottenDrafts(deps: Deps): Promise<string[]> {
  const before = new Date(deps.clock.now().getTime() - draftRetentionDays * dayMs);
  const deleted: string[] = [];
  for (;;) {
    const id = await deleteOne(deps, before);
    if (id === null) return deleted;
    deleted.push(id);
  }
}

async function deleteOne({ db, clock }: Deps, before: Date): Promise<string | null> {
  return await db.transaction(async (tx) => {
    const draft = await takeForgottenDraft(tx, before);
    if (!draft) return null;
    const keys = (await documentsOfDraft(tx, draft.id)).map(documentKey);
    await deleteDraft(tx, draft.id);
    await abandonFiles(tx, keys, clock.now());
    return draft.id;
  });
}
