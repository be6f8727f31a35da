import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { Pagination } from '../../../ui/display/pagination.tsx';
import { TextLink } from '../../../ui/link.tsx';
import type { BlogPage } from '../api/blog-api.ts';
import { type CardPlace, PostCard } from './post-card.tsx';

/** The layout of a full first page: the newest post across the row, two below, then three. */
const frontPage: readonly CardPlace[] = ['lead', 'half', 'half', 'third', 'third', 'third'];

type PostListProps = {
  list: BlogPage;
  /** The path of the list's first page. */
  path: string;
};

export function PostList({ list, path }: PostListProps) {
  const { posts, page, page_size, total, total_pages } = list;
  if (posts.length === 0) {
    return (
      <EmptyState
        title="Nothing here yet"
        action={<TextLink to="/faq">Read the questions people ask</TextLink>}
      >
        Our first guides are being written. Until then, the answers to common questions may help.
      </EmptyState>
    );
  }
  const pageAt = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
  const first = (page - 1) * page_size + 1;
  const places = page === 1 && posts.length === 6 ? frontPage : [];
  return (
    <div className="grid gap-8">
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
        {posts.map((post, at) => (
          <PostCard key={post.id} post={post} place={places[at] ?? 'third'} isFirst={at === 0} />
        ))}
      </div>
      <Pagination
        label="Pages of posts"
        summary={`Posts ${first} to ${first + posts.length - 1} of ${total}`}
        {...(page > 1 && { previous: pageAt(page - 1) })}
        {...(page < total_pages && { next: pageAt(page + 1) })}
      />
    </div>
  );
}
