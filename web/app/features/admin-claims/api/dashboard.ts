import { useQuery } from '@tanstack/react-query';
import { adminApi } from './admin-api.ts';

/** What happens while the page is open shows within this time. */
export const lookAgainMs = 20_000;

export const useAdminDashboard = () =>
  useQuery({
    queryKey: ['admin', 'dashboard'],
    queryFn: async () => (await adminApi.dashboard.$get()).json(),
    staleTime: 0,
    refetchInterval: lookAgainMs,
  });
