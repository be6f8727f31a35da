import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readZip } from '../server/src/features/your-data/testing/read-zip.ts';
import { expectAccessible, expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { changeDatabase } from './support/database.ts';
import { mailsTo, newestMail } from './support/mailbox.ts';
import { newAddress, password, press, signIn, signUpApart } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { runJob } from './support/run-job.ts';
import { expect, full, test } from './support/test.ts';

// The refusals these tests provoke also appear in the browser's console.
test.use({ mayComplain: /the server responded with a status of 4\d\d/ });
test.slow();

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const main = (page: Page) => page.getByRole('main');

test('downloads everything about a person, after their password', full, async ({ page }) => {
  const email = newAddress();
  const claims = new ClaimsOf(page.request, await signUpApart(page, email));
  const claimId = await claims.claim({ plaintiffEmail: email });
  const draftId = await claims.draft();
  await claims.addDocument(draftId, 'deposit receipt.pdf', pdf);

  await open(page, '/profile');
  await press(page, 'Download your data');
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.getByLabel('Your password').fill('not this one');
  await press(page, 'Download');
  await expect(page.getByRole('alert')).toContainText('That password is not right.');
  await page.getByLabel('Your password').fill(password);
  const arrived = page.waitForEvent('download');
  await press(page, 'Download');
  const download = await arrived;
  expect(download.suggestedFilename()).toMatch(/^plainclaim-my-data-\d{4}-\d\d-\d\d\.zip$/);
  await expect(main(page).getByText(/Your download has started/)).toBeVisible();

  const files = readZip(await readFile(await download.path()));
  expect(String(files.get('README.txt'))).toContain('YOUR DATA AT PLAINCLAIM');
  const list = (name: string) => JSON.parse(String(files.get(`data/${name}.json`)));
  expect(list('account')).toMatchObject([{ email }]);
  expect(list('claims')).toMatchObject([{ id: claimId, plaintiff_email: email }]);
  expect(files.get(`letters/${claimId}.pdf`)?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(files.get(`unfinished-documents/${draftId}/1 deposit receipt.pdf`)).toEqual(pdf);
  // The link worked once.
  expect((await page.request.get(download.url())).status()).toBe(410);
});

test('deletes an account for good, and says before what is kept', async ({ page, request }) => {
  const email = newAddress();
  const claims = new ClaimsOf(page.request, await signUpApart(page, email));
  await claims.claim({ plaintiffEmail: email });
  await claims.draft();

  await open(page, '/profile');
  await press(page, 'Delete your account');
  await expect(main(page)).toContainText(
    '1 open claim of yours is cancelled, and 1 unfinished claim is deleted.',
  );
  await expect(main(page)).toContainText('for up to 7 years after the claim was closed');
  await expectAccessibleEverywhere(page, 'the open question whether to delete');
  expect(await isScrollingSideways(page)).toBe(false);
  await press(page, 'Delete your account for good');
  await expect(page.getByRole('alert')).toContainText('Please type your password.');
  await expect(page.getByRole('alert')).toContainText('Please type DELETE.');
  await page.getByLabel('Your password').fill(password);
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await press(page, 'Delete your account for good');

  await page.waitForURL('/account-deleted');
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expect(page.locator('header')).not.toContainText('Sign Out');
  await newestMail(request, email, /Your account is deleted/);
  expect(await mailsTo(request, email)).toHaveLength(1);

  await signIn(page, email);
  await expect(page.getByRole('alert')).toContainText(/Invalid/);
  await open(page, '/profile');
  await page.waitForURL(/\/signin/);
});

test('keeps the account of whoever changes their mind', full, async ({ page }) => {
  await signUpApart(page);
  await open(page, '/profile');
  await press(page, 'Delete your account');
  await press(page, 'Keep your account');
  await expect(main(page).getByRole('button', { name: 'Delete your account', exact: true })).toBeFocused();
  await page.reload();
  await expect(main(page).getByRole('heading', { name: 'Your data', exact: true })).toBeVisible();
});

test(
  'says no to reminders in the profile, and with one press in the mail itself',
  full,
  async ({ page, request, browser, baseURL }) => {
    const email = newAddress();
    const token = await signUpApart(page, email);
    const draftId = await new ClaimsOf(page.request, token).draft();
    await open(page, '/profile');
    const reminders = page.getByLabel('Reminders');
    await expect(reminders).toBeChecked();
    await page.getByLabel('News from our blog').check();
    await expect(main(page).getByText('Your choice is saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('News from our blog')).toBeChecked();

    await changeDatabase("update claim_drafts set updated_at = now() - interval '84 days' where id = $1", [
      draftId,
    ]);
    await runJob('remind-of-drafts');
    const mail = await newestMail(request, email, /unfinished claim will be deleted/);
    const link = /https?:\/\/\S+\/unsubscribe\?token=[\w.-]+/.exec(mail.text)?.[0] ?? '';

    // In a fresh browser context, without a session and without scripts.
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const visitor = await elsewhere.newPage();
    await visitor.goto(link);
    await visitor.getByRole('button', { name: 'Stop reminders' }).click();
    await expect(visitor.getByText('You no longer get reminders from us.')).toBeVisible();
    await elsewhere.close();
    await page.reload();
    await expect(reminders).not.toBeChecked();
    await expect(page.getByLabel('News from our blog')).toBeChecked();
    await expectAccessible(page, 'the profile with choices');
  },
);

test('knows a link to stop mails that is not ours', full, async ({ page }) => {
  await open(page, '/unsubscribe?token=forged');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'an unknown link');
});
