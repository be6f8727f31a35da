import { skipToken, useQuery } from '@tanstack/react-query';
import { claimsApi, type DraftRoom } from './claims-api.ts';

const minuteMs = 60_000;

/** What is left of the limits that a draft meets next. Undefined until it is known: a press is then told by its answer. */
export function useDraftRoom(
  userId: string,
  draftId: string | null,
  letterVersion: number,
): DraftRoom | undefined {
  const { data } = useQuery({
    queryKey: ['draft-room', userId, draftId, letterVersion],
    queryFn:
      draftId === null
        ? skipToken
        : async () =>
            (await (await claimsApi.drafts[':id'].room.$get({ param: { id: draftId } })).json()).room,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: true,
    // A limit that is reached passes by itself.
    refetchInterval: minuteMs,
  });
  return data;
}
