import { Feed } from 'feed';
import type { BlogDeps, PostCard } from '../blog.ts';
import { listCards } from '../posts/posts.store.ts';
import { publicAt } from './reading.store.ts';

const newest = 20;

/** The newest posts for feed readers, as RSS 2.0. */
export async function blogFeed({ db, clock, siteUrl }: BlogDeps): Promise<string> {
  const posts = await listCards(db, { where: publicAt(clock.now()), order: 'published', limit: newest });
  const feed = new Feed({
    id: `${siteUrl}/blog`,
    link: `${siteUrl}/blog`,
    title: 'Plainclaim Blog',
    description:
      'Plain guides to getting paid what you are owed: letters, evidence, deadlines and small claims.',
    language: 'en-GB',
    copyright: 'Plainclaim',
    feedLinks: { rss: `${siteUrl}/blog/rss.xml` },
    ...(posts[0]?.publishedAt && { updated: posts[0].publishedAt }),
  });
  for (const post of posts) feed.addItem(itemFrom(post, siteUrl));
  return feed.rss2();
}

function itemFrom(post: PostCard, siteUrl: string) {
  const link = `${siteUrl}/blog/${post.slug}`;
  return {
    id: link,
    guid: link,
    link,
    title: post.title,
    description: post.excerpt,
    date: post.publishedAt ?? post.updatedAt,
    category: [post.category, ...post.tags].map(({ name }) => ({ name })),
  };
}
