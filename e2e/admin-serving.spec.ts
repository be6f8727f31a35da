import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { pngFile } from './support/evidence-files.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { newClaimant } from './support/payments.ts';
import { expect, full, test } from './support/test.ts';

test.use({ signedInAs: 'admin' });
test.slow();

const main = (page: Page) => page.getByRole('main');

async function fillToday(page: Page, legend: string): Promise<void> {
  const [year = '', month = '', day = ''] = londonDateOf(new Date()).split('-');
  const group = page.getByRole('group', { name: legend });
  for (const [label, value] of [
    ['Day', day],
    ['Month', month],
    ['Year', year],
  ] as const)
    await group.getByLabel(label, { exact: true }).fill(value);
}

test(
  'an admin records that our team handed a letter over, and that it was a mistake',
  full,
  async ({ page, request }) => {
    const { session } = await newClaimant(request);
    const id = await new ClaimsOf(request, session.access_token).claim({
      defendantEmail: '',
      defendantEmailUnknown: true,
    });
    await open(page, `/admin/claim-review/${id}`);
    const panel = page.getByRole('region', { name: 'How the letter reached them' });
    await expect(panel.getByText('No attempt has been recorded yet.')).toBeVisible();
    await panel.getByRole('button', { name: 'Add an attempt' }).click();
    const form = page.getByRole('dialog', { name: 'Add an attempt' });
    await form.getByRole('radio', { name: /I posted it/ }).check();
    await fillToday(page, 'On which day?');
    await form.locator('input[type=file]').setInputFiles(pngFile('certificate.png'));
    await expectAccessibleEverywhere(page, 'an admin recording an attempt', ['light']);
    await form.getByRole('button', { name: 'Record it' }).click();
    await expect(form).toBeHidden();
    const attempt = panel.getByRole('list', { name: 'Attempts to bring the letter to them' });
    await expect(attempt).toContainText('First class post');
    await expect(attempt.getByRole('button', { name: /certificate\.png/ })).toBeVisible();

    await page.setViewportSize({ width: 320, height: 800 });
    await attempt.getByRole('button', { name: /^It came back/ }).click();
    const back = page.getByRole('dialog', { name: 'Did it come back?' });
    await back.getByRole('radio', { name: /recorded it by mistake/ }).check();
    await fillToday(page, 'On which day did you notice?');
    await back.getByRole('button', { name: 'Record it' }).click();
    await expect(attempt).toContainText('Counts as not received');
    expect(await isScrollingSideways(page)).toBe(false);
  },
);

test(
  'a pause on the other side’s word is named on dashboard and list until it is confirmed',
  full,
  async ({ page, request }) => {
    const { session } = await newClaimant(request);
    const id = await new ClaimsOf(request, session.access_token).claim();
    await open(page, `/admin/claim-review/${id}`);
    const pause = page.getByRole('region', { name: 'Pause' });
    await pause.getByRole('button', { name: 'Pause claim' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pause this claim?' });
    await dialog.getByText('Getting debt advice').click();
    await dialog.getByText('The other side says so; nobody has checked it yet').click();
    await dialog.getByRole('button', { name: 'Pause claim' }).click();
    await expect(pause.getByText(/Not confirmed yet/)).toBeVisible();

    await open(page, '/admin/dashboard');
    await main(page)
      .getByRole('link', { name: /pauses? to confirm$/ })
      .click();
    await page.waitForURL('/admin/claims/all?only=pause-to-confirm');
    const row = main(page)
      .getByRole('row')
      .filter({ has: page.locator(`a[href="/admin/claim-review/${id}"]`) });
    await expect(row).toContainText('Pause to confirm');
    await expectAccessibleEverywhere(page, 'the list of pauses to confirm', ['light']);
    await row.getByRole('link').first().click();
    await page.waitForURL(`/admin/claim-review/${id}`);
    await pause.getByRole('button', { name: 'End the pause' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End the pause' }).click();
    await expect(pause.getByText('This claim is not paused.')).toBeVisible();
  },
);
