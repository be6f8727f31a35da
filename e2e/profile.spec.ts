import { futureYear } from './support/days.ts';
import { newestMail, openLink } from './support/mailbox.ts';
import { newAddress, password, press, signIn, signOut, signUpApart } from './support/new-person.ts';
import { open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

// The errors these tests provoke also appear in the browser's console.
test.use({ mayComplain: /the server responded with a status of [45]\d\d/ });

test('is filled in with one mistake on the way, saved, and there again later', async ({ page }) => {
  await signUpApart(page);
  await open(page, '/profile');
  await press(page, 'Edit');
  await page.getByLabel('Full name').fill('');
  await page.getByLabel('Phone').fill('ring twice');
  await page.getByLabel('Day', { exact: true }).fill('1');
  await page.getByLabel('Month', { exact: true }).fill('1');
  await page.getByLabel('Year', { exact: true }).fill(String(futureYear));
  await page.getByLabel('Postcode').fill('nowhere');
  await press(page, 'Save Changes');
  for (const message of [
    'Full name is required',
    'Please enter a valid phone number',
    'Date of birth must be in the past',
    'Please enter a valid UK postcode',
  ]) {
    await expect(page.getByRole('alert')).toContainText(message);
  }
  await page.getByLabel('Full name').fill('Hannah B. Okoro');
  await page.getByLabel('Phone').fill('07700 900123');
  await page.getByLabel('Year', { exact: true }).fill('1990');
  await page.getByLabel('Address line 1').fill('12 Weir Street');
  await page.getByLabel('Town or city').fill('Todmorden');
  await page.getByLabel('Postcode').fill('ol149zq');
  await press(page, 'Save Changes');
  const saved = page.getByText('Your profile has been saved.');
  await expect(saved).toBeVisible();
  await expect(saved).toBeHidden();
  await page.reload();
  for (const fact of ['Hannah B. Okoro', '07700 900123', '12 Weir Street', 'OL14 9ZQ', 'Plaintiff']) {
    await expect(page.getByRole('main').getByText(fact).first()).toBeVisible();
  }
});

test(
  'says so when it cannot be loaded or saved, and loses nothing that was typed',
  full,
  async ({ page }) => {
    await signUpApart(page);
    await page.route('**/api/profile', (route) => route.fulfill({ status: 500, json: {} }));
    await open(page, '/profile');
    await expect(page.getByText('Failed to load profile information')).toBeVisible();
    await page.unroute('**/api/profile');
    await press(page, 'Try again');
    await press(page, 'Edit');
    await page.getByLabel('Town or city').fill('Todmorden');
    await page.route('**/api/profile', (route) => route.fulfill({ status: 500, json: {} }));
    await press(page, 'Save Changes');
    await expect(page.getByRole('alert')).toContainText('Failed to save profile');
    await expect(page.getByLabel('Town or city')).toHaveValue('Todmorden');
  },
);

test('changes the address to sign in with, once both mailboxes agree', full, async ({ page, request }) => {
  const [before, after] = [newAddress(), newAddress()];
  await signUpApart(page, before);
  await open(page, '/profile');
  await press(page, 'Change sign-in email');
  await page.getByLabel('New sign-in email').fill(after);
  await press(page, 'Send the links');
  await expect(page.getByText(/Waiting for you to confirm/)).toBeVisible();
  for (const mailbox of [before, after])
    await openLink(page, await newestMail(request, mailbox, /e-?mail|address/i), after, 'Yes, change it');
  await page.waitForURL('/profile');
  await open(page, '/');
  await signOut(page);
  await signIn(page, after);
  await page.waitForURL('/plaintiff-dashboard');
});

test('changes the password and signs other devices out', full, async ({ page, browser, baseURL }) => {
  const email = newAddress();
  await signUpApart(page, email);
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await signIn(elsewhere, email);
  await elsewhere.waitForURL('/plaintiff-dashboard');

  await open(page, '/profile');
  await press(page, 'Change password');
  await page.getByLabel('New password', { exact: true }).fill(`${password}-new`);
  await page.getByLabel('Type it again').fill(`${password}-new`);
  await press(page, 'Change password');
  await expect(page.getByText(/password (has been|is) changed/i)).toBeVisible();

  await elsewhere.reload();
  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveURL('/signin');
  await elsewhere.context().close();
});

test('lists the devices, and signs one out', full, async ({ page, browser, baseURL }) => {
  const email = newAddress();
  await signUpApart(page, email);
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await signIn(elsewhere, email);
  await elsewhere.waitForURL('/plaintiff-dashboard');

  await open(page, '/profile');
  const devices = page.getByRole('listitem').filter({ hasText: 'Signed in ' });
  await expect(devices).toHaveCount(2);
  await devices.filter({ hasNotText: 'This device' }).getByRole('button').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText('This device');
  await elsewhere.context().close();
});
