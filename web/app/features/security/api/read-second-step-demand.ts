import type { SecondStepApi } from '@plainclaim/server/features/auth/factors/second-step.routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';

const secondStepApi = hc<SecondStepApi>('/api/account/second-step', { fetch: apiFetch });

export const secondStepDemandQuery = (userId: string) =>
  queryOptions({
    // Outside the prefix that a changed factor invalidates: the refreshed session triggers this query.
    queryKey: ['second-step', userId],
    queryFn: async () => await (await secondStepApi.index.$get()).json(),
  });

/** Whether the account has to set up a second step. Queried for roles that may have to. */
export const useSecondStepDemand = (userId: string, enabled: boolean) =>
  useQuery({ ...secondStepDemandQuery(userId), enabled });
