import { IconButton } from '../../../../ui/button.tsx';
import { Confirm } from '../../../../ui/overlays/confirm.tsx';
import type { PostCard } from '../../api/blog-admin-api.ts';
import { useDeletePost } from '../../api/delete-post.ts';

export function DeletePost({ post }: { post: PostCard }) {
  const deletion = useDeletePost();
  return (
    <Confirm
      danger
      title="Delete this post?"
      verb="Delete post"
      busyLabel="Deleting…"
      failed="Failed to delete post. Please try again."
      onConfirm={() => deletion.mutateAsync(post.id)}
      trigger={<IconButton icon="trash" label={`Delete ${post.title}`} />}
    >
      “{post.title}” will be gone for good
      {post.is_public ? ', and its address will lead nowhere' : ''}. This cannot be undone.
    </Confirm>
  );
}
