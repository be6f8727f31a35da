import { describe, expect, it } from 'vitest';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { type BlogBench, blogBench, words } from '../testing/blog-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';

async function view({ request }: BlogBench, slug: string, headers: Record<string, string> = {}) {
  const res = await request(`/api/blog/posts/${slug}/view`, {
    method: 'POST',
    headers: { 'user-agent': firefox, ...headers },
  });
  return ((await res.json()) as { view_count: number }).view_count;
}

describe('the list', () => {
  it('shows six at a time, newest first', async () => {
    const bench = await blogBench();
    for (let day = 1; day <= 8; day += 1)
      await bench.write({ slug: `day-${day}`, published_at: `2026-11-0${day}T10:00:00Z` });
    const first = await bench.call('GET', '/api/blog/posts');
    expect(first.json).toMatchObject({ page: 1, page_size: 6, total: 8, total_pages: 2 });
    expect(first.json.posts?.map(({ slug }) => slug)).toEqual([8, 7, 6, 5, 4, 3].map((day) => `day-${day}`));
    const second = await bench.call('GET', '/api/blog/posts?page=2');
    expect(second.json.posts?.map(({ slug }) => slug)).toEqual(['day-2', 'day-1']);
    expect((await bench.call('GET', '/api/blog/posts?page=3')).json.posts).toEqual([]);
    expect((await bench.call('GET', '/api/blog/posts?page=nonsense')).status).toBe(422);
  });

  it('shows what a reader needs and nothing of the work behind it', async () => {
    const bench = await blogBench();
    await bench.write({ excerpt: 'In short.' });
    const { json } = await bench.call('GET', '/api/blog/posts');
    expect(json.posts?.[0]).toEqual({
      id: expect.any(String),
      title: 'Post 1',
      slug: 'post-1',
      excerpt: 'In short.',
      featured_image_url: null,
      featured_image_alt: '',
      category: { id: bench.categoryId, name: 'Letters', slug: 'letters' },
      tags: [],
      author_name: 'Priya Shah',
      read_minutes: 1,
      view_count: 0,
      published_at: '2026-11-16T10:00:00.000Z',
    });
  });
});

describe('a post', () => {
  it('comes with three others of its category, never itself', async () => {
    const bench = await blogBench();
    const other = await bench.call('POST', '/api/admin/blog/categories', { name: 'Courts', slug: 'courts' });
    await bench.write({ slug: 'elsewhere', category_id: other.json.category?.id });
    for (let day = 1; day <= 5; day += 1)
      await bench.write({ slug: `day-${day}`, published_at: `2026-11-0${day}T10:00:00Z` });
    const { json } = await bench.call('GET', '/api/blog/posts/day-4');
    expect(json.related?.map(({ slug }) => slug)).toEqual(['day-5', 'day-3', 'day-2']);
  });

  it('takes its meta texts from the title and the text where none are given', async () => {
    const bench = await blogBench();
    await bench.write({ content: words(`Begin. ${'word '.repeat(500)}`) });
    const { json } = await bench.call('GET', '/api/blog/posts/post-1');
    expect(json.post).toMatchObject({ meta_title: 'Post 1 – Plainclaim Blog', read_minutes: 3 });
    expect(json.post?.meta_description).toMatch(/^Begin\. .+…$/);
    expect(json.post?.excerpt).toBe(json.post?.meta_description);
  });

  it('says plainly when it is not there', async () => {
    const bench = await blogBench();
    const { status, json } = await bench.call('GET', '/api/blog/posts/never-written');
    expect(status).toBe(404);
    expect(json.error?.message).toBe('Blog post not found');
  });
});

describe('views', () => {
  it('add one each, but not for a reload within the minute', async () => {
    const bench = await blogBench();
    await bench.write({ slug: 'read-me' });
    expect(await view(bench, 'read-me')).toBe(1);
    bench.clock.forward(59);
    expect(await view(bench, 'read-me')).toBe(1);
    bench.clock.forward(2);
    expect(await view(bench, 'read-me')).toBe(2);
  });

  it('of another post, or on another device, count at once', async () => {
    const bench = await blogBench();
    await bench.write({ slug: 'one' });
    await bench.write({ slug: 'two' });
    await view(bench, 'one');
    expect(await view(bench, 'two')).toBe(1);
    expect(await view(bench, 'one', { 'user-agent': firefox.replace('Linux', 'Windows') })).toBe(2);
  });

  it.each([
    [
      'a search engine',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    [
      'a link preview',
      { 'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)' },
    ],
    ['a program', { 'user-agent': 'curl/8.14.1' }],
    ['nobody in particular', { 'user-agent': '' }],
    ['a browser fetching ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
  ])('do not count for %s', async (_, headers) => {
    const bench = await blogBench();
    await bench.write({ slug: 'read-me' });
    expect(await view(bench, 'read-me', headers)).toBe(0);
  });

  it('of one address that claims to be many readers stop counting', async () => {
    const bench = await blogBench();
    await bench.write({ slug: 'read-me' });
    let counted = 0;
    for (let reader = 0; reader < 70; reader += 1)
      counted = await view(bench, 'read-me', { 'user-agent': `${firefox} Reader/${reader}` });
    expect(counted).toBe(60);
  });

  it('are all counted when many come at once, and change nothing else', async () => {
    const bench = await blogBench();
    const { id } = await bench.write({ slug: 'read-me' });
    const before = await bench.call('GET', `/api/admin/blog/posts/${id}`);
    const readers = Array.from({ length: 12 }, (_, number) => `${firefox} Reader/${number}`);
    await Promise.all(readers.map((reader) => view(bench, 'read-me', { 'user-agent': reader })));
    const after = await bench.call('GET', `/api/admin/blog/posts/${id}`);
    expect(after.json.post).toEqual({ ...before.json.post, view_count: 12 });
  });
});

describe('the feed', () => {
  it('lists the newest posts with whole addresses, and escapes what people wrote', async () => {
    const bench = await blogBench();
    await bench.write({ title: 'Fees & <costs>', slug: 'fees', excerpt: ']]><script>hostile()</script>' });
    const res = await bench.request('/api/blog/rss.xml');
    expect(res.headers.get('content-type')).toContain('application/rss+xml');
    const xml = await res.text();
    expect(xml).toContain('<link>http://plainclaim.test/blog/fees</link>');
    expect(xml).toContain('<pubDate>Mon, 16 Nov 2026 10:00:00 GMT</pubDate>');
    expect(xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toContain('<script');
  });
});
