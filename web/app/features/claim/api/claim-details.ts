import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { type Claim, type ClaimDetails, claimsApi } from '../../../lib/claims-api.ts';

const FIRST_LOOK_MS = 1500;
const LATEST_LOOK_MS = 20_000;

export const claimQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['claim', userId, id],
    queryFn: async () => {
      const response = await claimsApi[':id'].$get({ param: { id } });
      return await response.json();
    },
    refetchInterval: ({ state }) => nextLookMs(state.data, state.dataUpdateCount),
  });

/** Poll interval while a mail is being sent: short at first, then longer and longer. */
export function nextLookMs(details: Pick<ClaimDetails, 'mails'> | undefined, looks: number): number | false {
  if (!details?.mails.some(({ state }) => state === 'queued')) return false;
  return Math.min(FIRST_LOOK_MS * 1.4 ** Math.max(looks - 1, 0), LATEST_LOOK_MS);
}

export const useClaim = (userId: string, id: string) => useQuery(claimQuery(userId, id));

/** Updates the cached claim at once and refetches what depends on it. */
export function claimChanged(client: QueryClient, userId: string, claim: Claim): void {
  const { queryKey } = claimQuery(userId, claim.id);
  client.setQueryData(queryKey, (details) => details && { ...details, claim });
  void client.invalidateQueries({ queryKey });
  for (const kind of ['dashboard', 'claims']) void client.invalidateQueries({ queryKey: [kind, userId] });
}
