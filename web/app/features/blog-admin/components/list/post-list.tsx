import { Card } from '../../../../ui/display/card.tsx';
import { EmptyState } from '../../../../ui/display/empty-state.tsx';
import { Fetched } from '../../../../ui/display/fetched.tsx';
import { Pagination } from '../../../../ui/display/pagination.tsx';
import { SkeletonTable } from '../../../../ui/display/skeleton.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import type { PostPage } from '../../api/blog-admin-api.ts';
import { usePosts } from '../../api/read-posts.ts';
import { type PostFilter, postFilterAddress } from '../../post-filter.ts';
import { PostFilters } from './post-filters.tsx';
import { PostTable } from './post-table.tsx';

/** Every post, last changed first. */
export function PostList({ filter }: { filter: PostFilter }) {
  const posts = usePosts(filter);
  const page = posts.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PostFilters filter={filter} />
      <span role="status" className="sr-only">
        {page && !posts.isPlaceholderData ? countWords(page.total) : ''}
      </span>
      <Fetched
        query={posts}
        failed="Failed to load blog posts"
        outline={<SkeletonTable rows={5} columns={3} />}
      >
        {page && page.posts.length > 0 ? (
          <>
            <Card className="overflow-hidden">
              <PostTable posts={page.posts} />
            </Card>
            <Pagination label="Pages of posts" {...pagesOf(page, filter)} />
          </>
        ) : (
          <NoPosts filter={filter} />
        )}
      </Fetched>
    </div>
  );
}

function NoPosts({ filter }: { filter: PostFilter }) {
  if (filter.search || filter.status !== 'all' || filter.page > 1) {
    return (
      <EmptyState
        title="No posts match"
        action={
          <ButtonLink to="/admin/blog" variant="secondary">
            Show all posts
          </ButtonLink>
        }
      >
        Try another word, or another status.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No posts yet"
      action={<ButtonLink to="/admin/blog/new">Write the first post</ButtonLink>}
    >
      Posts appear here while they are drafts, and on the blog once they are published.
    </EmptyState>
  );
}

function pagesOf({ page, page_size, total, total_pages }: PostPage, filter: PostFilter) {
  const to = (number: number) => postFilterAddress({ ...filter, page: number });
  const first = (page - 1) * page_size + 1;
  return {
    ...(page > 1 && { previous: to(page - 1) }),
    ...(page < total_pages && { next: to(page + 1) }),
    summary: `Posts ${first} to ${Math.min(page * page_size, total)} of ${total}`,
  };
}

const countWords = (total: number) => `${total} ${total === 1 ? 'post' : 'posts'}`;
