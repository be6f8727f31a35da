import { open, tabTo, whenHydrated } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

const phone = { width: 375, height: 800 };

test.describe('the menu on a phone, by keyboard alone', () => {
  test.use({ viewport: phone });

  test('opens, keeps the keyboard inside, and Escape leads back to its button', full, async ({ page }) => {
    await open(page, '/');
    const button = page.locator('summary', { hasText: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await tabTo(page, button, 5);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    for (const name of ['Blog', 'How It Works', 'Is It Worth It?', 'About', 'Sign In', 'Get Started']) {
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer') ?? null)).toBeNull();
    await tabTo(page, menu.getByRole('link', { name: 'Blog' }), 8);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('leads to a page whose heading takes the focus', full, async ({ page }) => {
    await open(page, '/');
    await tabTo(page, page.locator('summary', { hasText: 'Menu' }), 5);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' }), 5);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });
});

test('the first Tab offers to skip the header', full, async ({ page }) => {
  await open(page, '/terms');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a press on a link moves the focus to the new heading, going back too', full, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(heading).toBeFocused();
});

test('a thin line shows while a page is on its way', full, async ({ page }) => {
  await open(page, '/');
  const line = page.locator('.progress-line');
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/about-[\w-]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await expect(line).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(line).toHaveCount(1);
  held.resolve();
  await expect(page).toHaveURL('/about');
  await expect(line).toHaveCount(0);
});

test.describe('the payment flow', () => {
  // An unknown link is a 404, which also appears in the browser's console.
  test.use({ mayComplain: /the server responded with a status of 404/ });

  for (const path of ['/pay/no-such-token', '/pay/success']) {
    test(`${path} shows the payment and neither header nor footer`, full, async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    });
  }
});

test.describe('an address that leads nowhere', () => {
  test.use({ mayComplain: /the server responded with a status of 404/ });

  for (const path of ['/no-such-page', '/admin-x/y', '/claim']) {
    test(`${path} is not found`, full, async ({ page }) => {
      const response = await open(page, path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page).toHaveTitle(/Page not found/);
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test.describe('the theme', () => {
  const paper = { light: 'rgb(251, 249, 244)', dark: 'rgb(17, 23, 29)' };

  test('follows the system until a person chooses', full, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('body')).toHaveCSS('background-color', paper.light);
  });

  test('changes at once, stays chosen, and arrives with the page: no flash', full, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/terms');
    const dark = page.getByRole('button', { name: 'Dark' });
    await dark.click();
    await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/terms');

    const arrived = await (await page.goto('/about'))?.text();
    expect(arrived).toMatch(/<html[^>]* data-theme="dark"/);
    await whenHydrated(page);
    await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);

    await page.getByRole('button', { name: 'System' }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', paper.light);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('can be chosen too', full, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/faq');
      await page.getByRole('button', { name: 'Dark' }).click();
      await expect(page).toHaveURL('/faq');
      await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);
    });
  });
});

test('the right header arrives with the page', async ({ request }) => {
  const headerOf = async (cookie: string) => {
    const html = await (await request.get('/', { headers: { cookie } })).text();
    return /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
  };
  expect(await headerOf('')).toContain('Get Started');
  const known = await headerOf(`pc_viewer=${encodeURIComponent('admin.ada@example.com')}`);
  expect(known).toContain('Admin Dashboard');
  expect(known).not.toContain('Get Started');
});
