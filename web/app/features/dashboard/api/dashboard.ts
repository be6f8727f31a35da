import { useQuery } from '@tanstack/react-query';
import { claimsApi } from '../../../lib/claims-api.ts';

export const useDashboard = (userId: string) =>
  useQuery({
    queryKey: ['dashboard', userId],
    queryFn: async () => (await claimsApi.dashboard.$get()).json(),
    // Claims change on other pages and by themselves: a deadline passes, a reply comes.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
