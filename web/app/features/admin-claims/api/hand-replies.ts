import { useMutation } from '@tanstack/react-query';
import { useAdminChanged } from '../../../lib/change-poll.ts';
import { uploadFile } from '../../../lib/upload-file.ts';
import { type HandReply, handRepliesApi, type Reply } from './admin-api.ts';

export type Written = { readonly reply: Reply; readonly isRepeat: boolean };

export function useWriteDownReply() {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: async (reply: HandReply): Promise<Written> => {
      const answer = await handRepliesApi['by-hand'].$post({ json: reply });
      return { reply: (await answer.json()).response, isRepeat: answer.status === 200 };
    },
    onSuccess: changed,
  });
}

/** Adds a file to a manually recorded reply. */
export function useAddReplyFile() {
  const changed = useAdminChanged();
  return async (replyId: string, file: File, onProgress: (percent: number) => void): Promise<void> => {
    const address = `/api/admin/replies/${replyId}/attachments?name=${encodeURIComponent(file.name)}`;
    await uploadFile(address, file, { onProgress });
    await changed();
  };
}
