import type { ClaimDocumentRow } from './evidence/claim-documents.store.ts';

/** The same for claims and drafts; the path in the file store is not exposed. */
export function presentDocument(
  document: Pick<ClaimDocumentRow, 'id' | 'fileName' | 'fileType' | 'fileSize' | 'createdAt'> &
    Partial<Pick<ClaimDocumentRow, 'sentAs' | 'purpose'>>,
) {
  return {
    id: document.id,
    file_name: document.fileName,
    file_type: document.fileType,
    file_size: document.fileSize,
    created_at: document.createdAt.toISOString(),
    ...(document.sentAs === 'kept-back' && { kept_back: true }),
    ...(document.purpose && { purpose: document.purpose }),
  };
}
