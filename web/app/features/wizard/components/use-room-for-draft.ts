import { maxDrafts } from '@plainclaim/domain/claims/drafts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Draft } from '../api/claims-api.ts';
import { type OpenedDraft, readDrafts } from '../api/open-draft.ts';
import type { DraftSaver, DraftSnapshot } from '../draft-saver.ts';

/** How often we look for room while there is none: a draft may be removed on another device. */
const lookAgainMs = 15_000;
/** Just read, when the wizard opens. */
const freshMs = 5000;

/** Whether this claim can be saved: false while it is no draft yet and no other can be made. Saves it once it can. */
export function useRoomForDraft(
  userId: string,
  { drafts }: OpenedDraft,
  saver: DraftSaver<Draft>,
  { draftId, state }: DraftSnapshot<Draft>,
): boolean {
  const { data, refetch } = useQuery({
    queryKey: ['saved-drafts', userId],
    queryFn: async () => (await readDrafts()).length,
    enabled: draftId === null,
    initialData: drafts,
    staleTime: freshMs,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data: saved } }) => (isFull(saved) ? lookAgainMs : false),
  });
  const hasRoom = draftId !== null || !isFull(data);
  // Another tab took the last place meanwhile.
  const isRefused = draftId === null && state.kind === 'failed' && !state.willRetry;
  useEffect(() => {
    if (isRefused) void refetch();
  }, [isRefused, refetch]);
  useEffect(() => {
    if (hasRoom && saver.isUnsaved()) void saver.flush();
  }, [hasRoom, saver]);
  return hasRoom;
}

const isFull = (saved: number | undefined): boolean => saved !== undefined && saved >= maxDrafts;
