import type { Page } from '@playwright/test';
import { signUpApart } from './support/new-person.ts';
import { open, whenHydrated } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

/**
 * Before hydration a page can be read, its links and plain forms work, and every other button is disabled.
 */

/** Delays the scripts, as on a slow line, until released. */
async function onSlowLine(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client-[\w-]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('what is typed stays', full, async ({ page }) => {
  const release = await onSlowLine(page);
  await page.goto('/signin', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('hannah@example.com');
  await password.fill('violet-kettle');
  release();
  await whenHydrated(page);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.press('End');
  await password.pressSequentially('-42');
  await expect(email).toHaveValue('hannah@example.com');
  await expect(password).toHaveValue('violet-kettle-42');
});

test.describe('signing in', () => {
  test.use({ mayComplain: /400/ });
  test('a password never travels by the browser’s own sending', async ({ page }) => {
    const release = await onSlowLine(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) sent.push(`${request.method()} ${request.url()}`);
    });
    await page.goto('/signin');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('violet-kettle');
    await page.keyboard.press('Enter');
    const button = page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true });
    await expect(button).toBeDisabled();
    release();
    await button.click();
    await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
    expect(sent).toHaveLength(1);
  });
});

test.describe('the cookie question', () => {
  test.use({ consentAnswered: false });
  test('takes no press that nothing would answer', full, async ({ page }) => {
    const release = await onSlowLine(page);
    await page.goto('/about');
    const question = page.getByRole('region', { name: 'Cookies' });
    const reject = question.getByRole('button', { name: 'Reject all' });
    await expect(reject).toBeDisabled();
    release();
    await reject.click();
    await expect(question).toBeHidden();
  });
});

test('a plain form is sent by the browser itself', full, async ({ page }) => {
  await onSlowLine(page);
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Billing' }).click();
  await expect(page).toHaveURL('/faq?category=billing');
  await expect(page.locator('summary', { hasText: 'Can I have a refund?' })).toBeVisible();
});

test('Sign Out is off until it works', full, async ({ page }) => {
  await signUpApart(page);
  await open(page, '/submit-claim');
  const release = await onSlowLine(page);
  await page.reload({ waitUntil: 'commit' });
  const signOut = page.getByRole('button', { name: 'Sign Out', exact: true });
  await expect(signOut).toBeDisabled();
  release();
  await signOut.click();
  await page.waitForURL('/');
  await expect(page.locator('header')).not.toContainText('Sign Out');
});

test('the calculator counts with what was filled in and chosen', full, async ({ page }) => {
  const release = await onSlowLine(page);
  await page.goto('/');
  await page.getByLabel('How much are you owed?').fill('6,000');
  await page.getByRole('radio', { name: 'Scotland' }).check();
  await page.getByLabel('What is it about?').selectOption('Property Damage');
  release();
  await expect(page.locator('#what-happens dl')).toContainText('£5,400.00');
  await expect(page.getByRole('radio', { name: 'Scotland' })).toBeChecked();
  await expect(page.getByLabel('What is it about?')).toHaveValue('Property Damage');
});
