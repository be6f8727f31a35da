import { AppError } from '@plainclaim/domain/shared/errors';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { authClient } from '../../../lib/auth/auth-client.ts';
import { inFormNames } from '../../../lib/in-form-names.ts';
import type { ProofForm } from '../proof-form.ts';
import { asSent } from './sent-proof.ts';
import { yourDataApi } from './your-data-api.ts';

const overviewQuery = (userId: string) =>
  queryOptions({
    // Keyed by user: the next user of this tab must never see this account.
    queryKey: ['your-data', userId],
    queryFn: async () => await (await yourDataApi.$get()).json(),
  });

export const useOverview = (userId: string) => useQuery(overviewQuery(userId));

/** A URL that downloads everything once. */
export async function askForDownload(proof: ProofForm): Promise<string> {
  const { url } = await (await yourDataApi.download.$post({ json: asSent(proof) }).catch(inFormNames)).json();
  return url;
}

export async function deleteAccount(proof: ProofForm, confirm: 'DELETE'): Promise<void> {
  await yourDataApi.delete.$post({ json: { ...asSent(proof), confirm } }).catch(inFormNames);
}

/** Mails six digits, for an account without a password. */
export async function mailCode(): Promise<void> {
  const { error } = await (await authClient()).reauthenticate();
  if (error)
    throw new AppError('unavailable', error.message, {
      userMessage: 'The code could not be sent. Wait a moment, then try again.',
    });
}
