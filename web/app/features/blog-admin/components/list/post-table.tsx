import { formatDateTime } from '@plainclaim/domain/shared/dates';
import { Icon } from '../../../../art/icon.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { type Column, DataTable } from '../../../../ui/display/data-table.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import type { PostCard } from '../../api/blog-admin-api.ts';
import { statusLooks } from '../../post-status.ts';
import { DeletePost } from './delete-post.tsx';

const columns: Column<PostCard>[] = [
  { id: 'title', header: 'Title', bare: true, cell: (post) => post.title },
  { id: 'status', header: 'Status', cell: (post) => <StatusCell post={post} /> },
  { id: 'category', header: 'Category', cell: (post) => post.category.name },
  { id: 'views', header: 'Views', align: 'end', cell: (post) => post.view_count.toLocaleString('en-GB') },
  { id: 'changed', header: 'Last changed', cell: (post) => <ChangedCell post={post} /> },
  { id: 'actions', header: 'Actions', align: 'end', bare: true, cell: (post) => <ActionsCell post={post} /> },
];

export function PostTable({ posts }: { posts: PostCard[] }) {
  return (
    <DataTable
      caption="Posts"
      captionHidden
      columns={columns}
      rows={posts}
      rowKey={(post) => post.id}
      rowHref={(post) => `/admin/blog/edit/${post.id}`}
    />
  );
}

function StatusCell({ post }: { post: PostCard }) {
  const { label, tone, icon } = statusLooks[post.status];
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      {post.status !== 'draft' && post.published_at ? (
        <span className="text-14 whitespace-nowrap text-ink-2">
          {formatDateTime(new Date(post.published_at))}
        </span>
      ) : null}
    </div>
  );
}

function ChangedCell({ post }: { post: PostCard }) {
  return (
    <div>
      <span className="whitespace-nowrap">{formatDateTime(new Date(post.updated_at))}</span>
      {post.updated_by_name ? <span className="block text-14 text-ink-2">{post.updated_by_name}</span> : null}
    </div>
  );
}

function ActionsCell({ post }: { post: PostCard }) {
  return (
    <div className="flex justify-end gap-1 @max-[36rem]:-ml-3 @max-[36rem]:justify-start">
      {post.is_public ? (
        <ButtonLink to={`/blog/${post.slug}`} variant="quiet" size="sm">
          View<span className="sr-only"> {post.title}</span>
          <Icon name="external" className="size-4" />
        </ButtonLink>
      ) : null}
      <DeletePost post={post} />
    </div>
  );
}
