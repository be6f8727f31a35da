import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

const page = (nonce: string, init?: ResponseInit) =>
  new Response(`<script nonce="${nonce}"></script><style nonce="${nonce}"></style>`, init);

function open() {
  let now = 0;
  const cache = createPageCache(() => now);
  const store = (key: string, nonce: string, response: Response, signal = new AbortController().signal) =>
    cache.store(key, nonce, response, signal);
  const pass = (ms: number) => {
    now += ms;
  };
  return { cache, store, pass };
}

describe('the page cache', () => {
  it('sends a page again under the nonce of each answer', async () => {
    const { cache, store } = open();
    const first = await store('/faq', 'one', page('one', { headers: { 'x-kind': 'page' } }));
    expect(await first.text()).toBe(await page('one').text());
    const again = cache.find('/faq', 'two');
    expect(again?.headers.get('x-kind')).toBe('page');
    expect(await again?.text()).toBe(await page('two').text());
    expect(await cache.find('/faq', 'three')?.text()).toBe(await page('three').text());
    expect(cache.find('/about', 'two')).toBeNull();
  });

  it('forgets a page after five seconds', async () => {
    const { cache, store, pass } = open();
    await store('/faq', 'one', page('one'));
    pass(4_999);
    expect(cache.find('/faq', 'two')).not.toBeNull();
    pass(1);
    expect(cache.find('/faq', 'two')).toBeNull();
  });

  it.each([
    ['sets a cookie', { headers: { 'set-cookie': 'a=1' } }],
    ['was not found', { status: 404 }],
    ['leads elsewhere', { status: 302, headers: { location: '/' } }],
  ])('never holds an answer that %s', async (_what, init) => {
    const { cache, store } = open();
    const answer = page('one', init);
    expect(await store('/faq', 'one', answer)).toBe(answer);
    expect(cache.find('/faq', 'two')).toBeNull();
  });

  it('never holds the page of a visitor who left', async () => {
    const { cache, store } = open();
    await store('/faq', 'one', page('one'), AbortSignal.abort());
    expect(cache.find('/faq', 'two')).toBeNull();
  });

  it('holds a hundred pages, the newest', async () => {
    const { cache, store } = open();
    for (let n = 0; n <= 100; n++) await store(`/blog/${n}`, 'one', page('one'));
    expect(cache.find('/blog/0', 'two')).toBeNull();
    expect(cache.find('/blog/1', 'two')).not.toBeNull();
  });
});
