import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { ClaimsDeps } from '../claims.deps.ts';
import { deleteDraftDocument, draftDocumentById } from '../drafts/drafts.store.ts';
import { findDraftToChange } from '../drafts/find-draft.ts';
import { documentKey } from './document-key.ts';
import { abandonFiles, removeUnclaimed } from './unclaimed-files.ts';

/** Removes a file from a draft. Idempotent, as the button may be pressed twice. */
export async function removeDraftDocument(
  deps: ClaimsDeps,
  actor: Actor,
  draftId: string,
  documentId: string,
): Promise<void> {
  const keys = await deps.db.transaction(async (tx) => {
    const draft = await findDraftToChange(tx, actor, draftId);
    const document = isUuid(documentId) ? await draftDocumentById(tx, draft.id, documentId) : undefined;
    if (!document) return [];
    await deleteDraftDocument(tx, document.id);
    await abandonFiles(tx, [documentKey(document)], deps.clock.now());
    return [documentKey(document)];
  });
  await removeUnclaimed(deps, keys);
}

export const documentNotFound = (): AppError =>
  new AppError('not_found', 'no such document', {
    userMessage: 'We could not find this document. It may have been removed.',
  });
