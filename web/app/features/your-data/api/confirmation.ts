import type { AccountApi } from '@plainclaim/server/features/auth/account/account.routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';
import { inFormNames } from '../../../lib/in-form-names.ts';
import type { ProofForm } from '../proof-form.ts';
import { asSent } from './sent-proof.ts';

const confirmationApi = hc<AccountApi>('/api/account', { fetch: apiFetch }).confirmation;

const confirmationQuery = (userId: string) =>
  queryOptions({
    queryKey: ['confirmation', userId],
    queryFn: async () => await (await confirmationApi.$get()).json(),
  });

/** The kind of proof that the account needs. */
export const useConfirmationNeeded = (userId: string) => useQuery(confirmationQuery(userId));

export async function confirmSession(proof: ProofForm): Promise<void> {
  await confirmationApi.$post({ json: asSent(proof) }).catch(inFormNames);
}
