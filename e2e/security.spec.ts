import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { everyPage } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test('a form that says where to go back leads nowhere else', async ({ request }) => {
  const back = async (address: string) => {
    const form = { appearance: 'dark', back: address };
    const answer = await request.post('/appearance', { form, maxRedirects: 0 });
    return answer.headers().location;
  };
  expect(await back('/blog?page=2')).toBe('/blog?page=2');
  for (const evil of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil',
  ])
    expect(await back(evil), evil).toBe('/');
});

test('a form of any size is refused before it is read', async ({ request }) => {
  // A server that refuses without reading the body closes the connection, so each request uses its own.
  const headers = { 'content-type': 'application/x-www-form-urlencoded', connection: 'close' };
  for (const path of ['/appearance', '/contact', '/', '/pay/some-token']) {
    const answer = await request.post(path, { headers, data: 'x'.repeat(200 * 1024) });
    expect(answer.status(), path).toBe(413);
  }
  const small = await request.post('/appearance', {
    form: { appearance: 'dark', back: '/' },
    maxRedirects: 0,
  });
  expect(small.status()).toBe(302);
});

test('no page may be kept by anyone but its reader', async ({ request }) => {
  const cookie = 'pc_viewer=admin.someone%40example.com';
  for (const { path } of everyPage()) {
    const { 'cache-control': kept, ...headers } = (
      await request.get(path, { headers: { cookie } })
    ).headers();
    expect.soft([path, kept]).toEqual([path, expect.stringMatching(/^private, no-(store|cache)$/)]);
    expect.soft([path, headers['x-frame-options']]).toEqual([path, 'DENY']);
  }
});

test.describe('in a frame', () => {
  // The browser logs the frame it refused.
  test.use({ mayComplain: /frame-ancestors/ });

  test('another site cannot show us in a frame', async ({ page, baseURL, complaints }) => {
    // A second site on this machine: Chromium never lets a public site frame a local address.
    const frames: Record<string, string> = { '/ours': `${baseURL}/signin`, '/their-own': '/a-page' };
    const site = createServer((asked, answer) => {
      const framed = frames[asked.url ?? ''];
      const markup = framed
        ? `<iframe src="${framed}" onload="document.title = 'loaded'"></iframe>`
        : 'words';
      answer.setHeader('content-type', 'text/html').end(markup);
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const { port } = site.address() as AddressInfo;
    try {
      const shownAt = async (path: string) => {
        await page.goto(`http://127.0.0.1:${port}${path}`);
        await expect(page).toHaveTitle('loaded');
        return page.frames()[1]?.url();
      };
      expect(await shownAt('/their-own')).toBe(`http://127.0.0.1:${port}/a-page`);
      expect(await shownAt('/ours')).toBe('chrome-error://chromewebdata/');
      expect(complaints.join()).toContain('frame-ancestors');
    } finally {
      site.close();
    }
  });
});
