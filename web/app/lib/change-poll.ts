import type { ChangesApi } from '@plainclaim/server/features/changes/changes.routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { useCallback, useEffect, useRef } from 'react';
import { apiFetch } from './api.ts';
import { hearTabs, tellTabs } from './tabs.ts';

const newerApi = hc<ChangesApi>('/', { fetch: apiFetch }).api.admin.newer;

/** Interval of the change poll; focusing the window polls at once. */
export const lookAgainMs = 15_000;

/** Prefix of every admin query, so that a change invalidates them all. */
export const adminKey = 'admin';

/**
 * The change poll of admin screens: asks whether anything is newer, and only then refetches what is shown.
 * The old data stays until the new arrives, so neither scroll position nor typing is lost.
 */
export function useChangePoll(): void {
  const client = useQueryClient();
  const { data: mark } = useQuery({
    queryKey: ['change-poll'],
    queryFn: async () => (await (await newerApi.$get()).json()).mark,
    staleTime: 0,
    refetchInterval: lookAgainMs,
    refetchOnWindowFocus: 'always',
  });
  const seen = useRef(mark);
  useEffect(() => {
    if (mark === undefined || mark === seen.current) return;
    // The first mark is the baseline, not a change.
    if (seen.current !== undefined) void client.invalidateQueries({ queryKey: [adminKey] });
    seen.current = mark;
  }, [mark, client]);
  useEffect(
    () => hearTabs('admin-changed', () => void client.invalidateQueries({ queryKey: [adminKey] })),
    [client],
  );
}

/** Call after an admin's act: this tab and the others refetch. */
export function useAdminChanged(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => {
    tellTabs('admin-changed');
    return client.invalidateQueries({ queryKey: [adminKey] });
  }, [client]);
}
