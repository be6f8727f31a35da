import { demoAccounts } from './support/accounts.ts';
import { open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

const post = '/blog/what-a-letter-before-action-must-say';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog is read from list to page two to category to post to claim', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(page).toHaveTitle(/page 2/);
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Letters and deadlines/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Letters and deadlines');
    await page.getByRole('link', { name: 'What a Letter Before Action must say' }).click();
    await expect(page).toHaveURL(post);
    await expect(page.getByText(/^\d+ min read$/).first()).toBeVisible();
    const related = page.getByRole('region', { name: 'Related articles' }).getByRole('article');
    await expect(related).toHaveCount(3);
    await expect(related.filter({ hasText: 'What a Letter Before Action must say' })).toHaveCount(0);
    await expect(
      page.getByRole('complementary').getByRole('link', { name: 'Submit Your Claim' }),
    ).toHaveAttribute('href', '/submit-claim');
    await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Evidence' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posts about Evidence');
  });
});

test('tells search engines and shared links what a post is', async ({ request, baseURL }) => {
  const html = await (await request.get(post)).text();
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${post}"`);
  expect(html).toContain('<meta property="og:type" content="article"');
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg');
  const data = JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]+)</.exec(html)?.[1] ?? '{}');
  expect(data).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'What a Letter Before Action must say',
    image: picture,
    mainEntityOfPage: `${baseURL}${post}`,
  });
});

test('is in the sitemap and the feed', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}${post}</loc><lastmod>`);
  expect(sitemap).toContain('/blog/category/letters-and-deadlines</loc>');
  const feed = await request.get('/blog/rss.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  expect(await feed.text()).toContain(`<link>${baseURL}${post}</link>`);
});

test.describe('a reader', () => {
  // Playwright's user agent says headless, and views by programs are not counted.
  test.use({ userAgent: `Mozilla/5.0 (X11; Linux aarch64) Chrome/150.0.0.0 Reader/${Date.now()}` });

  test('is counted once, however often they load the page again', full, async ({ page }) => {
    const load = async (how: () => Promise<unknown>) => {
      const [response] = await Promise.all([
        page.waitForResponse((one) => one.url().endsWith('/view')),
        how(),
      ]);
      const shown = await page.getByText(/^[\d,]+ views$/).innerText();
      const { view_count } = (await response.json()) as { view_count: number };
      return { shown: Number(shown.replace(/\D/g, '')), counted: view_count };
    };
    const first = await load(() => open(page, '/blog/evidence-that-carries-weight'));
    expect(first.counted).toBe(first.shown + 1);
    expect(await load(() => page.reload())).toEqual({ shown: first.counted, counted: first.counted });
  });
});

test.describe('what is not there', () => {
  test.use({ mayComplain: /status of 404/ });

  test('is said in its place', full, async ({ page }) => {
    const missing = await open(page, '/blog/no-such-post');
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog post not found');
    await open(page, '/blog/category/no-such-category');
    await expect(page.getByText('There is no such category')).toBeVisible();
    expect((await open(page, '/blog?page=99'))?.status()).toBe(404);
  });

  test('includes drafts and posts to come, at every address', full, async ({ page, request }) => {
    const admin = demoAccounts().find(({ role }) => role === 'admin');
    const session = await request.post('/auth/v1/token?grant_type=password', { data: admin });
    const { access_token: token } = (await session.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${token}` };
    const { categories } = await (await request.get('/api/admin/blog/categories', { headers })).json();
    const stamp = Date.now().toString(36);
    const write = (slug: string, more: object) =>
      request.post('/api/admin/blog/posts', {
        headers,
        data: {
          title: `Unseen ${slug}`,
          slug,
          category_id: categories[0].id,
          content: {
            type: 'doc',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Unseen' }] }],
          },
          ...more,
        },
      });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect((await write(`draft-${stamp}`, { status: 'draft' })).status()).toBe(201);
    expect((await write(`later-${stamp}`, { status: 'scheduled', published_at: tomorrow })).status()).toBe(
      201,
    );
    for (const path of [
      '/blog',
      '/blog?page=2',
      `/blog/category/${categories[0].slug}`,
      '/sitemap.xml',
      '/blog/rss.xml',
    ])
      expect(await (await request.get(path)).text(), path).not.toContain(stamp);
    for (const slug of [`draft-${stamp}`, `later-${stamp}`])
      expect((await open(page, `/blog/${slug}`))?.status()).toBe(404);
  });
});
