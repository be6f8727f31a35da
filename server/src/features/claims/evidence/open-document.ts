import type { Actor } from '@plainclaim/domain/accounts/actor';
import { letterLinksWork } from '@plainclaim/domain/claims/permissions';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { RightOpeners } from '../../../http/file-rights.ts';
import { type Download, storedFileRight } from '../../../platform/files/download-link.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { draftDocumentById } from '../drafts/drafts.store.ts';
import { findDraft } from '../drafts/find-draft.ts';
import { findClaim } from '../reading/find-claim.ts';
import { claimDocumentById, linkedDocumentByPath } from './claim-documents.store.ts';
import { documentKey } from './document-key.ts';
import { documentNotFound } from './remove-document.ts';

type StoredDocument = {
  readonly fileName: string;
  readonly filePath: string;
  readonly fileType: string;
};

export async function openDraftDocument(
  deps: ClaimsDeps,
  actor: Actor,
  draftId: string,
  documentId: string,
): Promise<Download> {
  const draft = await findDraft(deps.db, actor, draftId);
  return found(isUuid(documentId) ? await draftDocumentById(deps.db, draft.id, documentId) : undefined);
}

/** For the owner, an admin, and the solicitor who has the case. */
export async function openClaimDocument(
  deps: ClaimsDeps,
  actor: Actor,
  claimId: string,
  documentId: string,
): Promise<Download> {
  const claim = await findClaim(deps, actor, claimId);
  return found(isUuid(documentId) ? await claimDocumentById(deps.db, claim.id, documentId) : undefined);
}

/** For the reader of a letter that carried a link to this document. */
async function openLetterDocument({ db }: ClaimsDeps, filePath: string): Promise<Download | undefined> {
  const document = await linkedDocumentByPath(db, filePath);
  return document && letterLinksWork(document) ? downloadOf(document) : undefined;
}

/** Opens links to documents, by the right that each link names. */
export const claimFileRights = (deps: ClaimsDeps): RightOpeners => ({
  'draft-document': {
    signedIn: true,
    open: (actor, [draftId = '', documentId = '']) => openDraftDocument(deps, actor, draftId, documentId),
  },
  'claim-document': {
    signedIn: true,
    open: (actor, [claimId = '', documentId = '']) => openClaimDocument(deps, actor, claimId, documentId),
  },
  'letter-document': {
    signedIn: false,
    open: ([filePath = '']) => openLetterDocument(deps, filePath),
  },
  // For letters sent before links named their right.
  [storedFileRight]: {
    signedIn: false,
    open: ([key = '']) => openLetterDocument(deps, key.replace(documentKey({ filePath: '' }), '')),
  },
});

function found(document: StoredDocument | undefined): Download {
  if (!document) throw documentNotFound();
  return downloadOf(document);
}

const downloadOf = (document: StoredDocument): Download => ({
  key: documentKey(document),
  fileName: document.fileName,
  contentType: document.fileType,
});
