import { Link } from 'react-router';
import { letter } from '../../../art/illustrations/letter.tsx';
import { Picture } from '../../../art/picture.tsx';
import { cn } from '../../../ui/cn.ts';
import type { BlogCard } from '../api/blog-api.ts';
import { PostFacts } from './post-facts.tsx';
import { PostPicture } from './post-picture.tsx';

/** The width of the card on a wide screen. The lead has its picture beside the text. */
export type CardPlace = 'lead' | 'half' | 'third';

type PostCardProps = { post: BlogCard; place?: CardPlace; level?: 2 | 3; isFirst?: boolean };

const places: Record<CardPlace, { card: string; sizes: string }> = {
  lead: {
    card: 'lg:col-span-6 lg:grid lg:grid-cols-[1.25fr_1fr]',
    sizes: '(width >= 64rem) 620px, (width >= 40rem) 50vw, 100vw',
  },
  half: { card: 'lg:col-span-3', sizes: '(width >= 64rem) 548px, (width >= 40rem) 50vw, 100vw' },
  third: { card: 'lg:col-span-2', sizes: '(width >= 64rem) 357px, (width >= 40rem) 50vw, 100vw' },
};

/** A post in a list. The whole card is clickable; screen readers get the title as the link. */
export function PostCard({ post, place = 'third', level = 2, isFirst = false }: PostCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const isLead = place === 'lead';
  return (
    <article
      className={cn(
        'group relative flex flex-col overflow-hidden rounded-xl border border-line bg-sheet transition-colors hover:border-edge',
        places[place].card,
      )}
    >
      <div
        className={cn(
          'flex aspect-video items-center justify-center overflow-hidden border-b border-line bg-well',
          isLead && 'lg:h-full lg:border-r lg:border-b-0',
        )}
      >
        {post.featured_image_url ? (
          <PostPicture
            url={post.featured_image_url}
            // Decorative: the title beside it names the post.
            alt=""
            isFirst={isFirst}
            sizes={places[place].sizes}
            className="h-full object-cover"
          />
        ) : (
          <Picture drawing={letter} className="h-auto w-28" />
        )}
      </div>
      <div className={cn('flex grow flex-col gap-2.5 p-5 sm:p-6', isLead && 'lg:justify-center lg:p-10')}>
        <p className="text-14 font-semibold text-brand">{post.category.name}</p>
        <Heading className={cn('font-serif', isLead ? 'text-20 lg:text-32' : 'text-20')}>
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
          publishedOn={post.published_on}
          readMinutes={post.read_minutes}
          className={cn('mt-auto pt-2', isLead && 'lg:mt-3')}
        />
      </div>
    </article>
  );
}
