import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { changeDatabase } from './support/database.ts';
import { newAddress, password, press, signUpApart } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { expect, test } from './support/test.ts';

// The refusals these tests provoke also appear in the browser's console.
test.use({ mayComplain: /the server responded with a status of 4\d\d/ });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Please confirm it is you' });

/** Makes the sign-in eleven minutes old. */
const letTimePass = (email: string) =>
  changeDatabase(
    `update auth_sessions set amr = jsonb_build_array(jsonb_build_object('method', 'password',
       'timestamp', extract(epoch from now())::int - 660))
     where user_id = (select id from auth_users where email = $1)`,
    [email],
  );

test('bank details ask who is there again after ten minutes, and are saved once that is shown', async ({
  page,
}) => {
  const email = newAddress();
  await signUpApart(page, email);
  await open(page, '/profile');
  await press(page, 'Add bank details');
  await page.getByLabel('Account holder').fill('Hannah Okoro');
  await page.getByLabel('Sort code').fill('12-34-56');
  await page.getByLabel('Account number').fill('12345678');
  expect(await letTimePass(email)).toBe(1);

  // Closed with Escape: nothing is saved, and the form stays filled in.
  await press(page, 'Save bank details');
  await expect(dialog(page).getByLabel('Your password')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(
    page.getByText('Nothing has changed, because you did not confirm that it is you.'),
  ).toBeVisible();
  await expect(page.getByLabel('Account number')).toHaveValue('12345678');

  await press(page, 'Save bank details');
  await page.setViewportSize({ width: 375, height: 700 });
  await expectAccessibleEverywhere(page, 'the question who is there');
  expect(await isScrollingSideways(page)).toBe(false);
  await dialog(page).getByLabel('Your password').fill('not this one');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('That password is not right.');
  await dialog(page).getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Your bank details are saved.')).toBeVisible();

  // No further confirmation for ten minutes.
  await press(page, 'Change bank details');
  await page.getByLabel('Account holder').fill('H Okoro');
  await page.getByLabel('Sort code').fill('12-34-56');
  await page.getByLabel('Account number').fill('12345679');
  await press(page, 'Save bank details');
  await expect(page.getByText('Your bank details are saved.')).toBeVisible();
});
