import { useQueryClient } from '@tanstack/react-query';
import { type ClaimDocument, claimsApi } from '../../../lib/claims-api.ts';
import { uploadFile } from '../../../lib/upload-file.ts';
import { claimQuery } from './claim-details.ts';

/** Fetches an address that works for a few minutes and follows it; the answer is a download. */
export async function downloadDocument(claimId: string, document: ClaimDocument): Promise<void> {
  const response = await claimsApi[':id'].documents[':documentId'].link.$get({
    param: { id: claimId, documentId: document.id },
  });
  const { url } = await response.json();
  const link = window.document.createElement('a');
  link.href = url;
  link.download = document.file_name;
  link.click();
}

type Upload = {
  readonly file: File;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
};

export function useAddDocument(userId: string, claimId: string) {
  const client = useQueryClient();
  return async ({ file, ...options }: Upload): Promise<ClaimDocument> => {
    const address = `/api/claims/${claimId}/documents?name=${encodeURIComponent(file.name)}`;
    const { document } = await uploadFile<{ document: ClaimDocument }>(address, file, options);
    client.setQueryData(
      claimQuery(userId, claimId).queryKey,
      (details) => details && { ...details, documents: [...details.documents, document] },
    );
    return document;
  };
}
