import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './support/axe.ts';
import { consentCookie, consentCookieName } from './support/consent.ts';
import { isScrollingSideways, open, tabTo } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

test.use({ consentAnswered: false });

const bannerOn = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const settingsOn = (page: Page) => page.getByRole('dialog', { name: 'Cookie Settings' });
const press = (where: Locator, name: string) => where.getByRole('button', { name, exact: true }).click();

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' }).click();
  await expect(settingsOn(page)).toBeVisible();
  return settingsOn(page);
}

async function keptPurposes(context: BrowserContext): Promise<unknown> {
  const cookie = (await context.cookies()).find(({ name }) => name === consentCookieName);
  return cookie && JSON.parse(decodeURIComponent(cookie.value)).categories;
}

test('before an answer nothing is kept in the browser', async ({ page, context }) => {
  await open(page, '/');
  await expect(bannerOn(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(bannerOn(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

for (const [button, purposes, tags] of [
  ['Accept all', ['essential', 'functional', 'marketing', 'performance'], full],
  ['Reject all', ['essential'], {}],
] as const) {
  test(`${button} is one press, and kept`, tags, async ({ page, context }) => {
    await open(page, '/');
    await press(bannerOn(page), button);
    await expect(bannerOn(page)).toHaveCount(0);
    const kept = (await keptPurposes(context)) as string[];
    expect(kept.toSorted()).toEqual(purposes);
    await open(page, '/terms');
    await expect(settingsOn(page)).toHaveCount(0);
    await openSettings(page);
    await expect(bannerOn(page)).toHaveCount(0);
  });
}

test('yes and no are equally easy', full, async ({ page }) => {
  await open(page, '/');
  const look = (name: string) =>
    bannerOn(page)
      .getByRole('button', { name })
      .evaluate((button) => {
        const { backgroundColor, borderColor, color, fontSize, fontWeight } = getComputedStyle(button);
        const { width, height, top } = button.getBoundingClientRect();
        return { backgroundColor, borderColor, color, fontSize, fontWeight, width, height, top };
      });
  // Both buttons fade from disabled to enabled on hydration.
  await expect(async () => expect(await look('Accept all')).toEqual(await look('Reject all'))).toPass();
});

test('each purpose can be chosen, and changed later', full, async ({ page, context }) => {
  await open(page, '/');
  await press(bannerOn(page), 'Choose');
  const settings = settingsOn(page);
  await expect(settings.getByRole('checkbox', { name: /^Essential/ })).toBeDisabled();
  await expect(settings.getByRole('checkbox', { name: /^Essential/ })).toBeChecked();
  for (const name of [/^Performance/, /^Functional/, /^Marketing/]) {
    await expect(settings.getByRole('checkbox', { name })).not.toBeChecked();
  }
  await settings.getByRole('checkbox', { name: /^Functional/ }).check();
  await press(settings, 'Save choices');
  await expect(bannerOn(page)).toHaveCount(0);
  expect(await keptPurposes(context)).toEqual(['functional', 'essential']);

  await page.reload();
  const again = await openSettings(page);
  await expect(again.getByRole('checkbox', { name: /^Functional/ })).toBeChecked();
  await expect(again.getByRole('checkbox', { name: /^Marketing/ })).not.toBeChecked();
  await again.getByRole('checkbox', { name: /^Functional/ }).uncheck();
  await press(again, 'Save choices');
  await expect(settingsOn(page)).toHaveCount(0);
  expect(await keptPurposes(context)).toEqual(['essential']);
});

test('closing the settings without saving changes nothing', full, async ({ page, context }) => {
  await open(page, '/');
  await press(bannerOn(page), 'Choose');
  await settingsOn(page)
    .getByRole('checkbox', { name: /^Marketing/ })
    .check();
  await page.keyboard.press('Escape');
  await expect(bannerOn(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test('an answer to an older question is asked again', full, async ({ page, context, baseURL }) => {
  await context.addCookies([consentCookie(baseURL ?? '', { categories: ['marketing'], revision: 0 })]);
  await open(page, '/');
  await expect(bannerOn(page)).toBeVisible();
  await press(bannerOn(page), 'Choose');
  await expect(settingsOn(page).getByRole('checkbox', { name: /^Marketing/ })).not.toBeChecked();
  await press(settingsOn(page), 'Reject all');
  await page.reload();
  await openSettings(page);
  await expect(bannerOn(page)).toHaveCount(0);
});

test('two tabs agree on the last answer', full, async ({ page, context }) => {
  await open(page, '/');
  await press(bannerOn(page), 'Accept all');
  await expect(bannerOn(page)).toHaveCount(0);
  const other = await context.newPage();
  await open(other, '/terms');
  await press(await openSettings(other), 'Reject all');
  await expect(settingsOn(other)).toHaveCount(0);
  await press(await openSettings(page), 'Accept all');
  await expect(settingsOn(page)).toHaveCount(0);
  expect(await keptPurposes(context)).toContain('marketing');
});

test('works by keyboard alone, takes no focus unasked, and gives it back', full, async ({ page }) => {
  await open(page, '/');
  const banner = bannerOn(page);
  await expect(banner).toBeVisible();
  await expect(banner.locator(':focus')).toHaveCount(0);

  const choose = banner.getByRole('button', { name: 'Choose' });
  await tabTo(page, choose, 6);
  // The banner does not trap the focus: the next Tab goes on to the page.
  await page.keyboard.press('Tab');
  await expect(banner.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(choose).toBeFocused();

  await page.keyboard.press('Enter');
  const settings = settingsOn(page);
  await expect(settings.locator(':focus')).toHaveCount(1);
  for (let pressed = 0; pressed < 12; pressed += 1) {
    await page.keyboard.press('Tab');
    await expect(settings.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);
  await expect(choose).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, settings.getByRole('checkbox', { name: /^Performance/ }));
  await page.keyboard.press('Space');
  await tabTo(page, settings.getByRole('button', { name: 'Save choices' }));
  await page.keyboard.press('Enter');
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  const link = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(settings.getByRole('checkbox', { name: /^Performance/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('an answer by keyboard leaves the reader at the page', full, async ({ page }) => {
  await open(page, '/about');
  await tabTo(page, bannerOn(page).getByRole('button', { name: 'Reject all' }), 6);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const width of [320, 375, 1280]) {
  test(
    `stands clear of the page's last line and of bars at the bottom, at ${width} px`,
    full,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await open(page, '/pay/success');
      const banner = bannerOn(page);
      await expect(banner).toBeVisible();
      const top = async () => (await banner.boundingBox())?.y ?? 0;
      expect(await top()).toBeGreaterThan(700 * 0.7);
      expect(await isScrollingSideways(page)).toBe(false);

      await page.evaluate(() => {
        const bar = document.createElement('button');
        bar.textContent = 'Pay';
        bar.style.cssText = 'position:sticky;bottom:var(--bottom-room,0px);display:block;min-height:48px';
        const long = document.createElement('div');
        long.style.height = '2000px';
        document.querySelector('main')?.append(long, bar);
      });
      const bar = page.getByRole('button', { name: 'Pay' });
      const bottomOfBar = async () => {
        const box = await bar.boundingBox();
        return box ? Math.round(box.y + box.height) : Number.POSITIVE_INFINITY;
      };
      await expect.poll(bottomOfBar).toBeLessThanOrEqual(await top());
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(bottomOfBar).toBeLessThanOrEqual(await top());
      await press(banner, 'Reject all');
      await expect.poll(bottomOfBar).toBe(700);
    },
  );
}

test('what takes the focus is not hidden behind the banner', full, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, '/');
  const banner = bannerOn(page);
  await expect(banner).toBeVisible();
  const bannerTop = (await banner.boundingBox())?.y ?? 0;
  for (let pressed = 0; pressed < 25; pressed += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) break;
    if (await focused.evaluate((element) => element.closest('section[aria-label=Cookies]') !== null))
      continue;
    const box = await focused.boundingBox();
    expect(box?.y ?? 0, await focused.innerText()).toBeLessThan(bannerTop);
  }
});

test('is accessible in both themes, on desktop and phone', full, async ({ page }) => {
  await open(page, '/solicitor-holding-page');
  await expect(bannerOn(page)).toBeVisible();
  await expectAccessibleEverywhere(page, 'the banner');
  await press(bannerOn(page), 'Choose');
  await expect(settingsOn(page)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `the settings, ${colorScheme}`);
  }
  await page.setViewportSize({ width: 320, height: 600 });
  const box = await settingsOn(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  expect(box?.height).toBeLessThanOrEqual(600);
});
