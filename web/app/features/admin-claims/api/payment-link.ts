import { linkWords } from '@plainclaim/domain/payments/link-sending';
import { AppError } from '@plainclaim/domain/shared/errors';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';
import { adminKey } from '../../../lib/change-poll.ts';
import { useSiteUrl } from '../../../lib/site-url.ts';
import { linkApi } from './admin-api.ts';

export type LinkPreview = InferResponseType<typeof linkApi.$get, 200>;

export const linkPreviewKey = (claimId: string) => [adminKey, 'payment-link', claimId] as const;

/** The amount, mail and terms that a link for this claim would have; never cached. */
export const useLinkPreview = (claimId: string) =>
  useQuery({
    queryKey: linkPreviewKey(claimId),
    queryFn: async () => (await linkApi.$get({ param: { id: claimId } })).json(),
    staleTime: 0,
    gcTime: 0,
  });

export type LinkToSend = {
  claimId: string;
  defendantEmail: string;
  defendantName: string;
  amount: number;
  /** The admin has confirmed that the reply's sender is the defendant. */
  confirmedSender?: boolean;
};

/** Has a payment link sent. The server compares amount and parties with the stored claim. */
export function useSendPaymentLink() {
  const client = useQueryClient();
  const siteUrl = useSiteUrl();
  return useMutation({
    mutationFn: async (link: LinkToSend) => {
      const response = await apiFetch('/functions/v1/send-payment-link', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...link, currency: 'GBP', appBaseUrl: siteUrl }),
      });
      const { success, error } = (await response.json()) as { success: boolean; error?: string };
      if (!success)
        throw new AppError('conflict', 'no link was sent', { userMessage: error ?? linkWords.failed });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
