import { planAttachments } from '@plainclaim/domain/claims/evidence';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { SentAs } from '../claims.tables.ts';
import type { ClaimDocumentRow } from '../evidence/claim-documents.store.ts';
import { documentKey } from '../evidence/document-key.ts';

export type DocumentToSend = Pick<
  ClaimDocumentRow,
  'id' | 'fileName' | 'filePath' | 'fileType' | 'fileSize' | 'createdAt'
> &
  Partial<Pick<ClaimDocumentRow, 'purpose'>>;

export type PlannedDocument = DocumentToSend & { readonly sentAs: SentAs };

/**
 * How each document is sent with the letter, except those the claimant kept back. A file missing from the store is left out and never delays the
 * letter.
 */
export async function planDocuments(
  { files, log }: Pick<ClaimsDeps, 'files' | 'log'>,
  ofClaim: readonly DocumentToSend[],
  keptBack: ReadonlySet<string>,
  room: number,
): Promise<readonly PlannedDocument[]> {
  // A proof of how the letter went is the claimant's own.
  const documents = ofClaim.filter(({ purpose }) => !purpose);
  const readable = new Set<string>();
  const toSend = documents.filter(({ id }) => !keptBack.has(id));
  for (const document of toSend) {
    if (await isReadable(files, documentKey(document))) readable.add(document.id);
    else log.warn({ documentId: document.id }, 'a document could not be read and is left out of the letter');
  }
  const { attached } = planAttachments(
    toSend.filter(({ id }) => readable.has(id)),
    room,
  );
  const isAttached = new Set(attached.map(({ id }) => id));
  const sentAs = ({ id }: DocumentToSend): SentAs => {
    if (keptBack.has(id)) return 'kept-back';
    if (isAttached.has(id)) return 'attached';
    return readable.has(id) ? 'linked' : 'left-out';
  };
  return documents.map((document) => ({ ...document, sentAs: sentAs(document) }));
}

/** Other errors propagate: with an unreachable store nothing is sent, and the claimant tries again. */
async function isReadable(files: ClaimsDeps['files'], key: string): Promise<boolean> {
  try {
    return (await files.stat(key)).size > 0;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
}
