import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

const page = (nonce: string, init?: ResponseInit) =>
  new Response(`<script nonce="${nonce}"></script><style nonce="${nonce}"></style>`, init);

function open() {
  let now = 0;
  let renders = 0;
  const cache = createPageCache(() => now);
  return {
    /** Asks for a page, which is rendered under the nonce unless it is cached. */
    ask: (
      key: string,
      nonce: string,
      { render = async () => page(nonce), signal = new AbortController().signal } = {},
    ) =>
      cache.answer({ key, nonce, signal }, () => {
        renders += 1;
        return render();
      }),
    renders: () => renders,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe('the page cache', () => {
  it('sends a page again under the nonce of each answer', async () => {
    const { ask, renders } = open();
    const render = async () => page('one', { headers: { 'x-kind': 'page' } });
    expect(await (await ask('/faq', 'one', { render })).text()).toBe(await page('one').text());
    const again = await ask('/faq', 'two');
    expect(again.headers.get('x-kind')).toBe('page');
    expect(await again.text()).toBe(await page('two').text());
    expect(await (await ask('/faq', 'three')).text()).toBe(await page('three').text());
    expect(renders()).toBe(1);
    await ask('/about', 'two');
    expect(renders()).toBe(2);
  });

  it('forgets a page after five seconds', async () => {
    const { ask, renders, pass } = open();
    await ask('/faq', 'one');
    pass(4_999);
    await ask('/faq', 'two');
    expect(renders()).toBe(1);
    pass(1);
    await ask('/faq', 'three');
    expect(renders()).toBe(2);
  });

  it('renders a page once for all who ask meanwhile', async () => {
    const { ask, renders } = open();
    const rendering = Promise.withResolvers<Response>();
    const first = ask('/faq', 'one', { render: () => rendering.promise });
    const others = ['two', 'three'].map((nonce) => ask('/faq', nonce));
    await ask('/about', 'four');
    rendering.resolve(page('one'));
    expect(await (await first).text()).toBe(await page('one').text());
    expect(await Promise.all(others.map(async (other) => (await other).text()))).toEqual([
      await page('two').text(),
      await page('three').text(),
    ]);
    expect(renders()).toBe(2);
  });

  it('renders a page again for those who waited for a failure', async () => {
    const { ask, renders } = open();
    const rendering = Promise.withResolvers<Response>();
    const first = ask('/faq', 'one', { render: () => rendering.promise });
    const second = ask('/faq', 'two');
    rendering.reject(new Error('no database'));
    await expect(first).rejects.toThrow('no database');
    expect(await (await second).text()).toBe(await page('two').text());
    expect(renders()).toBe(2);
  });

  it.each([
    ['sets a cookie', { headers: { 'set-cookie': 'a=1' } }],
    ['was not found', { status: 404 }],
    ['leads elsewhere', { status: 302, headers: { location: '/' } }],
  ])('never holds an answer that %s', async (_what, init) => {
    const { ask, renders } = open();
    const answer = page('one', init);
    expect(await ask('/faq', 'one', { render: async () => answer })).toBe(answer);
    await ask('/faq', 'two');
    expect(renders()).toBe(2);
  });

  it('never holds the page of a visitor who left', async () => {
    const { ask, renders } = open();
    await ask('/faq', 'one', { signal: AbortSignal.abort() });
    await ask('/faq', 'two');
    expect(renders()).toBe(2);
  });

  it('holds a hundred pages, the newest', async () => {
    const { ask, renders } = open();
    for (let n = 0; n <= 100; n++) await ask(`/blog/${n}`, 'one');
    await ask('/blog/1', 'two');
    expect(renders()).toBe(101);
    await ask('/blog/0', 'two');
    expect(renders()).toBe(102);
  });
});
