import type { Locator, Page } from '@playwright/test';
import { open, tabTo } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

/** The page shows every part in both themes; the light half represents both. */
async function openParts(page: Page): Promise<Locator> {
  await open(page, '/dev/ui');
  return page.locator('main [data-theme=light]').first();
}

const part = (parts: Locator, title: string) =>
  parts.locator('section', { has: parts.page().getByRole('heading', { name: title, exact: true }) });

/** Presses Tab and Shift+Tab repeatedly: the focus stays in the dialog. */
async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
}

test('a dialog holds the focus, closes on Escape and gives the focus back', async ({ page }) => {
  const parts = await openParts(page);
  const opener = parts.getByRole('button', { name: 'Open dialog' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Settlement offer' });
  await expect(dialog).toBeVisible();
  await expectTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test(
  'a confirmation stays until it worked, says when it did not, and returns the focus',
  full,
  async ({ page }) => {
    const parts = await openParts(page);
    const opener = parts.getByRole('button', { name: 'Delete draft' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Delete this draft?' });
    // The harmless answer has the focus.
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await expectTrapped(page, dialog);
    await dialog.getByRole('button', { name: 'Delete draft' }).click();
    await expect(dialog.getByRole('alert')).toContainText('did not work');
    await dialog.getByRole('button', { name: 'Delete draft' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
);

test('tabs move with the arrows and wrap round', full, async ({ page }) => {
  const tabs = part(await openParts(page), 'Tabs');
  const [first, second] = [tabs.getByRole('tab').nth(0), tabs.getByRole('tab').nth(1)];
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.getByRole('tabpanel')).toHaveText('One claim is yours.');
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
  await page.keyboard.press('End');
  await expect(second).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tabs.getByRole('tabpanel')).toHaveText('Three claims wait for you.');
  // The tab list is a single tab stop: the next one is the panel.
  await page.keyboard.press('Tab');
  await expect(tabs.getByRole('tabpanel')).toBeFocused();
});

test('an accordion opens and closes by keyboard', full, async ({ page }) => {
  const accordion = part(await openParts(page), 'Accordion');
  const answer = accordion.getByText('Nothing if nothing is.');
  await accordion.locator('summary').first().focus();
  await expect(answer).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

test('a menu opens, moves with the arrows and gives the focus back', full, async ({ page }) => {
  const opener = part(await openParts(page), 'Menu').getByRole('button', { name: 'Actions' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'View the claim' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a toast is announced, reached with F8 and dismissed', full, async ({ page }) => {
  const parts = await openParts(page);
  await parts.getByRole('button', { name: 'Show toast' }).click();
  const words = 'Letter copied to clipboard successfully!';
  await expect(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached();
  const messages = page.getByRole('region', { name: /^Messages/ });
  await expect(messages.getByText(words)).toBeVisible();
  await page.keyboard.press('F8');
  await tabTo(page, messages.getByRole('button', { name: 'Dismiss' }), 4);
  await page.keyboard.press('Enter');
  await expect(messages.getByText(words)).toHaveCount(0);
});

test.describe('copying', () => {
  const id = '7c1f0a52-3b9e-4d17-9a60-52f8e1c4b7d3';

  test('says so when it worked', full, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = part(await openParts(page), 'Copy');
    await copy.getByRole('button', { name: 'Copy claim ID' }).click();
    await expect(copy.getByRole('status')).toContainText('Claim ID copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
  });

  test(
    'tells the truth when it failed, with the text selected for copying by hand',
    full,
    async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      const copy = part(await openParts(page), 'Copy');
      await copy.getByRole('button', { name: 'Copy claim ID' }).click();
      await expect(copy.getByRole('status')).toContainText('Your browser did not allow copying.');
      await expect(copy.getByRole('textbox', { name: 'Text to copy' })).toBeFocused();
      expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(id);
    },
  );
});

test('a date marks only the part that is wrong', full, async ({ page }) => {
  const dates = part(await openParts(page), 'Money and date');
  const wrong = dates.getByRole('group', { name: 'Invoice date' });
  await expect(wrong.getByLabel('Day')).toHaveValue('14');
  await expect(wrong.getByLabel('Month')).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong.getByLabel('Month')).toHaveAccessibleDescription(/Invoice date is required/);
  await expect(wrong.getByLabel('Day')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(wrong.getByLabel('Year')).not.toHaveAttribute('aria-invalid', 'true');

  const right = dates.getByRole('group', { name: 'Incident date' });
  await right.getByLabel('Month').fill('3');
  await expect(dates.getByTestId('incident-date')).toHaveText('2026-03-14');
});

test('mistakes are summed up, and each line leads to its field', async ({ page }) => {
  const form = part(await openParts(page), 'Error summary, in a whole form');
  await form.getByLabel('Email').fill('nobody');
  await form.getByRole('button', { name: 'Send' }).click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading')).toHaveText('There is a problem');
  for (const [line, field] of [
    ['Please enter a valid email address', form.getByLabel('Email')],
    ['Valid amount is required', form.getByLabel('Claim amount')],
    ['Incident date is required', form.getByRole('group', { name: 'Date it went wrong' }).getByLabel('Day')],
    ['Please choose who owes you', form.getByRole('radio', { name: 'Individual' })],
    ['You must agree to the terms', form.getByRole('checkbox', { name: 'I agree to the terms.' })],
  ] as const) {
    await summary.getByRole('link', { name: line }).click();
    await expect(field).toBeFocused();
  }
  await expect(form.getByLabel('Email')).toHaveValue('nobody');
});

test('what the server refuses shows like any other mistake', full, async ({ page }) => {
  const form = part(await openParts(page), 'Error summary, in a whole form');
  const email = form.getByLabel('Email');
  await email.fill('taken@example.com');
  await form.getByLabel('Claim amount').fill('1,150');
  const date = form.getByRole('group', { name: 'Date it went wrong' });
  for (const [label, text] of Object.entries({ Day: '3', Month: '8', Year: '2026' })) {
    await date.getByLabel(label).fill(text);
  }
  await form.getByRole('radio', { name: 'Company' }).check();
  await form.getByRole('checkbox', { name: 'Debt Recovery' }).check();
  await form.getByRole('checkbox', { name: 'I agree to the terms.' }).check();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/This address already has an account/);
  await email.fill('free@example.com');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.page().getByText('Sent: £1150.00 on 2026-08-03').first()).toBeVisible();
});

test('a password can be shown and is hidden again', full, async ({ page }) => {
  const fields = part(await openParts(page), 'Fields');
  const box = fields.getByLabel('Password', { exact: true });
  const button = fields.getByRole('button', { name: 'Show password' }).first();
  await expect(box).toHaveAttribute('type', 'password');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(box).toHaveAttribute('type', 'text');
  await expect(fields.getByText('Your password is visible')).toBeAttached();
  await fields.getByRole('button', { name: 'Hide password' }).click();
  await expect(box).toHaveAttribute('type', 'password');
});

test('files are added, tried again and removed', full, async ({ page }) => {
  const uploads = part(await openParts(page), 'Uploads');
  const evidence = uploads.getByRole('group', { name: /^Evidence/ });
  const rows = evidence.getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await evidence
    .locator('input[type=file]')
    .setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(2048) });
  await expect(rows.filter({ hasText: 'invoice.pdf' })).toContainText('Uploaded, 0.01 MB');

  await evidence.getByRole('button', { name: 'Try again to add Bank-statement-August.pdf' }).click();
  await expect(
    evidence.getByRole('progressbar', { name: 'Uploading Bank-statement-August.pdf' }),
  ).toBeVisible();

  await evidence.getByRole('button', { name: 'Remove invoice.pdf' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(4);
  await expect(evidence.locator('input[type=file]')).toBeFocused();
});

test('a file can be dropped', full, async ({ page }) => {
  const uploads = part(await openParts(page), 'Uploads');
  const evidence = uploads.getByRole('group', { name: /^Evidence/ });
  const dataTransfer = await page.evaluateHandle(() => {
    const carried = new DataTransfer();
    carried.items.add(new File(['words'], 'dropped.png', { type: 'image/png' }));
    return carried;
  });
  await evidence.locator('label').first().dispatchEvent('drop', { dataTransfer });
  await expect(evidence.getByRole('listitem').filter({ hasText: 'dropped.png' })).toBeVisible();
});

test('radio cards move with the arrows', full, async ({ page }) => {
  const choices = part(await openParts(page), 'Radio cards and segments');
  const places = choices.getByRole('radiogroup', { name: 'Jurisdiction', exact: true }).getByRole('radio');
  await places.first().focus();
  await expect(places.first()).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(places.nth(1)).toBeChecked();
  await expect(places.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(places.first()).toBeChecked();
});

test('a table becomes cards on a phone, and its rows can be sorted', full, async ({ page }) => {
  const parts = await openParts(page);
  const table = part(parts, 'Table').locator('table');
  const cell = table.locator('td[data-label=Status]').first();
  await expect(cell).toHaveCSS('display', 'table-cell');
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(cell).toHaveCSS('display', 'grid');
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Status"');

  await table.getByRole('button', { name: /Amount/ }).click();
  await expect(table.locator('tbody tr').first()).toContainText('Wheelhouse Cycles Ltd');
});

test('more is loaded on scrolling, and on asking', full, async ({ page }) => {
  const list = part(await openParts(page), 'More on scroll');
  const words = list.getByRole('status').first();
  await expect(words).toContainText('20 of 60 articles shown');
  await list.getByRole('button', { name: 'Show more articles' }).scrollIntoViewIfNeeded();
  await expect(words).toContainText('All 60 articles shown');
  await expect(list.getByRole('button', { name: 'Show more articles' })).toHaveCount(0);
  await expect(list.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a step indicator says where one is', full, async ({ page }) => {
  const steps = part(await openParts(page), 'Step indicator');
  await expect(steps.locator('[aria-current=step]')).toContainText('Your information');
  await steps.getByRole('button', { name: 'Next' }).click();
  await expect(steps.locator('[aria-current=step]')).toContainText('Defendant information');
});
