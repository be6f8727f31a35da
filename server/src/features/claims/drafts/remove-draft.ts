import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { ClaimsDeps } from '../claims.deps.ts';
import { documentKey } from '../evidence/document-key.ts';
import { abandonFiles, removeUnclaimed } from '../evidence/unclaimed-files.ts';
import { deleteDraft, documentsOfDraft } from './drafts.store.ts';
import { findDraftToChange } from './find-draft.ts';

/** Throws a draft away with its files. */
export async function removeDraft(
  deps: Pick<ClaimsDeps, 'db' | 'clock' | 'files' | 'log'>,
  actor: Actor,
  id: string,
): Promise<void> {
  const keys = await deps.db.transaction(async (tx) => {
    const draft = await findDraftToChange(tx, actor, id);
    const files = (await documentsOfDraft(tx, draft.id)).map(documentKey);
    await deleteDraft(tx, draft.id);
    await abandonFiles(tx, files, deps.clock.now());
    return files;
  });
  await removeUnclaimed(deps, keys);
}
