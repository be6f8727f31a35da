import { maxDrafts, notSavedTitle } from '@plainclaim/domain/claims/drafts';
import type { Page } from '@playwright/test';
import { newAddress, press, signIn, signOut, signUpApart } from './support/new-person.ts';
import { open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';
import { fillStep1, fillWizard, goOnTo, pressNext, stepHeading, whenSaved } from './support/wizard.ts';

// The errors these tests provoke also appear in the browser's console.
test.use({ mayComplain: /the server responded with a status of [45]\d\d|net::ERR_/ });

test('keeps what was written: after a reload, on another device, beside a new claim', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress();
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/claims/drafts')) made.push(request.url());
  });
  await signUpApart(page, email);
  await open(page, '/submit-claim?step=2');
  await open(page, '/submit-claim');
  await expect(stepHeading(page, 'Claim details')).toBeVisible();
  expect(made, 'looking is not writing').toEqual([]);

  await fillStep1(page);
  await goOnTo(page, 'Your information');
  await page.getByLabel('Your address').fill('12 Weir Street');
  await whenSaved(page);
  await page.reload();
  await expect(page.getByText(/^Restored what you wrote on \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(page.getByLabel('Your address')).toHaveValue('12 Weir Street');
  await page.goBack();
  await expect(page.getByLabel('Amount')).toHaveValue('900');
  await page.goForward();
  await expect(stepHeading(page, 'Your information')).toBeFocused();
  expect(made).toHaveLength(1);

  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await signIn(elsewhere, email);
  await elsewhere.waitForURL('/plaintiff-dashboard');
  await open(elsewhere, '/submit-claim');
  await expect(elsewhere.getByLabel('Your address')).toHaveValue('12 Weir Street');
  await elsewhere.getByRole('link', { name: 'Start a new claim' }).click();
  await expect(elsewhere.getByLabel('Description')).toHaveValue('');
  await elsewhere.getByLabel('Description').fill('Another claim altogether');
  await whenSaved(elsewhere);
  await elsewhere.waitForURL(/draft=[0-9a-f-]{36}&step=1/);
  await elsewhere.reload();
  await expect(elsewhere.getByLabel('Description')).toHaveValue('Another claim altogether');
  await elsewhere.context().close();
});

test('asks which answers are right when two tabs disagree', full, async ({ page, context }) => {
  await signUpApart(page);
  await open(page, '/submit-claim');
  await page.getByLabel('Amount').fill('900');
  await whenSaved(page);
  const other = await context.newPage();
  await open(other, '/submit-claim');
  await expect(other.getByLabel('Amount')).toHaveValue('900');

  await other.getByLabel('Amount').fill('950');
  await whenSaved(other);
  await page.getByLabel('Amount').fill('800');
  const question = page.getByRole('dialog', { name: 'Which answers are right?' });
  await expect(question.getByRole('row')).toHaveText([
    'Mine, hereThe other version',
    'Amount',
    '£800.00£950.00',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Not saved: changed in another tab/)).toBeVisible();
  await press(page, 'Choose which to keep');
  await question.getByRole('button', { name: 'Load the other version' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('950');

  await other.getByLabel('Amount').fill('1000');
  await whenSaved(other);
  await page.getByLabel('Amount').fill('700');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await whenSaved(page);
  await other.reload();
  await expect(other.getByLabel('Amount')).toHaveValue('700');
});

test('comes back from the letter, and keeps the answers of a draft that is gone', full, async ({ page }) => {
  await signUpApart(page);
  await open(page, '/submit-claim');
  await fillWizard(page);
  await pressNext(page);
  await page.waitForURL(/\/generate-lba/);
  await page.goBack();
  await expect(stepHeading(page, 'Review')).toBeVisible();
  const before = new URL(page.url()).searchParams.get('draft') ?? '';
  await removeDraft(page, before);
  await page.getByRole('link', { name: 'Edit claim details' }).click();
  await press(page, 'Keep these answers as a new claim');
  await whenSaved(page);
  await page.waitForURL(({ searchParams }) => ![null, before].includes(searchParams.get('draft')));
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Tarn & Thistle Kitchens Ltd');

  await open(page, `/submit-claim?draft=${before}`);
  await expect(page.getByText('We could not find that draft')).toBeVisible();
  await page.getByRole('link', { name: 'Start a new claim' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('');
});

/** Deletes the draft, as from the dashboard in another tab. */
async function removeDraft(page: Page, id: string): Promise<void> {
  const kept = await page.evaluate(() => window.localStorage.getItem('plainclaim-auth'));
  const headers = { authorization: `Bearer ${JSON.parse(kept ?? '{}').access_token}` };
  const answer = await page.request.delete(`/api/claims/drafts/${id}`, { headers });
  expect(answer.status()).toBe(204);
}

test('loses nothing while saving fails', full, async ({ page, context }) => {
  await signUpApart(page);
  await open(page, '/submit-claim');
  await page.getByLabel('Description').fill('Before');
  await whenSaved(page);
  await context.setOffline(true);
  await page.getByLabel('Description').fill('Written on a train');
  await expect(page.getByText('Not saved: we cannot reach Plainclaim, trying again')).toBeVisible();
  await context.setOffline(false);
  await whenSaved(page);

  // A reload during an outage restores the text, which is saved once the server is back.
  await page.route('**/api/claims/drafts/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await page.getByLabel('Description').fill('Written in a tunnel');
  await expect(page.getByText(/^Not saved/)).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Written in a tunnel');
  await page.unroute('**/api/claims/drafts/*');
  await whenSaved(page);
  await page.evaluate(() => window.sessionStorage.clear());
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Written in a tunnel');
});

test('is saved for whoever writes and signs out in the same breath', full, async ({ page }) => {
  const email = newAddress();
  await signUpApart(page, email);
  await open(page, '/submit-claim');
  await page.getByLabel('Description').fill('Before');
  await whenSaved(page);
  let over = false;
  page.on('response', (response) => {
    if (response.url().includes('/auth/v1/logout')) over = true;
  });
  await page.route('**/api/claims/drafts/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(over, 'the session lasts until the answers are saved').toBe(false);
    await route.continue();
  });
  await page.getByLabel('Description').fill('The last word');
  await signOut(page);
  await page.unrouteAll();

  await signIn(page, email);
  await page.waitForURL('/plaintiff-dashboard');
  await open(page, '/submit-claim');
  await expect(page.getByLabel('Description')).toHaveValue('The last word');
});

test(
  'says before a word is typed that ten are kept, and saves the eleventh once there is room',
  full,
  async ({ page }) => {
    const headers = { authorization: `Bearer ${await signUpApart(page)}` };
    for (let n = 1; n <= maxDrafts; n++) {
      const data = { form: { description: `Claim number ${n}` } };
      expect((await page.request.post('/api/claims/drafts', { headers, data })).status()).toBe(201);
    }
    await open(page, '/submit-claim?draft=new');
    await expect(page.getByText(notSavedTitle)).toBeVisible();
    await expect(page.getByText('Your answers are not saved for now')).toBeVisible();
    await expect(page.getByText(/saved as you write them/)).toHaveCount(0);

    await page.getByLabel('Description').fill('The eleventh claim');
    await expect(page.getByText(/^Not saved: You have 10 unfinished claims/)).toBeVisible();
    await page.getByRole('link', { name: 'Go to your unfinished claims' }).click();
    const list = page.getByRole('region', { name: 'Unfinished claims' });
    await expect(list).toBeFocused();
    await expect(list.getByRole('link', { name: /^Continue/ })).toHaveCount(maxDrafts);
    await list
      .getByRole('button', { name: /^Delete draft/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click();
    await expect(list.getByRole('link', { name: /^Continue/ })).toHaveCount(maxDrafts - 1);
    await page.goBack();
    await expect(page.getByLabel('Description')).toHaveValue('The eleventh claim');
    await whenSaved(page);
    await expect(page.getByText(notSavedTitle)).toHaveCount(0);
    await expect(page.getByText(/saved as you write them/)).toBeVisible();
  },
);
