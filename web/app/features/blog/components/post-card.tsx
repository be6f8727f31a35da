import { Link } from 'react-router';
import { Illustration } from '../../../art/illustration.tsx';
import { cn } from '../../../ui/cn.ts';
import type { BlogCard } from '../api/blog-api.ts';
import { PostFacts } from './post-facts.tsx';
import { PostPicture } from './post-picture.tsx';

type PostCardProps = {
  post: BlogCard;
  level?: 2 | 3;
  /** The first of the first page: across the whole width, with its picture beside it. */
  isLead?: boolean;
};

/** A post in a list. The whole card leads to it; its title is the link that is read out. */
export function PostCard({ post, level = 2, isLead = false }: PostCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article
      className={cn(
        'group relative flex flex-col overflow-hidden rounded-xl border border-line bg-sheet transition-colors hover:border-edge',
        isLead && 'sm:col-span-2 lg:col-span-3 lg:grid lg:grid-cols-[1.25fr_1fr] lg:items-stretch',
      )}
    >
      <div
        className={cn(
          'flex items-center justify-center overflow-hidden border-b border-line bg-well',
          isLead ? 'aspect-video lg:aspect-auto lg:h-full lg:border-r lg:border-b-0' : 'aspect-video',
        )}
      >
        {post.featured_image_url ? (
          <PostPicture
            url={post.featured_image_url}
            // The title says the same, and says it better.
            alt=""
            isFirst={isLead}
            sizes={
              isLead
                ? '(width >= 64rem) 620px, 100vw'
                : '(width >= 64rem) 352px, (width >= 40rem) 50vw, 100vw'
            }
            className="h-full object-cover"
          />
        ) : (
          <Illustration name="letter" className="h-auto w-28" />
        )}
      </div>
      <div className={cn('flex grow flex-col gap-2.5 p-5 sm:p-6', isLead && 'justify-center lg:p-10')}>
        <p className="text-14 font-semibold text-brand">{post.category.name}</p>
        <Heading className={cn('font-serif', isLead ? 'text-24 lg:text-32' : 'text-20')}>
          <Link
            to={`/blog/${post.slug}`}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-xl group-hover:underline hover:text-ink"
          >
            {post.title}
          </Link>
        </Heading>
        <p className={cn('text-ink-2', isLead ? 'line-clamp-4' : 'line-clamp-3')}>{post.excerpt}</p>
        <PostFacts
          publishedAt={new Date(post.published_at)}
          readMinutes={post.read_minutes}
          className="mt-auto pt-2"
        />
      </div>
    </article>
  );
}
