import type { Actor } from '@plainclaim/domain/accounts/actor';
import { withoutLostFiles } from '@plainclaim/domain/claims/facts/input/without-lost-files';
import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Tx } from '../../../platform/db/db.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import {
  changeDraft,
  type DraftRow,
  deleteDraftDocument,
  documentsOfDraft,
  draftDocumentById,
} from '../drafts/drafts.store.ts';
import { factsOf } from '../drafts/facts-of.ts';
import { findDraftToChange } from '../drafts/find-draft.ts';
import { documentKey } from './document-key.ts';
import { abandonFiles, removeUnclaimed } from './unclaimed-files.ts';

/** Removes a file from a draft; evidence that named it has no file from then on. Idempotent, as the button may be pressed twice. */
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
    await unlinkEvidence(tx, draft, document.id, deps.clock.now());
    await abandonFiles(tx, [documentKey(document)], deps.clock.now());
    return [documentKey(document)];
  });
  await removeUnclaimed(deps, keys);
}

async function unlinkEvidence(tx: Tx, draft: DraftRow, documentId: string, now: Date): Promise<void> {
  const facts = factsOf(draft);
  if (!facts.evidence.some(({ file }) => file === documentId)) return;
  const left = (await documentsOfDraft(tx, draft.id)).map(({ id }) => id);
  await changeDraft(tx, draft.id, { caseFacts: withoutLostFiles(facts, left) }, now);
}

export const documentNotFound = (): AppError =>
  new AppError('not_found', 'no such document', {
    userMessage: 'We could not find this document. It may have been removed.',
  });
