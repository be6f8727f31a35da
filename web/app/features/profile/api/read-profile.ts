import { queryOptions, useQuery } from '@tanstack/react-query';
import { profileApi } from './profile-api.ts';

export const profileQuery = (userId: string) =>
  queryOptions({
    // The person is part of the key: the next one to sign in here must never see this one's address.
    queryKey: ['profile', userId],
    queryFn: async () => {
      const response = await profileApi.$get();
      return (await response.json()).profile;
    },
  });

/** The profile, or null when none was made yet. */
export const useProfile = (userId: string) => useQuery(profileQuery(userId));
