import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { press, signUpApart } from './support/new-person.ts';
import { open } from './support/page.ts';
import { goToSend, submitClaim } from './support/submit-claim.ts';
import { expect, full, test } from './support/test.ts';

// The server's refusals also appear in the browser's console.
test.use({ mayComplain: /the server responded with a status of 40[49]/ });

const letterOn = (page: Page) => page.getByRole('article', { name: 'Letter Before Action' });
const box = (page: Page) => page.getByLabel('Letter text');

async function type(page: Page, words: string): Promise<void> {
  await press(page, 'Edit Letter');
  const text = await box(page).inputValue();
  await box(page).fill(text.replace('FAILURE TO RESPOND', `${words}\n\nFAILURE TO RESPOND`));
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Which letter is right?' });

const answer = (page: Page, words: string) => question(page).getByRole('button', { name: words }).click();

async function saved(page: Page): Promise<void> {
  await press(page, 'Save Changes');
  await expect(page.getByRole('button', { name: 'Edit Letter' })).toBeVisible();
}

test('a letter in two tabs: nothing is overwritten, and nothing unread is sent', full, async ({ page }) => {
  const claims = new ClaimsOf(page.request, await signUpApart(page));
  const draftId = await claims.draft();
  await claims.writeLetter(draftId);
  const other = await page.context().newPage();
  for (const tab of [page, other]) await open(tab, `/generate-lba?draft=${draftId}`);

  await type(page, 'I paid in cash.');
  await type(other, 'I paid by card.');
  await saved(page);
  await press(other, 'Save Changes');
  await expect(question(other)).toContainText('I paid by card.');
  await expect(question(other)).toContainText('I paid in cash.');
  await expectAccessibleEverywhere(other, 'which letter is right', ['light']);

  // Closed without an answer, the edit goes on; saving again asks again.
  await other.keyboard.press('Escape');
  await expect(box(other)).toHaveValue(/I paid by card\./);
  await press(other, 'Save Changes');
  await answer(other, 'Keep mine');
  await expect(letterOn(other)).toContainText('I paid by card.');
  await expect(letterOn(other)).not.toContainText('I paid in cash.');

  // The first tab has not shown that version: nothing can be sent before it is read.
  await goToSend(page);
  const changed =
    'This letter was changed in another tab or on another device. Read it as it is now before you go on.';
  await expect(page.getByText(changed).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Claim' })).toBeDisabled();
  await expectAccessibleEverywhere(page, 'a letter that was not read as it is', ['light']);
  await page.getByRole('link', { name: 'Read the letter' }).click();
  await expect(letterOn(page)).toContainText('I paid by card.');

  await type(page, 'I paid by cheque.');
  await type(other, 'I paid by transfer.');
  await saved(other);
  await press(page, 'Save Changes');
  await answer(page, 'Load the other version');
  await expect(letterOn(page)).toContainText('I paid by transfer.');
  await expect(letterOn(page)).not.toContainText('I paid by cheque.');
  // Changed once more while what goes is being read: the server refuses, and the page says what to do.
  await goToSend(page);
  await type(other, 'I paid by card.');
  await saved(other);
  await press(page, 'Submit Claim');
  await expect(page.getByRole('alert').first()).toContainText(`Failed to submit claim: ${changed}`);
  await page.getByRole('link', { name: 'Read the letter' }).click();
  await expect(letterOn(page)).toContainText('I paid by card.');
  await submitClaim(page);
  await page.waitForURL(`/claim/${draftId}`);
  await expect(page.getByText('Claim submitted successfully!')).toBeVisible();
});

test('a letter edited here after it was submitted elsewhere: the person is told', full, async ({ page }) => {
  const claims = new ClaimsOf(page.request, await signUpApart(page));
  const draftId = await claims.draft();
  await claims.writeLetter(draftId);
  const other = await page.context().newPage();
  for (const tab of [page, other]) await open(tab, `/generate-lba?draft=${draftId}`);

  await type(page, 'I paid in cash.');
  await submitClaim(other);
  await other.waitForURL(`/claim/${draftId}`);

  await press(page, 'Save Changes');
  await expect(page.getByRole('heading', { name: 'This claim has already been submitted' })).toBeVisible();
  await page.getByText('What you typed here', { exact: true }).click();
  await expect(page.getByText('I paid in cash.')).toBeVisible();
  await expectAccessibleEverywhere(page, 'a letter submitted elsewhere', ['light']);
  await page.getByRole('link', { name: 'Open the claim' }).click();
  await page.waitForURL(`/claim/${draftId}`);

  // Told once: what was typed is then let go of.
  await open(page, `/generate-lba?draft=${draftId}`);
  await page.waitForURL(`/claim/${draftId}`);
});
