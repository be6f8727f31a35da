import { randomUUID } from 'node:crypto';
import type { Actor } from '@plainclaim/domain/accounts/actor';
import { evidenceMessages, maxEvidenceFiles } from '@plainclaim/domain/claims/evidence';
import { canAddDocuments } from '@plainclaim/domain/claims/permissions';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import { AppError } from '@plainclaim/domain/shared/errors';
import { recordEvent } from '../../history/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';
import type { DocumentPurpose } from '../claims.tables.ts';
import { type DraftDocumentRow, documentsOfDraft, insertDraftDocument } from '../drafts/drafts.store.ts';
import { findDraft, findDraftToChange } from '../drafts/find-draft.ts';
import { actorOf } from '../event-actor.ts';
import { findClaim, findClaimToChange } from '../reading/find-claim.ts';
import { allowUpload } from './allow-upload.ts';
import { type ClaimDocumentRow, documentsOfClaim, insertClaimDocuments } from './claim-documents.store.ts';
import { documentKey } from './document-key.ts';
import type { KeptUpload } from './keep-upload.ts';
import { ownUpload } from './own-upload.ts';
import type { Upload } from './upload-from.ts';

/** Adds a file to a draft, whatever its version: files and answers do not overwrite each other. */
export async function addDraftDocument(
  deps: ClaimsDeps,
  actor: Actor,
  draftId: string,
  upload: Upload,
): Promise<DraftDocumentRow> {
  const draft = await findDraft(deps.db, actor, draftId);
  requireRoom(await documentsOfDraft(deps.db, draft.id));
  await allowUpload(deps, actor);
  const place = { folder: draft.id, keyOf: documentKey };
  return await ownUpload(deps, upload, place, async (tx, file) => {
    // Checked again: the draft may have been submitted or filled up during the upload.
    await findDraftToChange(tx, actor, draft.id);
    requireRoom(await documentsOfDraft(tx, draft.id));
    return await insertDraftDocument(tx, { ...newDocument(deps, file), draftId: draft.id });
  });
}

export type NewClaimDocument = Upload & { readonly purpose?: DocumentPurpose | undefined };

/** Adds a file to a submitted claim. It is stored with the claim; no mail carries it. */
export async function addClaimDocument(
  deps: ClaimsDeps,
  actor: Actor,
  claimId: string,
  { purpose: given, ...upload }: NewClaimDocument,
): Promise<ClaimDocumentRow> {
  const purpose = given ?? null;
  const claim = await findClaim(deps, actor, claimId);
  requireMayAdd(actor, claim);
  requireRoom(sameKind(await documentsOfClaim(deps.db, claim.id), purpose));
  await allowUpload(deps, actor);
  const place = { folder: claim.id, keyOf: documentKey };
  return await ownUpload(deps, upload, place, async (tx, file) => {
    const locked = await findClaimToChange(deps, tx, actor, claim.id);
    requireMayAdd(actor, locked);
    requireRoom(sameKind(await documentsOfClaim(tx, claim.id), purpose));
    const [added] = await insertClaimDocuments(tx, [
      { ...newDocument(deps, file), claimId: claim.id, purpose },
    ]);
    if (!added) throw new Error('the document was not stored');
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'document.added',
      actor: actorOf(actor),
      at: added.createdAt,
      facts: {
        document_id: added.id,
        file_type: file.fileType,
        file_size: file.fileSize,
        ...(purpose && { purpose }),
      },
      personal: { file_name: file.fileName },
    });
    return added;
  });
}

/** Evidence leaves room for proofs of service, and they for evidence. */
const sameKind = (documents: readonly ClaimDocumentRow[], of: DocumentPurpose | null) =>
  documents.filter(({ purpose }) => purpose === of);

const newDocument = ({ clock }: ClaimsDeps, file: KeptUpload) => ({
  ...file,
  id: randomUUID(),
  createdAt: clock.now(),
});

function requireRoom(documents: readonly unknown[]): void {
  if (documents.length < maxEvidenceFiles) return;
  throw new AppError('conflict', 'no room for another file', { userMessage: evidenceMessages.count });
}

function requireMayAdd(actor: Actor, claim: ClaimRow): void {
  if (canAddDocuments(actor, claim)) return;
  if (isOpen(claim.status))
    throw new AppError('forbidden', 'a reader of the claim cannot add documents to it', {
      userMessage:
        'Only the claimant and our team can add documents to a claim. Please ask the claimant to add it.',
    });
  throw new AppError('conflict', 'documents cannot be added to this claim', {
    userMessage: 'Documents can only be added while the claim is open.',
  });
}
