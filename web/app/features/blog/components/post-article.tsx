import type { PostContent } from '@plainclaim/domain/blog/post-content';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import type { ReactNode } from 'react';
import { PostText } from './post-content.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostPicture } from './post-picture.tsx';

type PostArticleProps = {
  title: string;
  excerpt: string;
  content: PostContent;
  featuredImageUrl: string | null;
  featuredImageAlt: string;
  publishedAt: Date;
  publishedOn?: IsoDate;
  readMinutes: number;
  authorName?: string;
  viewCount?: number;
  /** Above the title: the way back, or the name of the category. */
  above?: ReactNode;
  /** Beside the text on wide screens, below it on narrow ones. */
  aside?: ReactNode;
  /** In a preview the page has a heading of its own. */
  titleAs?: 'h1' | 'h2';
};

/** A post as readers see it; the editor's preview shows the same. */
export function PostArticle(props: PostArticleProps) {
  const { title, excerpt, content, featuredImageUrl, featuredImageAlt, above, aside } = props;
  const Title = props.titleAs ?? 'h1';
  return (
    <article className="gap-16 lg:grid lg:grid-cols-[minmax(0,1fr)_17.5rem]">
      <div className="max-w-[46rem]">
        <header>
          {above}
          <Title className="mt-3 font-serif text-44">{title}</Title>
          {excerpt ? <p className="lead mt-4">{excerpt}</p> : null}
          <PostFacts
            publishedAt={props.publishedAt}
            {...(props.publishedOn && { publishedOn: props.publishedOn })}
            readMinutes={props.readMinutes}
            authorName={props.authorName}
            viewCount={props.viewCount}
            className="mt-5"
          />
        </header>
        {featuredImageUrl ? (
          <div className="mt-8 overflow-hidden rounded-xl border border-line bg-well">
            <PostPicture
              url={featuredImageUrl}
              alt={featuredImageAlt}
              isFirst
              sizes="(width >= 50rem) 736px, 100vw"
            />
          </div>
        ) : null}
        <div className="mt-10">
          <PostText content={content} />
        </div>
      </div>
      {aside ? <aside className="mt-12 lg:mt-0 print:hidden">{aside}</aside> : null}
    </article>
  );
}
