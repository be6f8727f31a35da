import { draftsKeptDays } from '@plainclaim/domain/claims/drafts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { documentKey } from '../evidence/document-key.ts';
import { abandonFiles, removeUnclaimed, unclaimedSince } from '../evidence/unclaimed-files.ts';
import { deleteDraft, documentsOfDraft, takeForgottenDraft } from './drafts.store.ts';

const dayMs = 24 * 3600 * 1000;
/** Longer than any upload or submission takes. */
const unclaimedDays = 1;
const filesAtOnce = 100;

type Deps = Pick<ClaimsDeps, 'db' | 'clock' | 'files' | 'log'>;

/** Deletes drafts nobody came back to, and files that belong to nothing. */
export async function tidyDrafts(deps: Deps): Promise<void> {
  const now = deps.clock.now().getTime();
  while (await deleteOne(deps, new Date(now - draftsKeptDays * dayMs)));
  const before = new Date(now - unclaimedDays * dayMs);
  let keys: string[];
  do {
    keys = await unclaimedSince(deps.db, before, filesAtOnce);
    await removeUnclaimed(deps, keys);
    // A store that is down would give us the same files for ever.
  } while (keys.length === filesAtOnce && (await unclaimedSince(deps.db, before, 1))[0] !== keys[0]);
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
