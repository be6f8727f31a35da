import { queryOptions, useQuery } from '@tanstack/react-query';
import { accountApi } from './account-api.ts';

export const identitiesQuery = (userId: string) =>
  queryOptions({ queryKey: ['security', userId, 'identities'], queryFn: readIdentities });

/** A service that signs the person in. */
export type Identity = Awaited<ReturnType<typeof readIdentities>>['identities'][number];

async function readIdentities() {
  const response = await accountApi.identities.$get();
  return await response.json();
}

export const useIdentities = (userId: string) => useQuery(identitiesQuery(userId));
