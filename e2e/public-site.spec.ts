import { shippedLaw } from '@plainclaim/domain/law/law';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { Page } from '@playwright/test';
import { readBuiltSite } from '../scripts/lib/bundle-read.mjs';
import { faqEntriesFor } from '../web/app/features/faq/faq-entries.ts';
import { kept } from '../web/app/pages/public/cookies/kept-in-your-browser.ts';
import { open, whenHydrated } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

const faqEntries = faqEntriesFor({ law: shippedLaw, on: londonDateOf(new Date()) });
const answer = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const bill = (page: Page, term: string) =>
  page.locator('#what-happens dl > div', { has: page.getByText(term, { exact: true }) });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('terms, privacy and cookies are numbered, lead to each part and back home', full, async ({ page }) => {
    for (const [path, sections, words] of [
      [
        '/terms',
        17,
        [
          'Last reviewed 05/08/2025',
          '05/02/2026',
          '10% of the gross amount',
          '30 days’ written notice',
          '14 business days',
          '12 months',
          '18 or over',
        ],
      ],
      ['/privacy', 14, ['UK GDPR', 'up to 7 years after', 'Information Commissioner’s Office']],
      [
        '/cookies',
        9,
        [
          'Essential',
          'Performance',
          'Functional',
          'Marketing',
          '1 to 2 years',
          'Analytics',
          'Heatmaps',
          'Support chat',
          'Advertising',
          'consent banner',
        ],
      ],
    ] as const) {
      await page.goto(path);
      const article = page.locator('article');
      for (const word of words) await expect.soft(page.getByRole('main')).toContainText(word);
      const headings = await article.locator('section[id] > h2').allInnerTexts();
      expect
        .soft(
          headings.map((heading) => Number.parseInt(heading, 10)),
          path,
        )
        .toEqual(Array.from({ length: sections }, (_, index) => index + 1));
      const links = page.getByRole('navigation', { name: 'On this page', exact: true }).getByRole('link');
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect.soft(targets).toHaveLength(sections);
      for (const target of targets) await expect.soft(page.locator(target ?? '')).toHaveCount(1);
      await expect.soft(article.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    }
    for (const link of await page.locator('#opting-out a').all()) {
      await expect.soft(link).toHaveAttribute('href', /^https:\/\//);
    }
  });

  test('the home page and How It Works lead where they say', full, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Join as Solicitor' })).toHaveAttribute('href', '/contact');
    const figures = page.getByRole('region', { name: 'Plainclaim in figures' });
    for (const figure of ['110+', '95%', '24/7', '<5 min']) await expect(figures).toContainText(figure);
    await page.goto('/how-it-works');
    await expect(page.getByRole('main').locator('ol > li')).toHaveCount(4);
    await expect(page.getByRole('link', { name: 'Try It Free Now' })).toHaveAttribute(
      'href',
      '/submit-claim',
    );
    await page.getByRole('main').getByRole('link', { name: 'What happens to my claim?' }).click();
    await expect(page).toHaveURL('/#what-happens');
  });

  test('the calculator answers by itself and keeps what was typed when it cannot', full, async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('How much are you owed?').fill('6,000');
    await page.getByRole('radio', { name: 'Scotland' }).check();
    await page.getByLabel('What is it about?').selectOption('Property Damage');
    await page.getByRole('button', { name: 'Lay it out' }).click();
    await expect(page).toHaveURL(
      /\?amount=6%2C000&jurisdiction=Scotland&issue=Property\+Damage#what-happens$/,
    );
    await expect(bill(page, 'Their time to reply')).toContainText('14 days');
    await expect(bill(page, 'If they pay in full, you receive')).toContainText('£5,400.00');
    await expect(bill(page, 'If they don’t')).toContainText(
      'Your claim amount of £6,000.00 is above the £5,000 small claims limit for Scotland.',
    );
    await page.getByLabel('How much are you owed?').fill('a lot');
    await page.getByRole('button', { name: 'Lay it out' }).click();
    await expect(page.getByLabel('How much are you owed?')).toHaveValue('a lot');
    await expect(page.getByText('Please give the amount in pounds and pence')).toBeVisible();
  });

  test('an answer opens by its address, and search and categories work', full, async ({ page }) => {
    await page.goto('/faq#refunds');
    await expect(answer(page, 'refunds')).toBeVisible();
    await expect(answer(page, 'ccj')).toBeHidden();
    await page.getByLabel('Search the answers').fill('sheriff');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('status')).toHaveText(/^[1-5] answers?$/);
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Billing' }).click();
    await expect(page).toHaveURL('/faq?category=billing');
    await expect(page.locator('summary', { hasText: 'Can I have a refund?' })).toBeVisible();
    await expect(page.locator('summary', { hasText: 'What is mediation?' })).toHaveCount(0);
  });
});

test(
  'the calculator follows each answer, also those typed before the scripts came',
  full,
  async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/entry\.client-[\w-]+\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const amount = page.getByLabel('How much are you owed?');
    await amount.fill('2000');
    held.resolve();
    await whenHydrated(page);
    await expect(bill(page, 'If they pay in full, you receive')).toContainText('£1,800.00');
    await page.getByRole('radio', { name: 'Northern Ireland' }).check();
    await page.getByLabel('What is it about?').selectOption('Debt Recovery');
    await expect(bill(page, 'Their time to reply')).toContainText('14 days');
    await page.getByRole('radio', { name: 'England & Wales' }).check();
    await expect(bill(page, 'Their time to reply')).toContainText('30 days');
    await expect(bill(page, 'To start a court claim')).toContainText('£115.00');
    await amount.fill('12,3');
    await amount.blur();
    await expect(page.getByText('Please give the amount in pounds and pence')).toBeVisible();
    await amount.fill('£10,000.01');
    await amount.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(bill(page, 'If they don’t')).toContainText('A solicitor');
    await expect(page.getByRole('status').filter({ hasText: '£10,000.01' })).toContainText(
      'Their time to reply: 30 days',
    );
  },
);

test('the answers can be searched, filtered and linked to', full, async ({ page }) => {
  await open(page, '/faq#time-limits');
  await expect(answer(page, 'time-limits')).toBeVisible();
  await expect(answer(page, 'time-limits')).toBeInViewport();
  await page.getByLabel('Search the answers').fill('refund');
  await expect(page).toHaveURL('/faq?q=refund');
  await expect(page.locator('main summary').first()).toHaveText('Can I have a refund?');
  await page.getByRole('button', { name: 'Billing' }).click();
  await expect(page).toHaveURL('/faq?q=refund&category=billing');
  await expect(page.getByRole('button', { name: 'Billing' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Search the answers').fill('zebra');
  await expect(page.getByRole('heading', { name: 'No answer has all of these words' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all answers' }).click();
  await expect(page.getByRole('status')).toHaveText(`${faqEntries.length} answers`);
  await expect(page.getByLabel('Search the answers')).toHaveValue('');
  await page.locator('summary', { hasText: 'Can I have a refund?' }).click();
  await answer(page, 'refunds').getByRole('link', { name: 'Link to this answer' }).click();
  await expect(page).toHaveURL('/faq#refunds');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data['@type']).toBe('FAQPage');
  expect(data.mainEntity).toHaveLength(faqEntries.length);
});

test(
  'on paper a page is dark on light, with every answer and without what cannot be pressed',
  full,
  async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await open(page, '/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(22, 33, 46)');
    await expect(page.getByLabel('Search the answers')).toBeHidden();
    expect((await answer(page, 'refunds').boundingBox())?.height ?? 0).toBeGreaterThan(20);
    await open(page, '/cookies');
    await expect(page.getByRole('navigation', { name: 'On this page', exact: true })).toBeHidden();
    await expect(page.getByRole('article').getByRole('link', { name: 'Back to home' })).toBeHidden();
    const link = page.locator('#opting-out a').first();
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
      'https://',
    );
  },
);

test.describe('signed in', () => {
  test.use({ signedInAs: 'plaintiff' });

  test('the cookie policy names everything that is kept in the browser', async ({ page, context }) => {
    await open(page, '/cookies');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/terms');
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const found = [...(await context.cookies()).map(({ name }) => name), ...stored];
    expect(found).toEqual(expect.arrayContaining(['pc_consent', 'pc_viewer', 'pc_theme', 'plainclaim-auth']));
    const named = kept.map(({ name }) => name.replace('…', ''));
    expect(found.filter((name) => !named.some((known) => name.startsWith(known)))).toEqual([]);
  });

  test.describe('when the session cannot even be looked at', () => {
    test.use({ mayComplain: /Failed to load resource/ });

    test("the home page's button says so and stays", full, async ({ page }) => {
      const chunks: Record<string, { modules: readonly string[] }> = readBuiltSite().chunks;
      const client = Object.entries(chunks).find(([, { modules }]) =>
        modules.some((module) => module.includes('@supabase/auth-js')),
      );
      await page.route(`**/${client?.[0]}`, (route) => route.abort());
      await open(page, '/');
      await page.getByRole('link', { name: 'Submit Your Claim' }).first().click();
      await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred. Please try again.');
      await expect(page).toHaveURL('/');
    });
  });
});
