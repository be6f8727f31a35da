import { useQueryClient } from '@tanstack/react-query';
import type { ClaimDocument } from '../../../lib/claims-api.ts';
import { type DocumentUpload, uploadClaimDocument } from '../../../lib/upload-claim-document.ts';
import { claimQuery } from './claim-details.ts';

export function useAddDocument(userId: string, claimId: string, purpose?: 'proof-of-service') {
  const client = useQueryClient();
  return async (upload: DocumentUpload): Promise<ClaimDocument> => {
    const document = await uploadClaimDocument(claimId, upload, purpose);
    client.setQueryData(
      claimQuery(userId, claimId).queryKey,
      (details) => details && { ...details, documents: [...details.documents, document] },
    );
    return document;
  };
}
