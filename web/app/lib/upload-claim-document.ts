import type { ClaimDocument } from './claims-api.ts';
import { uploadFile } from './upload-file.ts';

export type DocumentUpload = {
  readonly file: File;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
};

/** A proof of service is added beside the evidence, and goes with no letter. */
export async function uploadClaimDocument(
  claimId: string,
  { file, ...options }: DocumentUpload,
  purpose?: 'proof-of-service',
): Promise<ClaimDocument> {
  const query = new URLSearchParams({ name: file.name, ...(purpose && { purpose }) });
  const address = `/api/claims/${claimId}/documents?${query}`;
  return (await uploadFile<{ document: ClaimDocument }>(address, file, options)).document;
}
