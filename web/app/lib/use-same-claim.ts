import { useQuery } from '@tanstack/react-query';
import { claimsApi } from './claims-api.ts';

/** Said before the letter when the same party is asked for the same sum twice; undefined until it is known. */
export function useSameClaim(draftId: string | null): string | undefined {
  const same = useQuery({
    queryKey: ['same-claim', draftId],
    enabled: draftId !== null,
    queryFn: async () => {
      const response = await claimsApi.drafts[':id']['same-claim'].$get({ param: { id: draftId ?? '' } });
      return (await response.json()).words;
    },
    // The answers may have changed since the page was last open.
    staleTime: 0,
  });
  return same.data ?? undefined;
}
