import type { NewsApi } from '@plainclaim/server/news/news.routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { useCallback, useEffect, useRef } from 'react';
import { apiFetch } from './api.ts';
import { hearTabs, tellTabs } from './tabs.ts';

const newerApi = hc<NewsApi>('/', { fetch: apiFetch }).api.admin.newer;

/** What happens while a screen is open shows within this time, and at once when someone comes back to it. */
export const lookAgainMs = 15_000;

/** Whatever an admin sees is kept under this key, so that news can ask for all of it again. */
export const adminKey = 'admin';

/**
 * Keeps an admin's screen up to date: asks whether anything is newer, and only then for what the screen shows. What
 * is shown stays until the new answer is there, so neither the place on the page nor what is being typed is lost.
 */
export function useAdminNews(): void {
  const client = useQueryClient();
  const { data: mark } = useQuery({
    queryKey: ['admin-news'],
    queryFn: async () => (await (await newerApi.$get()).json()).mark,
    staleTime: 0,
    refetchInterval: lookAgainMs,
    refetchOnWindowFocus: 'always',
  });
  const seen = useRef(mark);
  useEffect(() => {
    if (mark === undefined || mark === seen.current) return;
    // The first mark only says where we are.
    if (seen.current !== undefined) void client.invalidateQueries({ queryKey: [adminKey] });
    seen.current = mark;
  }, [mark, client]);
  useEffect(
    () => hearTabs('admin-changed', () => void client.invalidateQueries({ queryKey: [adminKey] })),
    [client],
  );
}

/** To be called after an act of an admin: this tab and the others show its outcome. */
export function useAdminChanged(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => {
    tellTabs('admin-changed');
    return client.invalidateQueries({ queryKey: [adminKey] });
  }, [client]);
}
