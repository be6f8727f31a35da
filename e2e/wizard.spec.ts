import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { megabytes, pdfFile, pngFile, renamedProgram } from './support/evidence-files.ts';
import { newAddress, press, signIn, signUp } from './support/new-person.ts';
import { isScrollingSideways, open, tabTo } from './support/page.ts';
import { expect, test } from './support/test.ts';
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

// The browser itself reports what these tests provoke.
test.use({ mayComplain: /the server responded with a status of [45]\d\d|net::ERR_/ });

const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is a problem' });

async function expectMistakes(page: Page, messages: readonly string[]): Promise<void> {
  await pressNext(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText(messages);
}

test('takes a claim in four steps with mistakes in each, and hands it to the letter', async ({ page }) => {
  await signUp(page, newAddress());
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expectMistakes(page, [
    'Issue type is required',
    'Description is required',
    'Valid amount is required',
    'Incident date is required',
    'First name is required',
    'Last name is required',
  ]);
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
  await fillStep1(page, { amount: '12,900', incidentDate: '2126-01-01', policeIncidentNumber: 'CR/4711' });
  await expectMistakes(page, ['Incident date cannot be in the future']);
  await fillStep1(page, { amount: '12,900', policeIncidentNumber: 'CR/4711' });
  await goOnTo(page, 'Your information');
  await expect(stepHeading(page, 'Your information')).toBeFocused();

  // What the account knows is there already.
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
  await fillStep2(page, { email, dateOfBirth: '2015-04-02' });
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
  for (const fact of ['£12,900.00', '14 September 2026', 'CR/4711', 'OL14 9ZQ', 'HX7 9ZZ', 'Gareth Pell'])
    await expect(main.getByText(fact).first()).toBeVisible();

  // Emptying an answer on the way keeps Next from going on, and says which.
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
});

test('keeps what was written: after a reload, on another device, beside a new claim', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress();
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/claims/drafts')) made.push(request.url());
  });
  await signUp(page, email);
  await open(page, '/submit-claim?step=2');
  await open(page, '/submit-claim');
  await expect(stepHeading(page, 'Claim details')).toBeVisible();
  expect(made, 'looking is not writing').toEqual([]);

  await fillStep1(page);
  await goOnTo(page, 'Your information');
  await page.getByLabel('Your address').fill('12 Weir Street');
  await whenSaved(page);
  await page.reload();
  await expect(page.getByText(/^Restored what you wrote on \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(page.getByLabel('Your address')).toHaveValue('12 Weir Street');
  await page.goBack();
  await expect(page.getByLabel('Amount')).toHaveValue('900');
  await page.goForward();
  await expect(stepHeading(page, 'Your information')).toBeFocused();
  expect(made).toHaveLength(1);

  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await signIn(elsewhere, email);
  await elsewhere.waitForURL('/plaintiff-dashboard');
  await open(elsewhere, '/submit-claim');
  await expect(elsewhere.getByLabel('Your address')).toHaveValue('12 Weir Street');
  await elsewhere.getByRole('link', { name: 'Start a new claim' }).click();
  await expect(elsewhere.getByLabel('Description')).toHaveValue('');
  await elsewhere.getByLabel('Description').fill('Another claim altogether');
  await whenSaved(elsewhere);
  await elsewhere.waitForURL(/draft=[0-9a-f-]{36}&step=1/);
  await elsewhere.reload();
  await expect(elsewhere.getByLabel('Description')).toHaveValue('Another claim altogether');
  await elsewhere.context().close();
});

test('asks which answers are right when two tabs disagree', async ({ page, context }) => {
  await signUp(page, newAddress());
  await page.getByLabel('Amount').fill('900');
  await whenSaved(page);
  const other = await context.newPage();
  await open(other, '/submit-claim');
  await expect(other.getByLabel('Amount')).toHaveValue('900');

  await other.getByLabel('Amount').fill('950');
  await whenSaved(other);
  await page.getByLabel('Amount').fill('800');
  const question = page.getByRole('dialog', { name: 'Which answers are right?' });
  await expect(question.getByRole('row')).toHaveText([
    'Mine, hereThe other version',
    'Amount',
    '£800.00£950.00',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Not saved: changed in another tab/)).toBeVisible();
  await press(page, 'Choose which to keep');
  await question.getByRole('button', { name: 'Load the other version' }).click();
  await expect(page.getByLabel('Amount')).toHaveValue('950');

  await other.getByLabel('Amount').fill('1000');
  await whenSaved(other);
  await page.getByLabel('Amount').fill('700');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await whenSaved(page);
  await other.reload();
  await expect(other.getByLabel('Amount')).toHaveValue('700');
});

test('comes back from the letter, and keeps the answers of a draft that is gone', async ({ page }) => {
  await signUp(page, newAddress());
  await fillWizard(page);
  await pressNext(page);
  await page.waitForURL(/\/generate-lba/);
  await page.goBack();
  await expect(stepHeading(page, 'Review')).toBeVisible();
  const before = new URL(page.url()).searchParams.get('draft') ?? '';
  await removeDraft(page, before);
  await page.getByRole('link', { name: 'Edit claim details' }).click();
  await press(page, 'Keep these answers as a new claim');
  await whenSaved(page);
  await page.waitForURL(({ searchParams }) => ![null, before].includes(searchParams.get('draft')));
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Tarn & Thistle Kitchens Ltd');

  await open(page, `/submit-claim?draft=${before}`);
  await expect(page.getByText('We could not find that draft')).toBeVisible();
  await page.getByRole('link', { name: 'Start a new claim' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('');
});

/** As from the dashboard in another tab. */
async function removeDraft(page: Page, id: string): Promise<void> {
  const kept = await page.evaluate(() => window.localStorage.getItem('plainclaim-auth'));
  const headers = { authorization: `Bearer ${JSON.parse(kept ?? '{}').access_token}` };
  const answer = await page.request.delete(`/api/claims/drafts/${id}`, { headers });
  expect(answer.status()).toBe(204);
}

test('loses nothing while saving fails', async ({ page, context }) => {
  await signUp(page, newAddress());
  await page.getByLabel('Description').fill('Before');
  await whenSaved(page);
  await context.setOffline(true);
  await page.getByLabel('Description').fill('Written on a train');
  await expect(page.getByText('Not saved: we cannot reach Plainclaim, trying again')).toBeVisible();
  await context.setOffline(false);
  await whenSaved(page);

  // A reload while the server is away: the text comes back, and is saved once it can be.
  await page.route('**/api/claims/drafts/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await page.getByLabel('Description').fill('Written in a tunnel');
  await expect(page.getByText(/^Not saved/)).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Written in a tunnel');
  await page.unroute('**/api/claims/drafts/*');
  await whenSaved(page);
  await page.evaluate(() => window.sessionStorage.clear());
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Written in a tunnel');
});

test('takes evidence that is what it says it is, and says why not otherwise', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).searchParams.get('name');
    if (request.method() === 'POST' && name) sent.push(name);
  });
  await signUp(page, newAddress());
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await page
    .getByLabel('Choose files')
    .setInputFiles([
      pdfFile('order.pdf', megabytes(9.9)),
      pngFile('photo.png'),
      pdfFile('plans.pdf', megabytes(10.1)),
      renamedProgram('invoice.pdf'),
    ]);
  await expect(row('order.pdf')).toContainText('Uploaded, 9.90 MB');
  await expect(row('photo.png')).toContainText('Uploaded, 0.01 MB');
  await expect(row('plans.pdf')).toContainText('Not added: The file is larger than 10MB.');
  await expect(row('invoice.pdf')).toContainText(
    'Not added: What is inside this file is not what its name says.',
  );
  expect(sent.toSorted()).toEqual(['invoice.pdf', 'order.pdf', 'photo.png']);

  // Restored with the draft; the picture comes from the server now.
  await page.waitForURL(/draft=/);
  await page.reload();
  await expect(row('order.pdf')).toContainText('Uploaded');
  const picture = row('photo.png').locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(10);
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Remove order.pdf' }).click();
  await expect(row('order.pdf')).toHaveCount(0);
  await removed;
  await page.reload();
  await expect(row('photo.png')).toBeVisible();
  await expect(row('order.pdf')).toHaveCount(0);

  // Lost on the way, tried again, and dropped instead of picked.
  await page.route('**/documents?*', (route) => route.abort());
  await drop(page, 'letter.pdf');
  await expect(row('letter.pdf')).toContainText('Not added: We could not reach Plainclaim.');
  await page.unroute('**/documents?*');
  await press(page, 'Try again to add letter.pdf');
  await expect(row('letter.pdf')).toContainText('Uploaded');
});

/** As from the desktop: the browser hands the page a list of files. */
async function drop(page: Page, name: string): Promise<void> {
  const { buffer } = pdfFile(name);
  const transfer = await page.evaluateHandle(
    ({ name, text }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name, { type: 'application/pdf' }));
      return transfer;
    },
    { name, text: buffer.toString('latin1') },
  );
  await page.getByText('Choose files').dispatchEvent('drop', { dataTransfer: transfer });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

  test('keeps the buttons at hand and everything in view, step by step', async ({ page }) => {
    await signUp(page, newAddress());
    const fits = async (step: string) => {
      await expect(stepHeading(page, step)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, step);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await isScrollingSideways(page), `${step} scrolls sideways`).toBe(false);
      await page.setViewportSize({ width: 375, height: 700 });
    };
    await fits('Claim details');
    // By keyboard, nothing hides behind the buttons.
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

test('can be gone through by keyboard alone', async ({ page }) => {
  await signUp(page, newAddress());
  await page.goto('about:blank');
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
