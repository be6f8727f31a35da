import type { PayoutDetails } from '@plainclaim/domain/payments/payout-details';
import { AppError } from '@plainclaim/domain/shared/errors';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { payoutDetailsApi } from './payout-details-api.ts';

const payoutDetailsQuery = (userId: string) =>
  queryOptions({
    // The person is part of the key: the next one to sign in here must never see this one's account.
    queryKey: ['payout-details', userId],
    queryFn: async () => (await (await payoutDetailsApi.$get()).json()).details,
  });

/** Where the money goes, masked; null when nothing was given yet. */
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

const formNames: Readonly<Record<string, keyof PayoutDetails>> = {
  account_holder: 'accountHolder',
  sort_code: 'sortCode',
  account_number: 'accountNumber',
};

/** The server names fields as they were sent; the form knows them by its own names. */
function inFormNames(error: unknown): never {
  if (!(error instanceof AppError) || error.fields.length === 0) throw error;
  throw new AppError(error.code, error.message, {
    fields: error.fields.map(({ field, message }) => ({ field: formNames[field] ?? field, message })),
  });
}
