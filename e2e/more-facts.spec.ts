import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { daysAgo } from './support/days.ts';
import { signUpApart } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';
import { fillStep1, fillStep2, fillStep3, goOnTo, pressNext, whenSaved } from './support/wizard.ts';

const agreed = daysAgo(150);
const owedSince = daysAgo(40);

async function fillDay(group: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  await group.getByLabel('Day').fill(date);
  await group.getByLabel('Month').fill(month);
  await group.getByLabel('Year').fill(year);
}

test.use({ viewport: { width: 320, height: 700 } });

test(
  'tells what was agreed, claims interest and names evidence that is to follow',
  full,
  async ({ page }) => {
    await signUpApart(page);
    await open(page, '/submit-claim');
    await fillStep1(page, { amount: '2500', incidentDate: daysAgo(80) });
    await page.getByRole('radio', { name: 'Work that was never done, or never finished' }).check();
    await page.getByLabel('It is an organisation, not a company').check();

    await page.getByText('Was there an agreement?', { exact: true }).first().click();
    await page.getByRole('radio', { name: /^Yes, in writing/ }).check();
    await page.getByText('Claim interest', { exact: true }).click();
    await page.getByRole('radio', { name: /^The courts’ usual rate/ }).check();
    await fillDay(page.getByRole('group', { name: 'From which day?' }), owedSince);
    await expect(page.getByRole('status').filter({ hasText: 'is 40 days' })).toContainText(
      '55p a day: £22.00.',
    );

    // What is wrong is shown in its part, and a closed part opens for it.
    await page.getByText('Was there an agreement?', { exact: true }).first().click();
    await pressNext(page);
    await page.getByRole('alert').getByRole('link', { name: 'Please give a date' }).click();
    const made = page.getByRole('group', { name: 'When was it made?' });
    await expect(made.getByLabel('Day')).toBeFocused();
    await expectAccessible(page, 'step 1 with what is wrong');
    await fillDay(made, agreed);
    await page.getByLabel('Why that day?').fill('The day I asked to be repaid by');

    await page.getByText('Name, order or keep back your evidence', { exact: true }).click();
    await page.getByRole('button', { name: 'Name something that is to follow' }).click();
    await page.keyboard.type('Order form');
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Change Order form' })).toBeFocused();
    await page.getByLabel('Your copy').selectOption({ label: '1 Order form' });
    await expect(page.getByText('Used by: the agreement')).toBeVisible();
    await whenSaved(page);
    expect(await isScrollingSideways(page), 'step 1').toBe(false);
    await expectAccessible(page, 'step 1 with everything open');

    await goOnTo(page, 'Your information');
    await page.getByRole('radio', { name: /^For my business/ }).check();
    await fillStep2(page);
    await goOnTo(page, 'Defendant information');
    await fillStep3(page);
    await goOnTo(page, 'Review');
    const main = page.getByRole('main');
    await expect(main).toContainText('Work that was never done, or never finished');
    await expect(main).toContainText('Organisation, not a company');
    await expect(main).toContainText('Your business, as a sole trader');
    await expect(main).toContainText(`Agreed in writing, ${formatLongDate(toIsoDate(agreed))}`);
    await expect(main).toContainText('Order form (to follow)');
  },
);

test(
  'offers late payment interest in the step in which a business turns out to claim',
  full,
  async ({ page }) => {
    await signUpApart(page);
    await open(page, '/submit-claim');
    await fillStep1(page, { issueType: 'Debt Recovery', amount: '2500', incidentDate: daysAgo(80) });
    await goOnTo(page, 'Your information');
    const question = page.getByText('Claim interest', { exact: true });
    await expect(page.getByRole('radio', { name: /^For myself/ })).toBeChecked();
    await expect(question).toHaveCount(0);

    await page.getByRole('radio', { name: /^For my business/ }).check();
    await question.click();
    await page.getByRole('radio', { name: /^Late payment between businesses/ }).check();
    await fillStep2(page);
    await pressNext(page);
    await page
      .getByRole('alert')
      .getByRole('link', { name: /last day to pay/ })
      .click();
    const due = page.getByRole('group', { name: /^Last day to pay/ });
    await expect(due.getByLabel('Day')).toBeFocused();
    await expectAccessible(page, 'step 2 with a day to pay that is missing');
    expect(await isScrollingSideways(page), 'step 2').toBe(false);
    await fillDay(due, daysAgo(80));

    await goOnTo(page, 'Defendant information');
    await fillStep3(page);
    await goOnTo(page, 'Review');
    await expect(page.getByRole('main')).toContainText(
      'Late Payment of Commercial Debts (Interest) Act 1998',
    );
  },
);
