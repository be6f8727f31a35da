import { readImageUrl, socialUrl } from '@plainclaim/domain/blog/image-url';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import type { BlogPost } from './api/blog-api.ts';

type MetaArgs = Parameters<typeof pageMeta>[0];

export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Plainclaim Blog',
  href: '/blog/rss.xml',
};

/** What search engines and shared links say about a post. */
export function postMeta(args: MetaArgs, post: BlogPost): MetaDescriptor[] {
  const image = readImageUrl(post.featured_image_url);
  const tags = pageMeta(args, {
    title: post.meta_title,
    description: post.meta_description,
    type: 'article',
    ...(image && { image: socialUrl(image) }),
  });
  const address = contentOf(tags, 'og:url');
  const picture = contentOf(tags, 'og:image');
  return [
    ...tags,
    { property: 'article:published_time', content: post.published_at },
    { property: 'article:modified_time', content: post.updated_at },
    { property: 'article:section', content: post.category.name },
    ...post.tags.map(({ name }) => ({ property: 'article:tag', content: name })),
    ...(post.featured_image_alt ? [{ property: 'og:image:alt', content: post.featured_image_alt }] : []),
    { name: 'twitter:title', content: post.meta_title },
    { name: 'twitter:description', content: post.meta_description },
    { name: 'twitter:image', content: picture },
    feedLink,
    { 'script:ld+json': blogPosting(post, address, picture) },
  ];
}

/** https://schema.org/BlogPosting */
function blogPosting(post: BlogPost, address: string, picture: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.meta_description,
    image: picture,
    datePublished: post.published_at,
    dateModified: post.updated_at,
    author: { '@type': 'Person', name: post.author_name },
    publisher: { '@type': 'Organization', name: 'Plainclaim', url: new URL('/', address).href },
    mainEntityOfPage: address,
    articleSection: post.category.name,
    keywords: post.tags.map(({ name }) => name).join(', '),
    inLanguage: 'en-GB',
  };
}

function contentOf(tags: readonly MetaDescriptor[], property: string): string {
  const tag = tags.find((one) => 'property' in one && one.property === property);
  return tag && 'content' in tag ? String(tag.content) : '';
}
