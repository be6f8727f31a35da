import { useQuery } from '@tanstack/react-query';
import { adminKey } from '../../../lib/change-poll.ts';
import { adminApi } from './admin-api.ts';

export const dashboardKey = [adminKey, 'dashboard'];

export const useAdminDashboard = () =>
  useQuery({
    queryKey: dashboardKey,
    queryFn: async () => (await adminApi.dashboard.$get()).json(),
    staleTime: 0,
  });
