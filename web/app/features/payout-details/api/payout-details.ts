import type { PayoutDetails } from '@plainclaim/domain/payments/payout-details';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { inFormNames } from '../../../lib/in-form-names.ts';
import { payoutDetailsApi } from './payout-details-api.ts';

const payoutDetailsQuery = (userId: string) =>
  queryOptions({
    // Keyed by user: the next user of this tab must never see this account.
    queryKey: ['payout-details', userId],
    queryFn: async () => (await (await payoutDetailsApi.$get()).json()).details,
  });

/** The bank account, masked; null when none was saved yet. */
export const usePayoutDetails = (userId: string) => useQuery(payoutDetailsQuery(userId));

export function useSavePayoutDetails(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ accountHolder, sortCode, accountNumber }: PayoutDetails) => {
      const json = { account_holder: accountHolder, sort_code: sortCode, account_number: accountNumber };
      return (await (await payoutDetailsApi.$put({ json }).catch(inFormNames)).json()).details;
    },
    onSuccess: (saved) => {
      client.setQueryData(payoutDetailsQuery(userId).queryKey, saved);
    },
  });
}
