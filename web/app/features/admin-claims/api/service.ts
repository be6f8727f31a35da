import { useAdminChanged } from '../../../lib/change-poll.ts';
import { claimsApi } from '../../../lib/claims-api.ts';
import { uploadClaimDocument } from '../../../lib/upload-claim-document.ts';
import type { AttemptToSend } from '../../../ui/serving/attempt-form.tsx';
import type { ReturnToSend } from '../../../ui/serving/came-back.tsx';
import type { UploadProof } from '../../../ui/serving/use-proof.ts';

const serviceApi = claimsApi[':id'].service;

export const uploadProofTo =
  (id: string): UploadProof =>
  (upload) =>
    uploadClaimDocument(id, upload, 'proof-of-service');

export function useRecordAttempt(id: string) {
  const changed = useAdminChanged();
  return async (json: AttemptToSend): Promise<void> => {
    await serviceApi.$post({ param: { id }, json });
    await changed();
  };
}

export function useRecordReturn(id: string) {
  const changed = useAdminChanged();
  return async (serviceId: string, json: ReturnToSend): Promise<void> => {
    await serviceApi[':serviceId'].returned.$post({ param: { id, serviceId }, json });
    await changed();
  };
}

/** Gives a letter that reached no one today's date. */
export function useDateLetter(id: string) {
  const changed = useAdminChanged();
  return async (): Promise<void> => {
    await serviceApi['date-letter'].$post({ param: { id } });
    await changed();
  };
}
