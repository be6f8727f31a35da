import { queryOptions, useQuery } from '@tanstack/react-query';
import { profileApi } from './profile-api.ts';

export const profileQuery = (userId: string) =>
  queryOptions({
    // Keyed by user: the next user of this tab must never see this address.
    queryKey: ['profile', userId],
    queryFn: async () => {
      const response = await profileApi.$get();
      return (await response.json()).profile;
    },
  });

/** The profile; null when none was created yet. */
export const useProfile = (userId: string) => useQuery(profileQuery(userId));
