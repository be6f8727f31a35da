import { join, resolve } from 'node:path';
import { roles } from '@plainclaim/domain/accounts/roles';
import { decideRoute } from '@plainclaim/domain/accounts/route-access';
import type { Page } from '@playwright/test';
import { demoAccounts } from './support/accounts.ts';
import { open } from './support/page.ts';
import { everyPage } from './support/routes.ts';
import { test } from './support/test.ts';

const folder = resolve(import.meta.dirname, '../tour');

const sizes = [
  { name: 'desktop', width: 1280, height: 900 },
  { name: 'phone', width: 375, height: 800 },
] as const;

/** Screenshots of a page in both sizes and both themes, from one visit. */
async function takePictures(page: Page, who: string, name: string, fullPage = true): Promise<void> {
  for (const { name: size, ...viewport } of sizes) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const path = join(folder, who, `${name}-${size}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage, animations: 'disabled' });
    }
  }
}

async function whenDrawn(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

const nameOf = (pattern: string, index: number) => {
  const words = pattern === '/*' ? 'not found' : pattern.replaceAll(/[^\w-]+/g, ' ').trim() || 'home';
  return `${String(index + 1).padStart(2, '0')}-${words.replaceAll(' ', '_')}`;
};

// The tour only takes screenshots: other specs check the console.
test.use({ mayComplain: /./ });

for (const visitor of [null, ...roles]) {
  const who = visitor ?? 'signed-out';
  test.describe(who, () => {
    test.use({ signedInAs: visitor });
    test.skip(
      () => visitor !== null && !demoAccounts().some(({ role }) => role === visitor),
      'nobody to sign in as',
    );
    const refusals = new Set<string>();
    everyPage().forEach(({ pattern, path }, index) => {
      const decision = decideRoute(path, visitor);
      // A redirect is skipped, as its target has screenshots of its own. Each refusal is shown once.
      if (decision.kind === 'sign-in' || decision.kind === 'home') return;
      if (decision.kind === 'denied' && refusals.has(decision.message)) return;
      if (decision.kind === 'denied') refusals.add(decision.message);
      if (visitor && pattern.startsWith('/dev/')) return;
      test(pattern, async ({ page }) => {
        await open(page, path);
        await whenDrawn(page);
        await takePictures(page, who, nameOf(pattern, index));
      });
    });
  });
}

test.describe('on top of a page', () => {
  test('the phone menu', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, '/');
    await page.locator('summary', { hasText: 'Menu' }).click();
    await takePictures(page, 'on-top', 'menu', false);
  });

  test.describe('the question about cookies', () => {
    test.use({ consentAnswered: false });

    test('and its settings', async ({ page }) => {
      await open(page, '/');
      await page.getByRole('region', { name: 'Cookies' }).waitFor();
      await whenDrawn(page);
      await takePictures(page, 'on-top', 'cookie_banner', false);
      await page.getByRole('button', { name: 'Choose', exact: true }).click();
      await takePictures(page, 'on-top', 'cookie_settings', false);
    });
  });
});
