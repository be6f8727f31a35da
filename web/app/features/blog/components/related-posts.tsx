import type { BlogCard } from '../api/blog-api.ts';
import { PostCard } from './post-card.tsx';

export function RelatedPosts({ posts }: { posts: readonly BlogCard[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related-posts" className="mt-16 border-t border-line pt-10 print:hidden">
      <h2 id="related-posts" className="text-24">
        Related articles
      </h2>
      <div className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} level={3} />
        ))}
      </div>
    </section>
  );
}
