import { checkContent } from '@plainclaim/domain/blog/content';
import { blogLengths } from '@plainclaim/domain/blog/limits';
import { lengthHint, recommendedLengths } from '@plainclaim/domain/blog/meta';
import { plainText } from '@plainclaim/domain/blog/plain-text';
import { isSlug } from '@plainclaim/domain/blog/slug';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { demoSeeds } from '../demo.ts';
import { plantDemoData } from '../plant-demo-data.ts';
import { contentFrom } from './content-from.ts';
import { demoPosts } from './demo-posts.ts';

const addresses = demoPosts.map(({ slug }) => `/blog/${slug}`);
const pagesOfTheSite = ['/submit-claim', '/faq', '/how-it-works', '/contact'];

describe('the starting posts', () => {
  it('are eight, each with an address and a picture of its own', () => {
    expect(demoPosts).toHaveLength(8);
    expect(new Set(addresses).size).toBe(8);
    expect(new Set(demoPosts.map(({ picture }) => picture)).size).toBe(8);
  });

  it.each(demoPosts)('$slug could have been saved in the editor', (post) => {
    const content = contentFrom(post.text);
    expect(checkContent(content)).toEqual({ content });
    expect(isSlug(post.slug)).toBe(true);
    expect(post.excerpt.length).toBeLessThanOrEqual(blogLengths.excerpt);
    // Markup left in the text is a typo in the source.
    expect(plainText(content)).not.toMatch(/\*\*|\]\(|^[#>-] |undefined/m);
  });

  it.each(demoPosts)('$slug is a whole guide, and search engines show its title whole', (post) => {
    const words = plainText(contentFrom(post.text)).split(/\s+/).length;
    expect(words).toBeGreaterThan(480);
    expect(words).toBeLessThan(1000);
    expect(lengthHint(post.metaTitle, recommendedLengths.metaTitle).length).toBeLessThanOrEqual(60);
    expect(lengthHint(post.metaDescription, recommendedLengths.metaDescription).length).toBeLessThanOrEqual(
      160,
    );
  });

  it.each(demoPosts)('$slug links only to what is there', ({ text }) => {
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href);
    expect(links.filter((href) => ![...addresses, ...pagesOfTheSite].includes(href ?? ''))).toEqual([]);
  });

  it('stand in the blog once planted, newest first, with pictures that can be fetched', async () => {
    const { platform, request } = await testApp();
    const seeds = demoSeeds.filter(({ name }) => name === 'people' || name === 'blog');
    await plantDemoData(platform, { seeds, isEmbedded: true, siteUrl: 'http://plainclaim.test' });
    const res = await request('/api/blog/posts');
    const list = (await res.json()) as {
      total: number;
      posts: { slug: string; featured_image_url: string }[];
    };
    expect(list.total).toBe(8);
    expect(list.posts.map(({ slug }) => slug)).toEqual(demoPosts.slice(0, 6).map(({ slug }) => slug));
    for (const { featured_image_url } of list.posts)
      expect((await request(featured_image_url)).headers.get('content-type')).toBe('image/webp');
  });
});
