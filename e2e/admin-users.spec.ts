import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { changeDatabase } from './support/database.ts';
import { newestMail, openLink } from './support/mailbox.ts';
import {
  newAddress,
  password,
  press,
  refused,
  sessionInBrowser,
  signedUp,
  signIn,
} from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

test.use({ signedInAs: 'admin', mayComplain: refused });

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('alertdialog');

/** Presses a button, checks the stated consequence, and confirms. */
async function act(page: Page, button: string, consequence: RegExp): Promise<void> {
  await press(page, button);
  await expect(dialog(page)).toContainText(consequence);
  await dialog(page).getByRole('button', { name: button, exact: true }).click();
  await expect(dialog(page)).toBeHidden();
}

/**
 * A worker's session may be old, and changing a role then asks for confirmation (see
 * confirm-identity.spec.ts).
 */
const asIfSignedInNow = (role: string) =>
  changeDatabase(
    `update auth_sessions set amr = jsonb_build_array(jsonb_build_object('method', 'password',
       'timestamp', extract(epoch from now())::int))
     where user_id in (select id from auth_users where app_metadata ->> 'role' = $1)`,
    [role],
  );

test(
  'an admin finds someone, blocks them, lets them in again and makes them an admin',
  full,
  async ({ page, browser, baseURL, request }) => {
    test.slow();
    const email = newAddress();
    const storageState = await sessionInBrowser(request, baseURL ?? '', signedUp(email));
    const context = await browser.newContext({ baseURL, storageState });
    const theirs = await context.newPage();

    await open(page, '/admin/users');
    await page.getByLabel('Search users').fill(email);
    await expect(main(page).getByText('1 user shown')).toBeVisible();
    await main(page)
      .getByRole('link', { name: `Hannah Okoro ${email}` })
      .click();
    await page.waitForURL(/\/admin\/users\/[0-9a-f-]{36}$/);
    await expect(page.locator('h1')).toHaveText('Hannah Okoro');
    await expect(main(page).getByText('Signed in on 1 device')).toBeVisible();

    // A block needs a reason and takes effect at once.
    await press(page, 'Block');
    await dialog(page).getByRole('button', { name: 'Block', exact: true }).click();
    await expect(dialog(page)).toContainText('Please say why, for the audit trail.');
    await dialog(page).getByLabel('Reason').fill('Sent threats to a defendant');
    await expectAccessible(page, 'the question before a block');
    await dialog(page).getByRole('button', { name: 'Block', exact: true }).click();
    const said = page.getByText('Hannah Okoro is blocked.');
    await expect(said).toBeVisible();
    await expect(said).toBeHidden();
    const trail = page.getByRole('list', { name: 'Audit trail' });
    await expect(trail).toContainText('Reason: Sent threats to a defendant');
    await theirs.goto('/plaintiff-dashboard');
    await theirs.waitForURL(/\/signin/);
    await signIn(theirs, email);
    await expect(theirs.getByText('User is banned')).toBeVisible();
    await newestMail(request, email, /blocked/);

    await act(page, 'Unblock', /sign in again at once/);
    await expect(page.getByText('Hannah Okoro can sign in again.')).toBeVisible();
    await press(theirs, 'Sign In');
    await theirs.waitForURL('/plaintiff-dashboard');

    // The admin role requires a link from the user's mailbox; earlier sessions of the account end.
    await asIfSignedInNow('admin');
    await page.getByLabel('New role').selectOption('Admin');
    await act(page, 'Change role', /whoever reads that mailbox gets the role/);
    await expect(trail).toContainText('Plaintiff → Admin');
    await openLink(theirs, await newestMail(request, email, /new role/), email, 'Choose a new password');
    await theirs.waitForURL(/\/reset-password/);
    await theirs.getByLabel('New password', { exact: true }).fill(`${password}-new`);
    await theirs.getByLabel(/^Confirm/).fill(`${password}-new`);
    await theirs.keyboard.press('Enter');
    await theirs.getByRole('link', { name: 'Go to your dashboard' }).click();
    await theirs.waitForURL('/admin/dashboard');

    // And back to plaintiff: their next request is refused.
    await asIfSignedInNow('admin');
    await page.getByLabel('New role').selectOption('Plaintiff');
    await act(page, 'Change role', /lose every admin page at once/);
    await theirs.goto('/admin/users');
    await expect(theirs.locator('h1')).toHaveText('Access Denied');
    await context.close();
  },
);

test(
  'on a phone, what an act has done is said where it was pressed',
  full,
  async ({ page, request, baseURL }) => {
    const email = newAddress();
    await sessionInBrowser(request, baseURL ?? '', signedUp(email));
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, `/admin/users?search=${encodeURIComponent(email)}`);
    await main(page)
      .getByRole('link', { name: `Hannah Okoro ${email}` })
      .click();
    await press(page, 'Sign out everywhere');
    await dialog(page).getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByText('Hannah Okoro is signed out everywhere.')).toBeInViewport();
  },
);

test('people are listed by role, fit a phone, and leave their own account alone', full, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/admin/users');
  await page.getByLabel('Search users').fill('nobody of this name');
  await expect(main(page).getByText('Nobody found')).toBeVisible();
  await page.getByLabel('Search users').fill('priya');
  await page.getByLabel('Show').selectOption('Admins');
  await expect(page).toHaveURL(/search=priya&show=admin/);
  const own = main(page).getByRole('link', { name: /^Priya Shah/ });
  await expect(own).toBeVisible();
  expect(await isScrollingSideways(page)).toBe(false);
  await own.focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('This is your own account.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Block' })).toHaveCount(0);
  expect(await isScrollingSideways(page)).toBe(false);
});
