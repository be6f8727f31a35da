import { useQuery } from '@tanstack/react-query';
import { adminKey } from '../../../lib/change-poll.ts';
import { searchesApi } from './admin-api.ts';

export const useSolicitorSearches = (id: string) =>
  useQuery({
    queryKey: [adminKey, 'solicitor-searches', id],
    queryFn: async () => (await (await searchesApi.$get({ param: { id } })).json()).searches,
    staleTime: 0,
  });
