import type { ClaimDocumentRow } from './claims.store.ts';

/** The same for a claim and for a draft; where the file lies is nobody's business. */
export function presentDocument(
  document: Pick<ClaimDocumentRow, 'id' | 'fileName' | 'fileType' | 'fileSize' | 'createdAt'>,
) {
  return {
    id: document.id,
    file_name: document.fileName,
    file_type: document.fileType,
    file_size: document.fileSize,
    created_at: document.createdAt.toISOString(),
  };
}
