import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimsApi } from '../../../lib/claims-api.ts';

export function useDeleteDraft(userId: string, draftId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => claimsApi.drafts[':id'].$delete({ param: { id: draftId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['dashboard', userId] }),
  });
}
