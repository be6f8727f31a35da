import { useMutation, useQuery } from '@tanstack/react-query';
import { adminKey, useAdminChanged } from '../../../lib/change-poll.ts';
import { claimsApi } from '../../../lib/claims-api.ts';
import { type Assessment, repliesApi, reviewApi } from './admin-api.ts';

export const reviewKey = (id: string) => [adminKey, 'review', id];

export const useReview = (id: string) =>
  useQuery({
    queryKey: reviewKey(id),
    queryFn: async () => (await reviewApi.review.$get({ param: { id } })).json(),
    staleTime: 0,
  });

export function useAddNote(id: string) {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: async (body: string) =>
      (await (await reviewApi.notes.$post({ param: { id }, json: { body } })).json()).note,
    onSuccess: changed,
  });
}

export function useAssess(id: string) {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: (said: Assessment) => reviewApi.assessment.$post({ param: { id }, json: said }),
    onSuccess: changed,
  });
}

export async function downloadDocument(claimId: string, documentId: string, fileName: string): Promise<void> {
  const param = { id: claimId, documentId };
  const response = await claimsApi[':id'].documents[':documentId'].link.$get({ param });
  follow((await response.json()).url, fileName);
}

export async function downloadAttachment(
  replyId: string,
  attachmentId: string,
  fileName: string,
): Promise<void> {
  const param = { id: replyId, attachmentId };
  const response = await repliesApi[':id'].attachments[':attachmentId'].link.$get({ param });
  follow((await response.json()).url, fileName);
}

/** Opens a short-lived URL, which starts a download. */
function follow(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
