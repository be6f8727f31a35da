import { formatLongDate } from '@plainclaim/domain/shared/dates';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { daysAgo, futureYear, incidentDate } from './support/days.ts';
import { signUpApart } from './support/new-person.ts';
import { isScrollingSideways, open, tabTo } from './support/page.ts';
import { expect, full, test } from './support/test.ts';
import { fillStep1, fillStep2, fillStep3, goOnTo, pressNext, stepHeading } from './support/wizard.ts';

// The errors these tests provoke also appear in the browser's console.
test.use({ mayComplain: /the server responded with a status of [45]\d\d|net::ERR_/ });

const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a problem' });

async function expectMistakes(page: Page, messages: readonly string[]): Promise<void> {
  await pressNext(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText(messages);
}

test(
  'takes a claim in four steps with mistakes in each, and hands it to the letter',
  full,
  async ({ page }) => {
    await signUpApart(page);
    await open(page, '/submit-claim');
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expectMistakes(page, [
      'Issue type is required',
      'Description is required',
      'Valid amount is required',
      'Incident date is required',
      'First name is required',
      'Last name is required',
    ]);
    // Text that is too long is counted, stays as pasted, and is refused with the number.
    const pasted = 'It broke. '.repeat(501).trim();
    await page.getByLabel('Description').fill(pasted);
    await expect(page.getByText('9 characters too many').first()).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue(pasted);
    await expectMistakes(page, [
      'Issue type is required',
      'Please use 5,000 characters or fewer',
      'Valid amount is required',
      'Incident date is required',
      'First name is required',
      'Last name is required',
    ]);
    await page.getByLabel('Description').fill('');
    await expect(page.getByText('5,000 characters left').first()).toBeVisible();
    await page.getByRole('radio', { name: 'Company', exact: true }).check();
    await page.getByLabel('Amount').fill('0');
    await expectMistakes(page, [
      'Issue type is required',
      'Description is required',
      'Valid amount is required',
      'Incident date is required',
      'Company name is required',
    ]);
    await summary(page).getByRole('link', { name: 'Valid amount is required' }).click();
    await expect(page.getByLabel('Amount')).toBeFocused();
    await fillStep1(page, {
      amount: '12,900',
      incidentDate: `${futureYear}-01-01`,
      policeIncidentNumber: 'CR/4711',
    });
    await expectMistakes(page, ['Incident date cannot be in the future']);
    await fillStep1(page, { amount: '12,900', policeIncidentNumber: 'CR/4711' });
    await goOnTo(page, 'Your information');
    await expect(stepHeading(page, 'Your information')).toBeFocused();

    // Known account data is filled in.
    await expect(page.getByLabel('Your name')).toHaveValue('Hannah Okoro');
    await expect(page.getByLabel('Your email')).toHaveValue(/@example\.com$/);
    const email = await page.getByLabel('Your email').inputValue();
    await page.getByLabel('Your name').fill('');
    await page.getByLabel('Your email').fill('');
    await expectMistakes(page, [
      'Your name is required',
      'Your email is required',
      'Your date of birth is required',
      'Your address is required',
      'Your postcode is required',
    ]);
    await fillStep2(page, { email, dateOfBirth: daysAgo(17 * 365) });
    await expectMistakes(page, ['You must be 18 or over to use Plainclaim']);
    await fillStep2(page);
    await goOnTo(page, 'Defendant information');

    await expectMistakes(page, [
      'Email is required or check "Email address unknown"',
      'Address is required',
      'Town/City is required',
      'Postcode is required',
    ]);
    const address = page.getByLabel('Email', { exact: true });
    await page.getByLabel('Email address unknown').check();
    await expect(address).toBeDisabled();
    await expect(address).toHaveValue('unknown@defendant.invalid');
    await page.getByLabel('Email address unknown').uncheck();
    await expect(address).toBeEnabled();
    await expect(address).toHaveValue('');
    await fillStep3(page);
    await goOnTo(page, 'Review');

    const main = page.getByRole('main');
    await expect(
      main.getByText(
        'Your claim amount of £12,900.00 is above the £10,000 small claims limit for England & Wales. You may wish to consider consulting a solicitor for claims of this value.',
        { exact: true },
      ),
    ).toBeVisible();
    for (const fact of [
      '£12,900.00',
      formatLongDate(incidentDate),
      'CR/4711',
      'OL14 9ZQ',
      'HX7 9ZZ',
      'Gareth Pell',
    ])
      await expect(main.getByText(fact).first()).toBeVisible();

    // Emptying an answer disables Next and names the answer.
    await main.getByRole('link', { name: 'Edit defendant information' }).click();
    await page.getByLabel('Town/City').fill('');
    await page.goBack();
    await expect(stepHeading(page, 'Review')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
      'One answer is missing: see above',
    );
    await main.getByRole('link', { name: 'Town/City is required' }).click();
    await expect(page.getByLabel('Town/City')).toBeFocused();
    await page.getByLabel('Town/City').fill('Hebden Bridge');
    await goOnTo(page, 'Review');
    await pressNext(page);
    await page.waitForURL(/\/generate-lba/);
    const handed = await page.evaluate(() => window.history.state.usr);
    expect(handed).toMatchObject({
      draftId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      form: { amount: '12,900', defendantTownCity: 'Hebden Bridge', plaintiffEmail: email },
    });
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

  test('keeps the buttons at hand and everything in view, step by step', full, async ({ page }) => {
    await signUpApart(page);
    await open(page, '/submit-claim');
    const fits = async (step: string) => {
      await expect(stepHeading(page, step)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, step);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await isScrollingSideways(page), `${step} scrolls sideways`).toBe(false);
      await page.setViewportSize({ width: 375, height: 700 });
    };
    await fits('Claim details');
    // With the keyboard, no focused field is hidden behind the button bar.
    await page.getByLabel('Description').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Amount')).toBeInViewport({ ratio: 1 });
    const [box, bar] = await Promise.all([
      page.getByLabel('Amount').boundingBox(),
      page.getByRole('button', { name: 'Next' }).boundingBox(),
    ]);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await fillStep1(page, { company: '', firstName: 'Stephen', lastName: 'Garrick' });
    await goOnTo(page, 'Your information');
    await fits('Your information');
    await fillStep2(page);
    await goOnTo(page, 'Defendant information');
    await fits('Defendant information');
    await fillStep3(page, { email: '' });
    await goOnTo(page, 'Review');
    await fits('Review');
    await expect(page.getByRole('main').getByText('Email address unknown')).toBeVisible();
  });
});

test('can be gone through by keyboard alone', full, async ({ page }) => {
  await signUpApart(page);
  await open(page, '/submit-claim');
  await tabTo(page, page.getByRole('radio', { name: 'Contract Dispute' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Personal Injury' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Previous' }));
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveAccessibleDescription(
    'This is the first step',
  );
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Next' }));
  await page.keyboard.press('Enter');
  await expect(summary(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Description')).toBeFocused();
});
