import type { ReactNode } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { TextLink } from '../../../ui/link.tsx';
import type { BlogList } from '../api/read-blog-list.ts';
import { PostList } from './post-list.tsx';
import { CategoryLinks, TagLinks } from './shelf-links.tsx';

type BlogPageProps = {
  list: BlogList;
  /** The path of the list's first page. */
  path: string;
  heading: string;
  lead?: ReactNode;
  /** The message when the category, tag or page does not exist. */
  missing: string;
};

/** The list, whole or by category or tag. */
export function BlogPage({ list: { posts, shelves }, path, heading, lead, missing }: BlogPageProps) {
  return (
    <div className="wrap pt-12 pb-20 sm:pt-16">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <h1>{heading}</h1>
          {lead ? <p className="lead mt-4">{lead}</p> : null}
        </div>
        <a href="/blog/rss.xml" className="inline-flex min-h-10 items-center gap-2 text-15 text-ink-2">
          <Icon name="bell" className="size-[18px]" />
          Follow by RSS
        </a>
      </header>
      <div className="mt-8 mb-8">
        <CategoryLinks categories={shelves.categories} />
      </div>
      {posts.kind === 'found' ? <PostList list={posts.body} path={path} /> : null}
      {posts.kind === 'not-found' ? (
        <Alert title={missing}>
          It may have been moved or renamed. <TextLink to="/blog">See all posts</TextLink>
        </Alert>
      ) : null}
      {posts.kind === 'failed' ? (
        <Alert tone="danger" title="Failed to load blog posts">
          Something went wrong on our side. <TextLink to={path}>Try again</TextLink>
        </Alert>
      ) : null}
      <TagLinks tags={shelves.tags} />
    </div>
  );
}
