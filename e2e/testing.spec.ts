import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { futureYear } from './support/days.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

test.use({ signedInAs: 'tester', permissions: ['clipboard-read', 'clipboard-write'] });
// The server allows one test run at a time, and the claims belong to one tester.
test.describe.configure({ mode: 'serial' });
test.slow();

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const results = (page: Page) => main(page).getByRole('textbox', { name: 'Results' });

const runs = [
  ['Run deadline tests', /^Deadline tests: all \d+ checks passed in [\d.]+ s ✅$/],
  ['Run jurisdiction tests', /^Jurisdiction tests: all \d+ checks passed in [\d.]+ s ✅$/],
  ['Run end-to-end test', /^End-to-end test: all 17 checks passed in [\d.]+ s ✅$/],
  ['Run validation tests', /^Validation tests: all \d+ checks passed in [\d.]+ s ✅$/],
] as const;

test('a tester runs all four tests, sees them go on, and keeps the results', full, async ({ page }) => {
  await open(page, '/testing');
  await expect(page.getByRole('heading', { level: 1, name: 'Testing Dashboard' })).toBeVisible();
  for (const [name, outcome] of runs) {
    await button(page, name).click();
    await expect(main(page).getByRole('progressbar')).toBeVisible();
    await expect(main(page).getByRole('status').filter({ hasText: outcome })).toBeVisible({
      timeout: 60_000,
    });
    await expect(main(page).getByRole('progressbar')).toBeHidden();
  }
  const text = await results(page).inputValue();
  for (const step of [
    'Submit the claim: pending',
    'Pay in the test checkout: paid',
    'Clean up: nothing left',
  ])
    expect(text).toMatch(new RegExp(`^\\[\\d\\d:\\d\\d:\\d\\d\\] ${step} \\(\\d+ ms\\) ✅$`, 'm'));
  expect(text).toContain(
    '‘england & wales’, ‘Debt Recovery’ (lower case, expected mismatch): 14 days, not 30',
  );
  expect(text).not.toContain('❌');

  await button(page, 'Copy results').click();
  await expect(main(page).getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const download = page.waitForEvent('download');
  await button(page, 'Download results').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^plainclaim-test-results-.+\.txt$/);
  expect(await readFile(await file.path(), 'utf8')).toBe(text);
  await button(page, 'Clear results').click();
  await expect(results(page)).toHaveValue('');
});

test(
  'the matrix shows every combination, and other spellings as the mismatch they are',
  full,
  async ({ page }) => {
    await open(page, '/testing');
    const rows = main(page).getByRole('row');
    const row = (...cells: string[]) =>
      cells.reduce((found, cell) => found.filter({ has: page.getByText(cell, { exact: true }) }), rows);
    await expect(row('Match')).toHaveCount(27);
    await expect(row('England & Wales', 'Debt Recovery').filter({ hasText: 'Exact' })).toContainText(
      '30 days',
    );
    await expect(row('england & wales', 'Debt Recovery')).toContainText(
      /30 days.*14 days.*Expected mismatch/,
    );
    await expect(row('England and Wales', 'Debt Recovery')).toContainText('Expected mismatch');
    await expect(row('Wrong')).toHaveCount(0);
    await main(page).getByRole('radio', { name: 'Other spellings' }).check();
    await expect(row('Exact')).toHaveCount(0);
  },
);

test('test claims are generated, moved and cleaned up after a look', full, async ({ page }) => {
  await open(page, '/testing');
  await button(page, 'Update deadlines').click();
  await expect(main(page).getByRole('alert')).toHaveText('Please enter claim IDs to update ❌');

  await main(page).getByRole('radio', { name: 'Overdue' }).check();
  await button(page, 'Generate test claims').click();
  await expect(main(page).getByText('Generated 8 test claims, overdue ✅', { exact: true })).toBeVisible();
  const ids = (await main(page).getByLabel('Claim IDs').inputValue()).split('\n');
  expect(ids).toHaveLength(8);

  await button(page, 'Update deadlines').click();
  await expect(main(page).getByRole('alert')).toHaveText('Please choose a deadline ❌');
  for (const [part, value] of [
    ['Day', '1'],
    ['Month', '7'],
    ['Year', String(futureYear)],
  ] as const)
    await main(page).getByLabel(part, { exact: true }).fill(value);
  await button(page, 'Update deadlines').click();
  await expect(
    main(page).getByText('Updated the deadline of 8 test claims ✅', { exact: true }),
  ).toBeVisible();
  expect(await results(page).inputValue()).toContain('Updated the deadline of 8 test claims ✅');

  await button(page, 'Preview clean-up').click();
  const shown = main(page)
    .getByRole('row')
    .filter({ hasText: ids[0] ?? '' });
  await expect(shown).toContainText(`Jul 01, ${futureYear} at 5:00 PM`);
  await button(page, /^Clean up \d+ test claims$/).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Remove \d+ test claims$/ })
    .click();
  await expect(main(page).getByText(/^Removed \d+ test claims ✅$/)).toBeVisible();
  await button(page, 'Preview clean-up').click();
  await expect(
    main(page).getByText('There are no test claims to clean up ✅', { exact: true }),
  ).toBeVisible();
});

test.describe('when the session has ended elsewhere', () => {
  test.use({ mayComplain: /the server responded with a status of 40[13]/ });

  test('generating asks to sign in', full, async ({ page }) => {
    await open(page, '/testing');
    // Other tests share the session, so only this response says that it ended.
    await page.route('**/api/testing/claims', (route) =>
      route.fulfill({ status: 401, json: { error: { code: 'unauthenticated', message: 'Sign in.' } } }),
    );
    await button(page, 'Generate test claims').click();
    await expect(main(page).getByRole('alert')).toHaveText('Please sign in to generate test data ❌');
  });
});

test('it can be used on a phone and by everyone', full, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/testing');
  await button(page, 'Run jurisdiction tests').click();
  await expect(main(page).getByText(/^Jurisdiction tests: all \d+ checks passed/)).toBeVisible({
    timeout: 60_000,
  });
  await button(page, 'Generate test claims').click();
  await expect(main(page).getByText(/^Generated 8 test claims/)).toBeVisible();
  await button(page, 'Preview clean-up').click();
  await expect(button(page, 'Clean up 8 test claims')).toBeVisible();
  expect(await isScrollingSideways(page)).toBe(false);
  await expectAccessibleEverywhere(page, '/testing with results and a preview');
  await button(page, 'Clean up 8 test claims').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove 8 test claims' }).click();
  await expect(main(page).getByText('Removed 8 test claims ✅', { exact: true })).toBeVisible();
});
