import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PayoutTab, paymentsApi, payoutsApi, reconciliationApi } from './payouts-api.ts';

/** What waits longest first while it is due; of what is decided, the newest. */
export const usePayouts = (status: PayoutTab) =>
  useInfiniteQuery({
    queryKey: ['admin', 'payouts', status],
    queryFn: async ({ pageParam }) =>
      (await payoutsApi.$get({ query: { status, ...(pageParam && { cursor: pageParam }) } })).json(),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 0,
  });

export type PayoutAct =
  | { act: 'paid'; reference: string }
  | { act: 'failed'; reason: string }
  | { act: 'due' }
  | { act: 'corrected' }
  | { act: 'refund'; paymentId: string; reason: string };

/** Not of the server, so that no news asks for it again. */
const justToldKey = ['just-told-of-payout'];

/** The claim whose claimant is told of a payout next: for a minute that can be taken back. */
export const useJustTold = (): string | null =>
  useQuery<string | null>({
    queryKey: justToldKey,
    queryFn: () => null,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;

export function useActOnPayout(id: string, claimId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (said: PayoutAct) => {
      const param = { id };
      switch (said.act) {
        case 'paid':
          return await payoutsApi[':id'].paid.$post({ param, json: { reference: said.reference } });
        case 'failed':
          return await payoutsApi[':id'].failed.$post({ param, json: { reason: said.reason } });
        case 'due':
          return await payoutsApi[':id'].due.$post({ param });
        case 'corrected':
          return await payoutsApi[':id'].corrected.$post({ param });
        case 'refund':
          return await paymentsApi[':id'].refund.$post({
            param: { id: said.paymentId },
            json: { reason: said.reason },
          });
      }
    },
    onSuccess: (_, { act }) => {
      if (act === 'paid' || act === 'failed' || act === 'corrected')
        client.setQueryData(justToldKey, claimId);
    },
    // Another tab, the figures and the claim's own pages: money moved.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

/** Each look is written down, so nothing is asked before someone presses, and nothing is kept afterwards. */
export const useRevealDetails = (id: string) =>
  useMutation({
    mutationFn: async () => (await (await payoutsApi[':id'].details.$get({ param: { id } })).json()).details,
    gcTime: 0,
  });

export const useReconciliation = () =>
  useQuery({
    queryKey: ['admin', 'reconciliation'],
    queryFn: async () => (await (await reconciliationApi.$get()).json()).runs,
    staleTime: 0,
  });

export function useReconcileNow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await reconciliationApi.run.$post()).json(),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
