import { AppError } from '@plainclaim/domain/shared/errors';
import type { SettlementsApi } from '@plainclaim/server/features/settlements/settlements.routes';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hc, type InferResponseType } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

const settlementsApi = hc<SettlementsApi>('/', { fetch: apiFetch }).api.settlements;

export type Settlement = InferResponseType<(typeof settlementsApi)[':claimId']['$get'], 200>;

const keyOf = (userId: string, claimId: string) => ['settlement', userId, claimId];

export const useSettlement = (userId: string, claimId: string) =>
  useQuery({
    queryKey: keyOf(userId, claimId),
    queryFn: async () => (await settlementsApi[':claimId'].$get({ param: { claimId } })).json(),
    // Another tab may have answered, or a newer offer come.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

const verbs = {
  accept: (offerId: string) => settlementsApi[':offerId'].accept.$post({ param: { offerId } }),
  reject: (offerId: string) => settlementsApi[':offerId'].reject.$post({ param: { offerId } }),
};

export type AnswerOutcome = 'recorded' | 'came-too-late';

/** A late answer is no failure: the page then shows the earlier answer, or the newer offer. */
export function useAnswerOffer(userId: string, { offer }: Settlement) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (answer: keyof typeof verbs): Promise<AnswerOutcome> => {
      try {
        await verbs[answer](offer.id);
        return 'recorded';
      } catch (error) {
        if (error instanceof AppError && error.code === 'conflict') return 'came-too-late';
        throw error;
      }
    },
    onSuccess: () => settlementChanged(client, userId, offer.claim_id),
  });
}

export function useAskForSolicitor(userId: string, { offer }: Settlement) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => settlementsApi[':offerId'].solicitor.$post({ param: { offerId: offer.id } }),
    onSuccess: () => settlementChanged(client, userId, offer.claim_id),
  });
}

async function settlementChanged(client: QueryClient, userId: string, claimId: string): Promise<void> {
  for (const kind of ['dashboard', 'claims']) void client.invalidateQueries({ queryKey: [kind, userId] });
  void client.invalidateQueries({ queryKey: ['claim', userId, claimId] });
  await client.invalidateQueries({ queryKey: keyOf(userId, claimId) });
}
