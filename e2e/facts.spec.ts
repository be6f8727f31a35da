import { formatLongDate } from '@plainclaim/domain/shared/dates';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { daysAgo } from './support/days.ts';
import { megabytes, pdfFile } from './support/evidence-files.ts';
import { signUpApart } from './support/new-person.ts';
import { isScrollingSideways, open, tabTo } from './support/page.ts';
import { expect, full, test } from './support/test.ts';
import {
  fillStep1,
  fillStep2,
  fillStep3,
  fillWizard,
  goOnTo,
  pressNext,
  stepHeading,
  whenSaved,
} from './support/wizard.ts';

// A save over another tab's version is refused, which the browser's console shows.
test.use({ mayComplain: /the server responded with a status of 409/ });

const deposit = daysAgo(180);
const second = daysAgo(120);
const fitting = daysAgo(80);
const refund = daysAgo(40);

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const sum = (page: Page, at: number) => page.getByRole('group', { name: `Sum ${at}`, exact: true });
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a problem' });

async function fillDay(group: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  await group.getByLabel('Day').fill(date);
  await group.getByLabel('Month').fill(month);
  await group.getByLabel('Year').fill(year);
}

async function expectWellMade(page: Page, where: string): Promise<void> {
  expect(await isScrollingSideways(page), where).toBe(false);
  await expectAccessible(page, where);
}

for (const [screen, viewport] of [
  ['a phone', { width: 320, height: 700 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('takes two payments, a credit and dates, and shows them in the review', full, async ({ page }) => {
      await signUpApart(page);
      await open(page, '/submit-claim');
      await fillStep1(page, { amount: '1850', incidentDate: fitting });

      // Another payment: the amount is added up from then on, and is not typed any more.
      await button(page, 'Add another payment or cost').click();
      await expect(sum(page, 2).getByLabel('What it is')).toBeFocused();
      await sum(page, 2).getByLabel('What it is').fill('Second payment');
      await sum(page, 2).getByLabel('Amount').fill('650');
      const total = page.getByRole('textbox', { name: 'Amount', exact: true }).last();
      await expect(total).toHaveValue('£2,500.00');
      await expect(total).not.toBeEditable();
      await expect(page.getByText('£1,850.00 + £650.00 = £2,500.00')).toBeVisible();

      // What is missing is named at its row, and a link leads there.
      await pressNext(page);
      await summary(page).getByRole('link', { name: 'Sum 1: please say what it is' }).click();
      await expect(sum(page, 1).getByLabel('What it is')).toBeFocused();
      await page.keyboard.type('Deposit');
      await expect(sum(page, 1).getByText('Please say what it is')).toHaveCount(0);

      // The order is the keyboard's, and is told.
      await tabTo(page, page.getByRole('button', { name: 'Move Second payment up' }));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Second payment is now number 1 of 2')).toBeAttached();
      await expect(page.getByRole('button', { name: 'Move Second payment down' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(sum(page, 1).getByLabel('What it is')).toHaveValue('Deposit');

      // Removing gives the plain field back, and can be undone.
      await page.getByRole('button', { name: 'Remove Second payment' }).click();
      await expect(page.getByRole('textbox', { name: 'Amount', exact: true })).toBeEditable();
      await expect(page.getByRole('button', { name: 'Undo removing Second payment' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(total).toHaveValue('£2,500.00');

      await button(page, 'They have already paid or given back something').click();
      const credit = page.getByRole('group', { name: 'Paid or given back, 1', exact: true });
      await credit.getByLabel('What it was').fill('Part refund by transfer');
      await credit.getByLabel('Amount').fill('100');
      await fillDay(credit.getByRole('group', { name: 'On which day?' }), refund);
      await expect(total).toHaveValue('£2,400.00');
      await expect(page.getByText('£1,850.00 + £650.00 − £100.00 = £2,400.00')).toBeVisible();

      // Further dates, one of them a month alone.
      await button(page, 'Add another date').click();
      await fillDay(page.getByRole('group', { name: 'When?' }), deposit);
      await page.getByLabel('What happened?').fill('I ordered worktops and paid the deposit.');
      await page.getByRole('button', { name: /^Done/ }).click();
      await button(page, 'Add another date').click();
      await fillDay(page.getByRole('group', { name: 'When?' }), `${second.slice(0, 8)}`);
      await expect(page.getByText(/Will print as “[A-Z][a-z]+ \d{4}”/)).toBeVisible();
      await page.getByLabel('What happened?').fill('I made the second payment.');
      await page.getByRole('button', { name: /^Done/ }).click();
      await page.getByRole('button', { name: `Change ${formatLongDate(fitting)}` }).click();
      await page.getByLabel('What happened?').fill('Nobody came on the day we agreed.');
      await page.getByRole('button', { name: /^Done/ }).click();
      await expect(page.getByLabel('Incident date')).toHaveValue('2');
      await expectWellMade(page, `the first step on ${screen}`);

      await whenSaved(page);
      await page.reload();
      await expect(total).toHaveValue('£2,400.00');
      await expect(page.getByRole('button', { name: `Change ${formatLongDate(deposit)}` })).toBeVisible();

      await goOnTo(page, 'Your information');
      await fillStep2(page);
      await goOnTo(page, 'Defendant information');
      await fillStep3(page);
      await goOnTo(page, 'Review');
      const told = page.getByRole('group', { name: 'What the letter lists' });
      await expect(told.getByRole('row')).toContainText([
        /^\s*Deposit.*£1,850\.00/,
        /^\s*Second payment.*£650\.00/,
        /Together.*£2,500\.00/,
        /Less: Part refund by transfer.*-£100\.00/,
        /Amount claimed.*£2,400\.00/,
      ]);
      await expect(told.getByRole('listitem')).toContainText([
        'I ordered worktops and paid the deposit.',
        'I made the second payment.',
        'Nobody came on the day we agreed.',
      ]);
      await expectWellMade(page, `the review on ${screen}`);

      // A row that lost its words keeps the letter back, and the review leads to it.
      await page.getByRole('link', { name: 'Edit claim details' }).click();
      await sum(page, 2).getByLabel('What it is').fill('');
      await whenSaved(page);
      await page.goto(page.url().replace('step=1', 'step=4'));
      await expect(stepHeading(page, 'Review')).toBeVisible();
      await page.getByRole('link', { name: 'Sum 2: please say what it is' }).click();
      await expect(sum(page, 2).getByLabel('What it is')).toBeFocused();
      await expect(sum(page, 2).getByText('Please say what it is')).toBeVisible();
    });
  });
}

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('puts sums in order by dragging, and Escape lets go without moving', full, async ({ page }) => {
    await signUpApart(page);
    await open(page, '/submit-claim');
    await fillStep1(page, { amount: '1850' });
    await button(page, 'Add another payment or cost').click();
    await sum(page, 1).getByLabel('What it is').fill('Deposit');
    await sum(page, 2).getByLabel('What it is').fill('Second payment');
    await sum(page, 2).getByLabel('Amount').fill('650');

    const holdAboveFirst = async () => {
      await sum(page, 1).evaluate((card) => card.scrollIntoView({ block: 'start' }));
      const handle = await sum(page, 2).getByTitle('Drag to put in order').boundingBox();
      const first = await sum(page, 1).boundingBox();
      if (!handle || !first) throw new Error('a handle and a card on the page');
      await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
      await page.mouse.down();
      await page.mouse.move(handle.x + handle.width / 2, first.y + 4, { steps: 8 });
    };

    await holdAboveFirst();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(sum(page, 1).getByLabel('What it is')).toHaveValue('Deposit');

    await holdAboveFirst();
    await expect(sum(page, 1).getByLabel('What it is')).toHaveValue('Deposit');
    await page.mouse.up();
    await expect(sum(page, 1).getByLabel('What it is')).toHaveValue('Second payment');
    await expect(sum(page, 2).getByLabel('What it is')).toHaveValue('Deposit');
    await expect(page.getByText('Second payment is now number 1 of 2')).toBeAttached();
    await whenSaved(page);
    await page.reload();
    await expect(sum(page, 1).getByLabel('What it is')).toHaveValue('Second payment');
  });
});

test(
  'offers what the description tells with one press each, and takes no for an answer',
  full,
  async ({ page }) => {
    await signUpApart(page);
    await open(page, '/submit-claim');
    await page
      .getByLabel('Description')
      .fill(
        `I paid £1,850 on ${formatLongDate(deposit)}. I paid £650 on ${formatLongDate(second)}. Nobody came.`,
      );
    const told = page.getByRole('region', { name: 'From what you wrote' });
    await expect(told.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page, 'the suggestions');
    await told.getByRole('button', { name: /^Add it £1,850/ }).click();
    await expect(page.getByLabel('Amount')).toHaveValue('1,850');
    await expect(page.getByLabel('What it is')).toHaveValue(/I paid £1,850/);
    await expect(told.getByRole('listitem')).toHaveCount(1);
    await told.getByRole('button', { name: /^No, thanks/ }).click();
    await expect(told).toHaveCount(0);
    await expect(page.getByLabel('Description')).toBeFocused();
    await page.getByLabel('Description').press('End');
    await page.getByLabel('Description').press('Control+End');
    await page.keyboard.type(' They owe me £4,000 in total.');
    await expect(told.getByRole('listitem')).toHaveText([/£4,000/]);
  },
);

test(
  'shows which sums differ when two tabs disagree, and what evidence a sum has',
  full,
  async ({ page, context }) => {
    await signUpApart(page);
    await open(page, '/submit-claim');
    await fillStep1(page, { amount: '1850' });
    await page.getByLabel('Choose files').setInputFiles(pdfFile('statement.pdf', megabytes(0.1)));
    await expect(page.getByText('Uploaded, 0.10 MB')).toBeVisible();
    await button(page, 'Add another payment or cost').click();
    await sum(page, 1).getByLabel('What it is').fill('Deposit');
    await sum(page, 2).getByLabel('What it is').fill('Second payment');
    await sum(page, 2).getByLabel('Amount').fill('650');
    await sum(page, 1).getByText('Choose evidence').click();
    await page.getByRole('group', { name: 'Evidence for Deposit' }).getByLabel('1 statement.pdf').check();
    await expect(sum(page, 1).getByText('Evidence 1')).toBeVisible();
    await page.getByRole('button', { name: 'Move Deposit down' }).click();
    await expect(sum(page, 2).getByText('Evidence 1')).toBeVisible();
    await whenSaved(page);

    const other = await context.newPage();
    await open(other, '/submit-claim');
    await sum(other, 1).getByLabel('Amount').fill('700');
    await whenSaved(other);
    await sum(page, 1).getByLabel('What it is').fill('Last payment');
    const question = page.getByRole('dialog', { name: 'Which answers are right?' });
    await expect(question.getByRole('row')).toHaveText([
      'Mine, hereThe other version',
      'Amount',
      '£2,500.00£2,550.00',
      'How the sum is made up',
      /^Last payment: £650\.00\s*Deposit: £1,850\.00\s*Second payment: £700\.00\s*Deposit: £1,850\.00$/,
    ]);
    await question.getByRole('button', { name: 'Load the other version' }).click();
    await expect(sum(page, 1).getByLabel('What it is')).toHaveValue('Second payment');
    await expect(page.getByRole('textbox', { name: 'Amount', exact: true }).last()).toHaveValue('£2,550.00');
  },
);

test('asks of one sum on one day what it asked before facts: no press but Next', full, async ({ page }) => {
  await signUpApart(page);
  await open(page, '/submit-claim');
  const pressed: string[] = [];
  await page.exposeFunction('tellPressed', (name: string) => void pressed.push(name));
  await page.evaluate(() => {
    const tell = (window as unknown as { tellPressed: (name: string) => void }).tellPressed;
    // The keyboard clicks too. Before React, which may stop the event; a press on a label goes on to its input.
    const listen = ({ target }: Event) => {
      const control = (target as Element).closest('a, button, summary, input');
      if (control)
        tell(control instanceof HTMLInputElement ? control.value : (control.textContent ?? '').trim());
    };
    document.addEventListener('click', listen, { capture: true });
  });
  await fillStep1(page);
  await goOnTo(page, 'Your information');
  await fillStep2(page);
  await goOnTo(page, 'Defendant information');
  await fillStep3(page);
  await goOnTo(page, 'Review');
  // The questions that were always asked, where the answer is not the one that stands there already.
  await expect.poll(() => pressed).toEqual(['Consumer Rights', 'company', 'Next', 'Next', 'Next']);
  await expect(page.getByRole('group', { name: 'What the letter lists' })).toHaveCount(0);
  await expect(button(page, 'Next')).toBeEnabled();
});

test(
  'points out in the review a second claim against the same party for the same sum',
  full,
  async ({ page }) => {
    await signUpApart(page);
    await open(page, '/submit-claim');
    await fillWizard(page);
    await expect(page.getByText(/^You have another claim/)).toHaveCount(0);
    await open(page, '/submit-claim?draft=new');
    await fillWizard(page);
    await expect(page.getByText(/^You have another claim against Tarn & Thistle Kitchens Ltd/)).toBeVisible();
    await expect(button(page, 'Next')).toBeEnabled();
  },
);
