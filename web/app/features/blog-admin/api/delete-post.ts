import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blogAdminApi } from './blog-admin-api.ts';

export function useDeletePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await blogAdminApi.posts[':id'].$delete({ param: { id } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['blog-admin'] }),
  });
}
