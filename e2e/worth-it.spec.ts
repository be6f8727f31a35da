import type { Page } from '@playwright/test';
import { newAddress, signUp } from './support/new-person.ts';
import { open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

const row = (page: Page, term: string) =>
  page.locator('#what-happens dl > div', { has: page.getByText(term, { exact: true }) });

type Answers = { amount: string; nation: string; about: string; day: string; month: string; year: string };

async function answer(page: Page, { amount, nation, about, day, month, year }: Answers): Promise<void> {
  await page.getByLabel('How much are you owed?').fill(amount);
  await page.getByRole('radio', { name: nation }).check();
  await page.getByLabel('What is it about?').selectOption(about);
  await page.getByLabel('Day').fill(day);
  await page.getByLabel('Month').fill(month);
  await page.getByLabel('Year').fill(year);
}

const lastYear = String(new Date().getFullYear() - 1);
const example: Answers = {
  amount: '2,500',
  nation: 'England & Wales',
  about: 'Debt Recovery',
  day: '28',
  month: '9',
  year: lastYear,
};

test('figures of earlier answers go once an answer cannot be right', async ({ page }) => {
  await open(page, '/is-it-worth-it');
  await expect(row(page, 'If they pay in full, you receive')).toContainText('£810.00');
  const amount = page.getByLabel('How much are you owed?');
  await amount.fill('0');
  await amount.press('Tab');
  await expect(page.getByText('Enter more than £0.00')).toBeVisible();
  await expect(page.getByText('Put right what is marked, and we set it out here.')).toBeVisible();
  await expect(row(page, 'If they pay in full, you receive')).toHaveCount(0);
  await amount.fill('1,000');
  await expect(row(page, 'If they pay in full, you receive')).toContainText('£900.00');
});

test('the check answers as it is filled in, and the answers begin the claim', async ({ page }) => {
  await signUp(page, newAddress());
  await open(page, '/is-it-worth-it');
  await answer(page, example);
  await expect(
    page.getByText('A letter costs nothing and you have time. Worth sending.', { exact: true }),
  ).toBeVisible();
  await expect(row(page, 'If they pay in full, you receive')).toContainText('£2,250.00');
  await expect(row(page, 'Time left to go to court')).toContainText('Until 28 September');
  await page.getByRole('main').getByRole('link', { name: 'Submit Your Claim' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue(/2,?500/);
  await expect(page.getByRole('radio', { name: 'Debt Recovery', exact: true })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Year', exact: true })).toHaveValue(lastYear);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each nation is laid out, and an honest no is said', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Is It Worth It?' }).filter({ visible: true }).first().click();
    const ask = async (answers: Partial<Answers>) => {
      await answer(page, { ...example, ...answers });
      await page.getByRole('button', { name: 'Lay it out' }).click();
    };
    await ask({});
    await expect(row(page, 'If there is a hearing')).toContainText('£181.00');
    await expect(row(page, 'Interest to today')).toContainText('section 69');
    await ask({ nation: 'Scotland' });
    await expect(row(page, 'To start a court claim')).toContainText('£127.00');
    await expect(row(page, 'Interest to today')).toContainText('judicial rate');
    await ask({ nation: 'Northern Ireland' });
    await expect(row(page, 'To start a court claim')).toContainText('£163.00');
    await expect(row(page, 'Interest to today')).toContainText('Ask a solicitor');
    await ask({ amount: '50' });
    await expect(page.getByText('Probably not in court')).toBeVisible();
    await ask({ year: '2012' });
    await expect(page.getByText('Probably not: the time to go to court seems to be over.')).toBeVisible();
    await expect(row(page, 'To start a court claim')).toHaveCount(0);
  });

  test('a sum of nothing, a day to come and the year 1066 are told in words', async ({ page }) => {
    await page.goto('/is-it-worth-it');
    await answer(page, { ...example, amount: '0', year: '2199' });
    await page.getByRole('button', { name: 'Lay it out' }).click();
    await expect(page.getByText('Enter more than £0.00')).toBeVisible();
    await expect(page.getByText('This day is still to come')).toBeVisible();
    await expect(page.getByLabel('Year')).toHaveValue('2199');
    await answer(page, { ...example, year: '1066' });
    await page.getByRole('button', { name: 'Lay it out' }).click();
    await expect(page.getByText('1066 is too long ago for any court')).toBeVisible();
  });
});

test('on a phone the three answers of the home page are carried on', full, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.getByLabel('How much are you owed?').fill('1,200');
  await page.getByRole('link', { name: 'Is it worth it? Tell us when' }).click();
  await expect(page).toHaveURL(/\/is-it-worth-it\?amount=1%2C200/);
  await expect(page.getByRole('heading', { level: 1, name: 'Is it worth it?' })).toBeVisible();
  await expect(page.getByLabel('How much are you owed?')).toHaveValue('1,200');
});
