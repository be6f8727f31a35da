import type { ProfileForm } from '@plainclaim/domain/accounts/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyFrom } from '../profile-values.ts';
import { profileApi } from './profile-api.ts';
import { profileQuery } from './read-profile.ts';

export function useSaveProfile(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (values: ProfileForm) => {
      const response = await profileApi.$put({ json: bodyFrom(values) });
      return (await response.json()).profile;
    },
    onSuccess: (saved) => {
      client.setQueryData(profileQuery(userId).queryKey, saved);
    },
  });
}
