import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveFile } from '../../../lib/save-file.ts';
import { lookAgainMs, referralsApi, solicitorKey } from './solicitor-api.ts';

const caseKey = (userId: string, id: string) => [...solicitorKey(userId), 'case', id];

/** Polled while it is open: the client may write, or withdraw the case. */
export const useCaseFile = (userId: string, id: string) =>
  useQuery({
    queryKey: caseKey(userId, id),
    queryFn: async () => (await referralsApi[':id'].$get({ param: { id } })).json(),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.status === 'error' ? false : lookAgainMs),
    refetchOnWindowFocus: 'always',
  });

export const useDownloadCaseFile = (id: string, claimId: string) =>
  useMutation({
    mutationFn: async () => {
      const response = await referralsApi[':id']['case-file.zip'].$get({ param: { id } });
      saveFile(`case-${claimId}.zip`, await response.blob());
    },
  });

export function useWriteToClient(userId: string, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: string) => referralsApi[':id'].messages.$post({ param: { id }, json: { body } }),
    onSettled: () => client.invalidateQueries({ queryKey: caseKey(userId, id) }),
  });
}
