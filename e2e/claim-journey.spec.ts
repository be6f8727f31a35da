import { devices, type Locator, type Page } from '@playwright/test';
import { smallPdf } from './support/claims.ts';
import { incidentDate } from './support/days.ts';
import { newestMail } from './support/mailbox.ts';
import { newAddress, password, press } from './support/new-person.ts';
import { isScrollingSideways, open, tabTo } from './support/page.ts';
import { submitClaim } from './support/submit-claim.ts';
import { expect, full, test } from './support/test.ts';
import {
  fillStep1,
  fillStep2,
  fillStep3,
  goOnTo,
  pressNext,
  stepHeading,
  whenSaved,
} from './support/wizard.ts';

const summaryOf = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('list') });

/**
 * A new visitor's whole journey, with one mistake in every step; each is reported, and the form stays filled
 * in.
 */
async function fromHomeToLetter(page: Page, email: string): Promise<void> {
  await open(page, '/');
  await page.getByRole('link', { name: 'Submit Your Claim' }).first().click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByLabel('Full name').fill('Hannah Okoro');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill('something else');
  await page.getByLabel(/I am 18 or over/).check();
  await press(page, 'Create Account');
  await expect(page.getByRole('alert')).toContainText('Passwords do not match');
  await page.getByLabel('Confirm password').fill(password);
  await press(page, 'Create Account');
  await page.waitForURL(/^[^?]*\/submit-claim/);

  await expect(stepHeading(page, 'Claim details')).toBeVisible();
  await fillStep1(page, { amount: '0' });
  await pressNext(page);
  await expect(summaryOf(page)).toContainText('Valid amount is required');
  await page.getByLabel('Amount').fill('900');
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: smallPdf });
  await expect(page.getByText('order.pdf', { exact: true })).toBeVisible();
  await goOnTo(page, 'Your information');

  await expect(page.getByLabel('Your name')).toHaveValue('Hannah Okoro');
  await expect(page.getByLabel('Your email')).toHaveValue(email);
  await fillStep2(page, { postcode: 'nowhere' });
  await pressNext(page);
  await expect(summaryOf(page)).toContainText('Please enter a valid UK postcode');
  await page.getByLabel('Your postcode').fill('OL14 9ZQ');
  await goOnTo(page, 'Defendant information');

  await fillStep3(page);
  await page.getByLabel('Email', { exact: true }).fill('');
  await pressNext(page);
  await expect(summaryOf(page)).toContainText('Email is required or check "Email address unknown"');
  await page.getByLabel('Email', { exact: true }).fill('accounts@tarnandthistle.example');
  await goOnTo(page, 'Review');
  await whenSaved(page);
  expect(await isScrollingSideways(page)).toBe(false);
}

async function writeAndSubmit(page: Page): Promise<string> {
  await pressNext(page);
  await page.waitForURL(/\/generate-lba/);
  await press(page, 'Generate Letter');
  await submitClaim(page);
  await page.waitForURL(/\/claim\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Claim submitted successfully!')).toBeVisible();
  return page.url().slice(-36);
}

for (const [name, device, tags] of [
  ['desktop', { viewport: { width: 1280, height: 900 } }, full],
  ['phone', { viewport: devices['iPhone 13'].viewport, hasTouch: true }, {}],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use(device);

    test(
      'a stranger goes from the home page to a letter in the other side’s inbox',
      tags,
      async ({ page, request }) => {
        test.slow();
        const email = newAddress();
        await fromHomeToLetter(page, email);
        const id = await writeAndSubmit(page);
        await expect(
          page.getByText('Letter Before Action has been sent to the defendant with 1 attachment(s)').first(),
        ).toBeVisible();
        expect(await isScrollingSideways(page)).toBe(false);

        const subject = new RegExp(`Claim ID: ${id}`);
        const letter = await newestMail(request, 'accounts@tarnandthistle.example', subject);
        expect(letter.text).toContain('£900.00');
        expect(letter.text).toContain('HOW TO RESPOND');
        expect(letter.text).not.toContain('[CLAIM_REFERENCE]');
        const confirmation = await newestMail(request, email, subject);
        expect(confirmation.text).toContain('Tarn & Thistle Kitchens Ltd');
      },
    );
  });
}

test('the whole claim can be made with the keyboard alone', async ({ page }) => {
  test.slow();
  const email = newAddress();
  const keys = keyboardOn(page);
  await open(page, '/signup/plaintiff?return_url=/submit-claim');
  await keys.type(page.getByLabel('Full name'), 'Hannah Okoro');
  await keys.type(page.getByLabel('Email'), email);
  await keys.type(page.getByLabel('Password', { exact: true }), password);
  await keys.type(page.getByLabel('Confirm password'), password);
  await keys.press(page.getByLabel(/I am 18 or over/), 'Space');
  await keys.press(page.getByRole('main').getByRole('button', { name: 'Create Account' }), 'Enter');
  await page.waitForURL(/^[^?]*\/submit-claim/);

  await expect(stepHeading(page, 'Claim details')).toBeVisible();
  await keys.choose(page.getByRole('radio', { name: 'Contract Dispute', exact: true }));
  await keys.type(page.getByLabel('Description'), 'The fence was paid for and never built.');
  await keys.type(page.getByLabel('Amount'), '450');
  await keys.date('Incident date', incidentDate);
  await keys.type(page.getByLabel('First name'), 'Sam');
  await keys.type(page.getByLabel('Last name'), 'Reed');
  await keys.press(nextOn(page), 'Enter');

  await expect(stepHeading(page, 'Your information')).toBeVisible();
  await keys.date('Your date of birth', '1990-04-02');
  await keys.type(page.getByLabel('Your address'), '12 Weir Street, Todmorden');
  await keys.type(page.getByLabel('Your postcode'), 'OL14 9ZQ');
  await keys.press(nextOn(page), 'Enter');

  await expect(stepHeading(page, 'Defendant information')).toBeVisible();
  await keys.press(page.getByLabel('Email address unknown'), 'Space');
  await keys.type(page.getByLabel('Address line 1'), '2 Low Road');
  await keys.type(page.getByLabel('Town/City'), 'York');
  await keys.type(page.getByLabel('Postcode'), 'YO1 7HH');
  await keys.press(nextOn(page), 'Enter');

  await expect(stepHeading(page, 'Review')).toBeVisible();
  await keys.press(nextOn(page), 'Enter');
  await page.waitForURL(/\/generate-lba/);
  await keys.press(page.getByRole('main').getByRole('button', { name: 'Generate Letter' }), 'Enter');
  const submit = page.getByRole('button', { name: 'Submit Claim' });
  await expect(submit).toBeEnabled();
  await keys.press(submit, 'Enter');
  await expect(page.getByRole('heading', { name: 'Before it goes' })).toBeVisible();
  await keys.press(submit, 'Enter');
  await page.waitForURL(/\/claim\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Claim submitted successfully!')).toBeVisible();
});

const nextOn = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** Reaches every control with Tab: the test neither clicks nor sets the focus. */
function keyboardOn(page: Page) {
  const press = async (target: Locator, key: string) => {
    await tabTo(page, target, 80);
    await page.keyboard.press(key);
  };
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target, 80);
    await page.keyboard.type(text);
  };
  const choose = async (target: Locator) => press(target, 'Space');
  const date = async (label: string, day: string) => {
    const group = page.getByRole('group', { name: label });
    const parts = day.split('-').toReversed();
    for (const [at, part] of ['Day', 'Month', 'Year'].entries())
      await type(group.getByLabel(part), parts[at] ?? '');
  };
  return { press, type, choose, date };
}
