import { draftsKeptDays } from '@plainclaim/domain/claims/drafts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/db/db.ts';
import { documentKey } from '../evidence/document-key.ts';
import { abandonFiles } from '../evidence/unclaimed-files.ts';
import { deleteDraft, documentsOfDraft, takeForgottenDraft } from './drafts.store.ts';

type Deps = { readonly db: Executor; readonly clock: Clock };

const dayMs = 24 * 3600 * 1000;

/** Deletes drafts nobody came back to, and says how many. Their files belong to nothing from then on. */
export async function deleteForgottenDrafts(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - draftsKeptDays * dayMs);
  let deleted = 0;
  while (await deleteOne(deps, before)) deleted += 1;
  return deleted;
}

async function deleteOne({ db, clock }: Deps, before: Date): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const draft = await takeForgottenDraft(tx, before);
    if (!draft) return false;
    const keys = (await documentsOfDraft(tx, draft.id)).map(documentKey);
    await deleteDraft(tx, draft.id);
    await abandonFiles(tx, keys, clock.now());
    return true;
  });
}
