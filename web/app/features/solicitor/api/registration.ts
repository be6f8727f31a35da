import { useQuery } from '@tanstack/react-query';
import { registrationApi, solicitorKey } from './solicitor-api.ts';

export const useRegistration = (userId: string) =>
  useQuery({
    queryKey: [...solicitorKey(userId), 'registration'],
    queryFn: async () => (await (await registrationApi.$get()).json()).solicitor,
    // An admin may decide at any time.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
