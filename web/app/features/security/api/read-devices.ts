import { queryOptions, useQuery } from '@tanstack/react-query';
import { accountApi } from './account-api.ts';

export const devicesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['security', userId, 'devices'],
    queryFn: readDevices,
  });

/** One place where the account is signed in. */
export type Device = Awaited<ReturnType<typeof readDevices>>[number];

/** This device first, then those used most recently. */
async function readDevices() {
  const response = await accountApi.sessions.$get();
  const { sessions } = await response.json();
  return sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
}

export const useDevices = (userId: string) => useQuery(devicesQuery(userId));
