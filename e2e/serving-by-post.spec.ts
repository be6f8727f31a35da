import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { pngFile } from './support/evidence-files.ts';
import { press, signUpApart } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const dayMs = 86_400_000;

async function fillDay(page: Page, legend: string, day: Date): Promise<void> {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  }).formatToParts(day);
  const group = page.getByRole('group', { name: legend });
  for (const [label, type] of [
    ['Day', 'day'],
    ['Month', 'month'],
    ['Year', 'year'],
  ] as const) {
    const value = parts.find((part) => part.type === type)?.value ?? '';
    await group.getByLabel(label, { exact: true }).fill(value);
  }
}

for (const { name, viewport, tag } of [
  { name: 'a desktop', viewport: { width: 1280, height: 900 }, tag: full },
  { name: 'a phone', viewport: { width: 390, height: 844 }, tag: {} },
])
  test(
    `a letter without an e-mail address is posted, with a photo, and comes back, on ${name}`,
    tag,
    async ({ page }) => {
      const token = await signUpApart(page);
      const id = await new ClaimsOf(page.request, token).claim({
        defendantEmail: '',
        defendantEmailUnknown: true,
      });
      await page.setViewportSize(viewport);
      await open(page, `/claim/${id}`);
      const ledger = main(page).getByRole('region', { name: 'How the letter reached them' });
      await expect(ledger.getByText('No attempt has been recorded yet.')).toBeVisible();

      await press(page, 'Add an attempt');
      const form = page.getByRole('dialog', { name: 'Add an attempt' });
      await form.getByRole('button', { name: 'Record it' }).click();
      for (const words of ['Choose how the letter went.', 'Enter the day on which it went.'])
        await expect(form.getByText(words)).toBeVisible();
      await form.getByRole('radio', { name: /I posted it/ }).check();
      await expect(form.getByLabel('To which address?')).toHaveValue(
        'Unit 4, Weir Mill, Todmorden, OL14 9ZQ',
      );
      // The mistake on the way: a day that has not come.
      await fillDay(page, 'On which day?', new Date(Date.now() + dayMs));
      await form.locator('input[type=file]').setInputFiles(pngFile('certificate.png'));
      await form.getByRole('button', { name: 'Record it' }).click();
      await expect(form.getByText('Choose today or a day before it.')).toBeVisible();
      await expect(form.getByText('certificate.png')).toBeVisible();
      await expectAccessibleEverywhere(page, 'the form of an attempt');
      await page.setViewportSize(viewport);
      await fillDay(page, 'On which day?', new Date());
      await form.getByRole('button', { name: 'Record it' }).click();
      await expect(form).toBeHidden();

      await expect(main(page).getByText(/^Recorded: the letter went to Unit 4/)).toBeVisible();
      const attempt = ledger.getByRole('listitem');
      await expect(attempt).toHaveCount(1);
      await expect(attempt).toContainText('First class post');
      await expect(attempt).toContainText('Unit 4, Weir Mill, Todmorden, OL14 9ZQ');
      await expect(attempt).toContainText('Usual day of receipt');
      await expect(ledger.getByText(/For a letter it is a guide, not law\.$/)).toBeVisible();
      const download = page.waitForEvent('download');
      await attempt.getByRole('button', { name: /certificate\.png/ }).click();
      expect((await download).suggestedFilename()).toBe('certificate.png');
      await expect(main(page).getByText('The day printed in the letter')).toBeVisible();
      expect(await isScrollingSideways(page)).toBe(false);
      await expectAccessibleEverywhere(page, 'a claim whose letter was posted');
      await page.setViewportSize(viewport);

      await attempt.getByRole('button', { name: /^It came back/ }).click();
      const back = page.getByRole('dialog', { name: 'Did it come back?' });
      await back.getByRole('radio', { name: 'It came back: gone away' }).check();
      await fillDay(page, 'On which day did it come back?', new Date());
      await expectAccessibleEverywhere(page, 'the form of a return');
      await page.setViewportSize(viewport);
      await back.getByRole('button', { name: 'Record it' }).click();
      await expect(attempt).toContainText('marked “gone away”');
      await expect(attempt).toContainText('Counts as not received');
      await expect(main(page).getByText('No time runs yet')).toBeVisible();
    },
  );
