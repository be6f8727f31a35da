import type { Actor } from '@plainclaim/domain/accounts/actor';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { signDownload } from '../../platform/files/download-link.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { claimDocumentById } from '../claims.store.ts';
import { draftDocumentById } from '../drafts/drafts.store.ts';
import { findDraft } from '../drafts/find-draft.ts';
import { findClaim } from '../reading/find-claim.ts';
import { documentKey } from './document-key.ts';
import { documentNotFound } from './remove-document.ts';

/** Long enough to press a button or to look at a picture again. */
const linkMinutes = 10;

type StoredDocument = {
  readonly fileName: string;
  readonly filePath: string;
  readonly fileType: string;
};

export async function linkDraftDocument(
  deps: ClaimsDeps,
  actor: Actor,
  draftId: string,
  documentId: string,
): Promise<string> {
  const draft = await findDraft(deps.db, actor, draftId);
  const document = isUuid(documentId) ? await draftDocumentById(deps.db, draft.id, documentId) : undefined;
  return shortLink(deps, document);
}

export async function linkClaimDocument(
  deps: ClaimsDeps,
  actor: Actor,
  claimId: string,
  documentId: string,
): Promise<string> {
  const claim = await findClaim(deps, actor, claimId);
  const document = isUuid(documentId) ? await claimDocumentById(deps.db, claim.id, documentId) : undefined;
  return shortLink(deps, document);
}

function shortLink(deps: ClaimsDeps, document: StoredDocument | undefined): string {
  if (!document) throw documentNotFound();
  return linkUntil(deps, document, new Date(deps.clock.now().getTime() + linkMinutes * 60_000));
}

/** Whoever holds it may fetch the file until then. */
export function linkUntil(
  { secretKey }: Pick<ClaimsDeps, 'secretKey'>,
  document: StoredDocument,
  expiresAt: Date,
): string {
  const { fileName, fileType } = document;
  return signDownload({ key: documentKey(document), fileName, contentType: fileType, expiresAt }, secretKey);
}
