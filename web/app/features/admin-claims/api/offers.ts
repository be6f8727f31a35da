import type { OfferSince } from '@plainclaim/domain/replies/hints';
import { offerMessages } from '@plainclaim/domain/settlements/offer';
import { AppError } from '@plainclaim/domain/shared/errors';
import { penceFromPounds } from '@plainclaim/domain/shared/money';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { type Offer, type Reply, settlementsApi } from './admin-api.ts';

/** Every offer on a claim, newest first. */
export const useOffers = (claimId: string, { enabled = true } = {}) =>
  useQuery({
    queryKey: ['admin', 'offers', claimId],
    queryFn: async () =>
      (await (await settlementsApi.api.admin.settlements[':claimId'].$get({ param: { claimId } })).json())
        .offers,
    enabled,
    staleTime: 0,
  });

export type OfferToRecord = {
  readonly claim_id: string;
  readonly offered_amount: number;
  readonly defendant_message: string;
  readonly admin_notes: string;
};

const previewApi = settlementsApi.api.admin.settlements[':claimId'].preview;

export type OfferPreview = InferResponseType<typeof previewApi.$post, 200>;

/** What an offer would come to, and the mail that it would send. Records nothing. */
export const usePreviewOffer = () =>
  useMutation({
    mutationFn: async ({ claim_id: claimId, offered_amount, defendant_message }: OfferToRecord) => {
      const json = { offered_amount, defendant_message };
      return await (await previewApi.$post({ param: { claimId }, json })).json();
    },
  });

export function useRecordOffer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (offer: OfferToRecord) => {
      const answer = await settlementsApi.functions.v1['handle-settlement-offer'].$post({ json: offer });
      const { success, error, settlement_reference: reference } = await answer.json();
      if (!success || !reference)
        throw new AppError('conflict', 'no offer was recorded', {
          userMessage: error ?? offerMessages.missing,
        });
      return { reference };
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

/** Withdraws an offer. The claimant is mailed only if the mail about the offer has been sent. */
export function useWithdrawOffer(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (reason: string) => {
      const param = { offerId: id };
      const answer = await settlementsApi.api.admin.settlements[':offerId'].withdraw.$post({
        param,
        json: { reason },
      });
      return await answer.json();
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

/** The offer that awaits its answer, if any. */
export const standingOffer = (offers: readonly Offer[] | undefined): Offer | undefined =>
  offers?.find(({ replaced_at, response }) => replaced_at === null && response === null);

/** The newest offer that still counts, where it was recorded after this reply. */
export function offerSince(
  { created_at: repliedAt }: Pick<Reply, 'created_at'>,
  offers: readonly Offer[] | undefined,
): OfferSince | undefined {
  const newest = offers?.find(({ replaced_at }) => replaced_at === null);
  if (!newest || new Date(newest.created_at) < new Date(repliedAt)) return undefined;
  return {
    amount: penceFromPounds(newest.offered_amount),
    answer: newest.response?.response_type ?? null,
  };
}
