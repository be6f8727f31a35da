import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { everyPage } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const sizes = [
  { width: 1280, height: 900 },
  { width: 375, height: 800 },
];

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found, where).toEqual([]);
}

for (const { pattern, path } of everyPage()) {
  test(`${pattern} is accessible in both themes, on desktop and phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectAccessible(page, `${path} at ${size.width}, ${colorScheme}`);
      }
    }
    await page.setViewportSize({ width: 320, height: 700 });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, 'scrolls sideways at 320 px').toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { pattern, path } of everyPage().filter(
    ({ isPrivate, pattern }) => !isPrivate && pattern !== '/dev/ui',
  )) {
    test(`${pattern} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(40);
      expect(await page.title()).toContain('Plainclaim');
    });
  }
});

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo', locale: 'ja-JP' });
  for (const path of ['/', '/terms', '/blog']) {
    test(`${path} says the same as the server`, async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    });
  }
});

test('every page has its own title and description', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { pattern, path } of everyPage()) {
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
