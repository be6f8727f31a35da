import type { SearchingApi } from '@plainclaim/server/features/solicitors/searching/searching.routes';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hc, type InferResponseType } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';
import { claimQuery } from './claim-details.ts';

const solicitorApi = hc<SearchingApi>('/', { fetch: apiFetch }).api.claims[':id'].solicitor;

export type SolicitorSearch = InferResponseType<typeof solicitorApi.$get, 200>;
export type AskedSolicitor = SolicitorSearch['asked'][number];

const lookAgainMs = 15_000;
const keyOf = (userId: string, id: string) => ['claim-solicitor', userId, id];

/** Polled while a solicitor is being asked or works on the case: they may answer, or write. */
export const useSolicitorSearch = (userId: string, id: string) =>
  useQuery({
    queryKey: keyOf(userId, id),
    queryFn: async () => (await solicitorApi.$get({ param: { id } })).json(),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isOpen(state.data) ? lookAgainMs : false),
  });

const isOpen = (found: SolicitorSearch | undefined): boolean =>
  found?.search?.status === 'asking' || found?.search?.status === 'placed';

const changed = (client: QueryClient, userId: string, id: string, search: SolicitorSearch) => {
  client.setQueryData(keyOf(userId, id), search);
  void client.invalidateQueries(claimQuery(userId, id));
};

/** Call only with the claimant's consent. */
export function useAskForSolicitor(userId: string, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await solicitorApi.$post({ param: { id }, json: { consent: true } })).json(),
    onSuccess: (search) => changed(client, userId, id, search),
  });
}

export function useWithdrawConsent(userId: string, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await solicitorApi.$delete({ param: { id } })).json(),
    onSuccess: (search) => changed(client, userId, id, search),
    // Refetched also after a failure: the search may have ended.
    onError: () => client.invalidateQueries({ queryKey: keyOf(userId, id) }),
  });
}

export function useWriteToSolicitor(userId: string, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: string) => solicitorApi.messages.$post({ param: { id }, json: { body } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(userId, id) }),
  });
}
