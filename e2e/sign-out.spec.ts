import type { Browser, Page } from '@playwright/test';
import { newAddress, signIn, signOut, signUpApart } from './support/new-person.ts';
import { open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

// Refusals of the ended session also appear in the browser's console.
test.use({ mayComplain: /the server responded with a status of 40[13]|ERR_FAILED/ });

/** Signs the same user in with a second browser context. */
async function signInElsewhere(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await signIn(elsewhere, email);
  await elsewhere.waitForURL('/plaintiff-dashboard');
  return elsewhere;
}

/** The session works, and is the account's only one. */
async function expectOnlySession(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(page.getByRole('listitem').filter({ hasText: 'Signed in ' })).toHaveCount(1);
}

async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.waitForURL('/signin');
}

test('Sign Out ends the session of this browser and leaves the others', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress();
  await signUpApart(page, email);
  const elsewhere = await signInElsewhere(browser, baseURL, email);
  await open(page, '/');
  await signOut(page);
  await expectSignedOut(page);
  await expectOnlySession(elsewhere);
  await elsewhere.context().close();
});

test('Sign out everywhere ends every session, after a question', async ({ page, browser, baseURL }) => {
  const email = newAddress();
  await signUpApart(page, email);
  const elsewhere = await signInElsewhere(browser, baseURL, email);
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You will be signed out on every device, this one too.');
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('/');
  await expectSignedOut(page);
  await expectSignedOut(elsewhere);
  await elsewhere.context().close();
});

test(
  'Sign Out ends the session of this browser when the service cannot be reached',
  full,
  async ({ page }) => {
    await signUpApart(page);
    await open(page, '/profile');
    await page.route('**/auth/v1/logout*', (route) => route.abort());
    await signOut(page);
    await expectSignedOut(page);
  },
);
