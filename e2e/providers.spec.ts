import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { consentCookie } from './support/consent.ts';
import { password, signOut } from './support/new-person.ts';
import { startWithProvider } from './support/openid.ts';
import { open, whenHydrated } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

test('nothing of it is there where no service is set up', full, async ({ page }) => {
  for (const path of ['/signin', '/signup/plaintiff']) {
    await open(page, path);
    await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(0);
  }
});

test.describe('with a service', () => {
  // One server for all of these tests, one after the other.
  test.describe.configure({ mode: 'serial' });
  let running: Awaited<ReturnType<typeof startWithProvider>>;
  test.beforeAll(async () => {
    running = await startWithProvider();
  });
  test.afterAll(() => running?.stop());

  test(
    'signs up with another service, comes back by it, unlinks it and links it again',
    full,
    async ({ browser }) => {
      test.setTimeout(300_000);
      const { address } = running;
      const context = await browser.newContext({ baseURL: address, locale: 'en-GB' });
      try {
        await context.addCookies([consentCookie(address)]);
        const page = await context.newPage();
        const complaints: string[] = [];
        page.on('console', (message) => {
          // Ignores the provider's own errors, such as its missing icon.
          const isOurs = message.location().url.startsWith(address);
          if (isOurs && message.type() === 'error') complaints.push(message.text());
        });

        await open(page, '/signup/plaintiff');
        await expectAccessibleEverywhere(page, 'signing up');
        await goOn(page);
        await atTheProvider(page);
        await page.getByLabel('Name').fill('ada');
        await page.getByRole('button', { name: 'Go on' }).click();
        await page.waitForURL('/submit-claim');
        expect(page.url()).not.toContain('access_token');

        await signOut(page);
        await open(page, '/signin');
        await expectAccessibleEverywhere(page, 'signing in');
        await goOn(page);
        await page.waitForURL('/plaintiff-dashboard');

        await open(page, '/profile');
        const ways = page.getByRole('region', { name: 'Other ways to sign in' });
        await expect(ways.getByRole('listitem')).toContainText(['ada@example.com']);
        await expect(ways).toContainText('Set a password first');
        await page.getByRole('button', { name: 'Change password' }).click();
        await page.getByLabel('New password', { exact: true }).fill(password);
        await page.getByLabel('Type it again').fill(password);
        await page.getByRole('button', { name: 'Change password' }).click();

        await ways.getByRole('button', { name: 'Unlink Acme' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink Acme' }).click();
        await expect(ways.getByRole('status')).toHaveText('Acme is unlinked.');
        await expect(ways.getByRole('listitem')).toHaveCount(0);
        await ways.getByRole('button', { name: 'Link Acme' }).click();
        await page.waitForURL(/\/profile/);
        await whenHydrated(page);
        await expect(ways.getByRole('button', { name: 'Unlink Acme' })).toBeVisible();
        await expectAccessibleEverywhere(page, 'the profile');
        expect(complaints).toEqual([]);
      } finally {
        await context.close();
      }
    },
  );

  test('says on the sign-in page that nobody signed in there', full, async ({ browser }) => {
    const { address } = running;
    const context = await browser.newContext({ baseURL: address });
    try {
      const page = await context.newPage();
      await open(page, '/signin');
      await goOn(page);
      await atTheProvider(page);
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.waitForURL(/\/signin/);
      await expect(
        page.getByText('You did not sign in with that service. Nothing has changed.'),
      ).toBeVisible();
    } finally {
      await context.close();
    }
  });
});

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue with Acme' }).click();

/**
 * Waits for the provider's page: our own sign-up form, which also has a name field, stays until it has
 * loaded.
 */
const atTheProvider = (page: Page) =>
  page.getByRole('heading', { name: 'Sign in at the provider' }).waitFor();
