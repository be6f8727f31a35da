import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useAdminChanged } from '../../../lib/change-poll.ts';
import { type PayoutTab, paymentsApi, payoutsApi, reconciliationApi } from './payouts-api.ts';

/** Due payouts come with the longest waiting first, decided ones with the newest first. */
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
  | { act: 'failed'; reason: string; seen: PayoutTab }
  | { act: 'due' }
  | { act: 'corrected' }
  | { act: 'refund'; paymentId: string; reason: string };

export function useActOnPayout(id: string, onDone: (act: PayoutAct['act']) => void) {
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: async (said: PayoutAct) => {
      const param = { id };
      switch (said.act) {
        case 'paid':
          return await payoutsApi[':id'].paid.$post({ param, json: { reference: said.reference } });
        case 'failed':
          return await payoutsApi[':id'].failed.$post({
            param,
            json: { reason: said.reason, seen: said.seen },
          });
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
    // Not where it is pressed: the payout has left the list by then.
    onSuccess: (_, { act }) => onDone(act),
    // The other lists, the figures and the claim's own pages change too: money moved.
    onSettled: changed,
  });
}

/** Every reveal is recorded, so details are fetched only on a press and never cached. */
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
  const changed = useAdminChanged();
  return useMutation({
    mutationFn: async () => (await reconciliationApi.run.$post()).json(),
    onSettled: changed,
  });
}
