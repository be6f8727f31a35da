import { expectAccessibleEverywhere } from './support/axe.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { visitorOf } from './support/people.ts';
import { everyPage } from './support/routes.ts';
import { expect, full, test } from './support/test.ts';

// Examples with a missing row are 404s, which also appear in the browser's console.
const notFound = /the server responded with a status of 404/;
const leadsNowhere = (path: string) => /no-such-|00000000-0000-4000-8000-000000000000/.test(path);

for (const { pattern, path, isPrivate } of everyPage()) {
  const visitor = visitorOf(path);
  test.describe(pattern, () => {
    test.use({ signedInAs: visitor, mayComplain: leadsNowhere(path) ? notFound : null });

    test('is accessible in both themes, on desktop and phone', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      await page.waitForURL(isPrivate && !visitor ? '/signin' : path);
      await expect(page.locator('h1')).toHaveCount(1);
      if (pattern !== '/dev/ui') {
        await expect(page.locator('main output', { hasText: /^Loading/ })).toHaveCount(0);
      }
      // The parts page shows both themes side by side, regardless of the system's theme.
      await expectAccessibleEverywhere(page, path, pattern === '/dev/ui' ? ['light'] : undefined);
      await page.setViewportSize({ width: 320, height: 700 });
      // Charts and measured parts follow a new width a frame later.
      await expect
        .poll(() => isScrollingSideways(page), { message: 'scrolls sideways at 320 px' })
        .toBe(false);
    });
  });
}

test('every public page can be read without JavaScript', async ({ request }) => {
  for (const { pattern, path } of everyPage().filter(
    ({ isPrivate, pattern }) => !isPrivate && pattern !== '/dev/ui',
  )) {
    const html = await (await request.get(path)).text();
    const main = /<main\b.*?<\/main>/s.exec(html)?.[0] ?? '';
    const words = main.replaceAll(/<(script|style|template)\b.*?<\/\1>|<[^>]*>/gs, '').trim();
    expect.soft(html.match(/<h1\b/g), pattern).toHaveLength(1);
    expect.soft(words.length, `${pattern} has words`).toBeGreaterThan(40);
    expect.soft(/<title>([^<]*)<\/title>/.exec(html)?.[1], pattern).toContain('Plainclaim');
  }
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'ja-JP' });
  for (const path of ['/', '/terms', '/blog']) {
    test(`${path} says the same as the server`, full, async ({ page }) => {
      // A hydration mismatch is an error in React, which fails the test like any other.
      await open(page, path);
    });
  }
});

test('every page has its own title and description', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { pattern, path } of everyPage().filter(({ pattern }) => pattern !== '/*')) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    for (const text of [title, description]) {
      expect.soft(text, `${pattern} lacks a title or description`).not.toBe('');
      expect.soft(seen.get(text) ?? pattern, `${pattern} shares "${text}"`).toBe(pattern);
      seen.set(text, pattern);
    }
  }
});
