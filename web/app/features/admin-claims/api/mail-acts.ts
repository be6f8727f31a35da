import { useMutation, useQuery } from '@tanstack/react-query';
import { adminKey, useAdminChanged } from '../../../lib/admin-news.ts';
import { claimMailsApi, mailActsApi } from './admin-api.ts';

/** The mails of a claim that can be taken back or corrected. */
export const useMailActs = (claimId: string) =>
  useQuery({
    queryKey: [adminKey, 'mail-acts', claimId],
    queryFn: async () => (await (await mailActsApi.$get({ param: { id: claimId } })).json()).mails,
    staleTime: 0,
  });

export function useTakeBackMail(id: string) {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: () => claimMailsApi[':id']['take-back'].$post({ param: { id } }),
    // Refused, too, the list is not what it was.
    onSettled: changed,
  });
}

export function useCorrectMail(id: string) {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: (words: string) => claimMailsApi[':id'].correction.$post({ param: { id }, json: { words } }),
    onSuccess: changed,
  });
}
