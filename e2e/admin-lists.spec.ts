import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { press } from './support/new-person.ts';
import { AdminOf } from './support/offers.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { newClaimant } from './support/payments.ts';
import { expect, full, test } from './support/test.ts';

// The errors these tests provoke also appear in the browser's console.
test.use({ signedInAs: 'admin', mayComplain: /the server responded with a status of [45]\d\d/ });

const main = (page: Page) => page.getByRole('main');

test('lists are filtered, saved as a file, and say so when they cannot be read', full, async ({ page }) => {
  test.slow();
  await open(page, '/admin/claims/all');
  await expect(page.locator('h1')).toHaveText('All Claims');
  const arrived = page.waitForEvent('download');
  await press(page, 'Download CSV');
  expect(await readFile(await (await arrived).path(), 'utf8')).toContain('Northgate Lettings Ltd');
  await page.getByLabel('Search claims').fill('nobody of this name');
  await expect(main(page).getByText('No claims found')).toBeVisible();
  await page.getByLabel('Search claims').fill('northgate');
  await expect(
    main(page)
      .getByRole('link', { name: /v Northgate Lettings Ltd PC-/ })
      .first(),
  ).toBeVisible();
  await page.getByLabel('Jurisdiction').selectOption('Scotland');
  await expect(page).toHaveURL(/search=northgate&jurisdiction=Scotland/);
  await page.getByRole('link', { name: 'Approaching deadlines' }).click();
  await expect(page.locator('h1')).toHaveText('Claims with Approaching Deadlines');
  await expectAccessibleEverywhere(page, 'a list of claims');
  expect(await isScrollingSideways(page)).toBe(false);

  // The demo has three claims: with one per page, the others load by scrolling.
  const onePerPage = /\/api\/admin\/claims\?/;
  await page.route(onePerPage, (route) => route.continue({ url: `${route.request().url()}&limit=1` }));
  await open(page, '/admin/claims/all');
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(main(page).getByRole('row').nth(3)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.unroute(onePerPage);

  await page.route('**/api/admin/**', (route) => route.fulfill({ status: 500, json: {} }));
  for (const [path, words] of [
    ['claims/all', 'Failed to load claims data'],
    ['claims-with-responses', 'Failed to load claims with responses.'],
    ['dashboard', 'Error Loading Responses'],
    ['dashboard', 'Failed to load defendant responses.'],
    ['dashboard', 'Failed to load dashboard statistics'],
  ]) {
    await open(page, `/admin/${path}`);
    await expect(main(page).getByText(words ?? '')).toBeVisible();
  }
});

test('claims with responses come further as someone scrolls', full, async ({ page, request }) => {
  test.slow();
  const { session } = await newClaimant(request);
  const claims = new ClaimsOf(request, session.access_token);
  await open(page, '/admin/dashboard');
  const admin = await AdminOf.onPage(page);
  for (const words of ['I agree to pay.', 'I dispute this claim.', 'I need more information.'])
    await admin.reply(await claims.claim(), words);
  // With one per page, at least two more follow.
  const asked: string[] = [];
  await page.route(/\/api\/admin\/replies\/processed/, (route) => {
    const url = new URL(route.request().url());
    asked.push(url.search);
    url.searchParams.set('limit', '1');
    return route.continue({ url: url.href });
  });
  await open(page, '/admin/claims-with-responses');
  const cards = main(page).getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(cards.nth(2)).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(asked.filter((search) => search.includes('cursor=')).length).toBeGreaterThanOrEqual(2);
});

test('what is not there says so', full, async ({ page }) => {
  await open(page, '/admin/claim-review/00000000-0000-4000-8000-000000000000');
  await expect(page.locator('h1')).toHaveText('Claim Not Found');
  await expect(
    page.getByText("The claim you're looking for doesn't exist or couldn't be loaded."),
  ).toBeVisible();
  expect((await page.goto('/admin/claims/forgotten'))?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page not found');
});

test.describe('a plaintiff', () => {
  test.use({ signedInAs: 'plaintiff' });

  test('is refused on every page and every call', full, async ({ page }) => {
    for (const path of ['dashboard', 'claims/all', 'claims-with-responses', 'claim-review/1']) {
      await open(page, `/admin/${path}`);
      await expect(page.locator('h1')).toHaveText('Access Denied');
      await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0);
    }
    const session = await page.evaluate(() => window.localStorage.getItem('plainclaim-auth'));
    const headers = { authorization: `Bearer ${JSON.parse(session ?? '{}').access_token}` };
    for (const path of ['dashboard', 'claims', 'claims.csv', 'replies', 'replies/summary'])
      expect((await page.request.get(`/api/admin/${path}`, { headers })).status()).toBe(403);
  });
});

test('the dashboard on paper shows the figures of its charts', full, async ({ page }) => {
  await open(page, '/admin/dashboard');
  const figures = page.getByRole('figure').getByRole('table');
  await expect(page.getByRole('figure')).toHaveCount(2);
  // Collapsed details are hidden on the screen, but printed.
  await expect(figures).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(figures).toHaveCount(2);
});
