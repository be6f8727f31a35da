import { useQueryClient } from '@tanstack/react-query';
import type { ClaimDocument } from '../../../lib/claims-api.ts';
import { uploadFile } from '../../../lib/upload-file.ts';
import { claimQuery } from './claim-details.ts';

type Upload = {
  readonly file: File;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
};

/** A proof of service is added beside the evidence, and goes with no letter. */
export function useAddDocument(userId: string, claimId: string, purpose?: 'proof-of-service') {
  const client = useQueryClient();
  return async ({ file, ...options }: Upload): Promise<ClaimDocument> => {
    const address = `/api/claims/${claimId}/documents?name=${encodeURIComponent(file.name)}${purpose ? `&purpose=${purpose}` : ''}`;
    const { document } = await uploadFile<{ document: ClaimDocument }>(address, file, options);
    client.setQueryData(
      claimQuery(userId, claimId).queryKey,
      (details) => details && { ...details, documents: [...details.documents, document] },
    );
    return document;
  };
}
