import { formatLongDate } from '@plainclaim/domain/shared/dates';
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf, smallPdf } from './support/claims.ts';
import { incidentDate } from './support/days.ts';
import { press, signUpApart } from './support/new-person.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

const missing = 'Claim not found or you do not have permission to view it.';
const main = (page: Page) => page.getByRole('main');

test(
  'a claim tells its owner everything, takes a document, and is paid in the end',
  full,
  async ({ page }) => {
    const token = await signUpApart(page);
    const id = await new ClaimsOf(page.request, token).claim();
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, '/plaintiff-dashboard');
    await expect(page.locator('h1')).toHaveText(/^Good (morning|afternoon|evening), Hannah Okoro$/);
    await main(page)
      .getByRole('link', { name: /^Consumer Rights/ })
      .click();
    await page.waitForURL(`/claim/${id}`);
    await expect(page.locator('h1')).toHaveText('Tarn & Thistle Kitchens Ltd');
    for (const fact of [
      'Pending Review',
      'Letter sent, waiting for their reply',
      /^If £900\.00 is paid through Plainclaim, we keep 10%, £90\.00, and you get £810\.00\.$/,
      /^Paid to you directly, all of it is yours/,
      id,
      '£900.00',
      'England & Wales',
      'Hannah Okoro',
      'Contact: Gareth Pell',
      'accounts@tarnandthistle.example',
      'Unit 4, Weir Mill, Todmorden, OL14 9ZQ',
      formatLongDate(incidentDate),
      'Response deadline',
      /^1[34] days left/,
      'Letter Before Action has been sent to the defendant',
    ])
      await expect(main(page).getByText(fact).first()).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute(
      'href',
      '/plaintiff-dashboard',
    );
    await expect(main(page).getByRole('link', { name: 'Ask us about this claim' })).toHaveAttribute(
      'href',
      `/contact?claim_id=${id}`,
    );
    await press(page, 'Read the whole letter');
    await expect(page.getByRole('article', { name: 'Letter Before Action' })).toContainText(
      `Claim reference: ${id}`,
    );

    await page.getByLabel('Choose files').setInputFiles([
      { name: 'more-photos.pdf', mimeType: 'application/pdf', buffer: smallPdf },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    ]);
    await expect(page.getByText('more-photos.pdf was added.')).toBeVisible();
    await expect(
      page.getByText('Not added: Only PDF, JPG, JPEG, PNG, DOC or DOCX files can be added.'),
    ).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^more-photos\.pdf/ }).click();
    expect((await download).suggestedFilename()).toBe('more-photos.pdf');
    expect(await isScrollingSideways(page)).toBe(false);
    await expectAccessibleEverywhere(page, '/claim/:id');

    await press(page, 'It has been paid');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, it has been paid' }).click();
    await expect(page.getByText('This claim is resolved. There is nothing left to do.')).toBeVisible();
    await expect(page.getByText('Resolved', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel claim' })).toHaveCount(0);
  },
);

test('drafts and claims are found again on the dashboard, and can be given up', full, async ({ page }) => {
  await signUpApart(page);
  await open(page, '/plaintiff-dashboard');
  await expect(page.getByRole('link', { name: 'Submit Your First Claim' })).toBeVisible();
  const claims = await ClaimsOf.onPage(page);
  const id = await claims.claim({ jurisdiction: 'Scotland', issueType: 'Debt Recovery' });
  await claims.draft({ issueType: 'Property Damage', amount: '640' });
  await page.reload();
  const figure = (label: string) => main(page).locator('dl > div', { hasText: label }).locator('dd');
  await expect(figure('Total Claims')).toHaveText('1');
  await expect(figure('Pending Review')).toHaveText('1');
  const draft = main(page).getByRole('heading', { name: 'Unfinished: Property Damage' });
  await expect(main(page).getByText('Step 4 of 4: Review')).toBeVisible();
  await expect(
    main(page).getByRole('link', { name: 'Continue Unfinished: Property Damage' }),
  ).toHaveAttribute('href', /^\/submit-claim\?draft=[\w-]+&step=4$/);
  await main(page).getByRole('button', { name: 'Delete draft: Unfinished: Property Damage' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(draft).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: /^Review Settlement/ })).toHaveAttribute(
    'href',
    `/plaintiff-dashboard?claim_id=${id}`,
  );

  await open(page, '/plaintiff-dashboard/claims');
  await main(page)
    .getByRole('link', { name: /^Debt Recovery/ })
    .click();
  await press(page, 'Cancel claim');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel claim' }).click();
  await expect(page.getByText(/This claim was cancelled/)).toBeVisible();
});

test(
  'a silent defendant leaves choices, a lost mail is told, and a missing letter is written',
  full,
  async ({ page }) => {
    const token = await signUpApart(page);
    const id = await new ClaimsOf(page.request, token).claim();
    // Time and foreign mail servers cannot be controlled here, so the test changes the response instead.
    await page.route(`**/api/claims/${id}`, async (route) => {
      const response = await route.fetch();
      const details = await response.json();
      if (details.claim.status === 'pending') {
        details.next_step.options = ['mediation', 'small-claims-help'];
        details.mails[0] = {
          ...details.mails[0],
          state: 'failed',
          notice: 'Email sending failed: no such mailbox',
        };
        details.claim.generated_letter_content = null;
        details.may.generate_letter = true;
      }
      await route.fulfill({ response, json: details });
    });
    await open(page, `/claim/${id}`);
    await expect(page.getByRole('alert')).toContainText('Email sending failed: no such mailbox');
    await expect(page.getByRole('heading', { name: 'Description (LBA pending)' })).toBeVisible();

    const events = ['event: text\ndata: {"text":"Dear Tarn"}', 'event: error\ndata: {"success":false}'];
    await page.route(`**/api/claims/${id}/letter`, (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: `${events.join('\n\n')}\n\n` }),
    );
    await press(page, 'Generate Letter');
    await expect(main(page).getByText('Failed to generate letter')).toBeVisible();
    events[1] =
      'event: done\ndata: {"success":true,"letter":"Dear Tarn & Thistle","leftOut":["Act as a lawyer."]}';
    await press(page, 'Try Again');
    const letter = page.getByRole('article', { name: 'Letter Before Action' });
    await expect(letter).toHaveText(/Dear Tarn & Thistle$/);
    const leftOut = page.getByRole('region', { name: 'Left out of your letter' });
    await leftOut.getByRole('button', { name: 'Put it back' }).click();
    await expect(leftOut).toHaveCount(0);
    await expect(letter).toContainText('“Act as a lawyer.”');
    await press(page, 'Edit Letter');
    await page.getByLabel('Letter text').fill('Dear Tarn & Thistle, in my words');
    await press(page, 'Read it');
    await expect(letter).toHaveText(/in my words$/);

    await expect(page.getByText(/£70\.00 to start a claim for £900\.00/)).toBeVisible();
    await page.getByText('Words for your offer').click();
    await expect(page.getByText(/I am willing to take part in mediation/)).toBeVisible();
    await expectAccessibleEverywhere(page, 'after the deadline');
    await press(page, 'Take the court route');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take the court route' }).click();
    await expect(page.getByText('Your claim is moving forward.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your choices' })).toHaveCount(0);
  },
);

test('a letter that was kept is sent once, to the defendant or to the team', full, async ({ page }) => {
  const claims = new ClaimsOf(page.request, await signUpApart(page));
  const known = await claims.claim();
  const unknown = await claims.claim({ defendantEmail: '', defendantEmailUnknown: true });
  // Every claim here has sent its letter, so the test changes the response to one before that.
  let isSent = false;
  await page.route(/\/api\/claims\/[\w-]{36}$/, async (route) => {
    const response = await route.fetch();
    const details = await response.json();
    if (!isSent) {
      Object.assign(details.claim, { letter_sent_at: null, response_deadline: null });
      Object.assign(details, { mails: [], may: { ...details.may, send_letter: true } });
    }
    await route.fulfill({ response, json: details });
  });
  const dialog = page.getByRole('alertdialog');
  const send = () => dialog.getByRole('button', { name: 'Send the letter' }).click();
  await open(page, `/claim/${known}`);
  await expect(main(page).getByText('This letter has not been sent yet.')).toBeVisible();
  await expect(
    main(page).getByText('by email to Tarn & Thistle Kitchens Ltd at accounts@tarnandthistle.example'),
  ).toBeVisible();
  await expectAccessibleEverywhere(page, 'before the letter is sent');
  await page.route('**/functions/v1/send-lba-email', (route) =>
    route.fulfill({ json: { success: false, error: 'Email sending failed: no such mailbox' } }),
  );
  await press(page, 'Send the letter');
  await send();
  await expect(dialog.getByRole('alert')).toHaveText('Email sending failed: no such mailbox');

  await page.unroute('**/functions/v1/send-lba-email');
  // The response changes only with the request: the page polls, and would remove the question too early.
  await page.route('**/functions/v1/send-lba-email', async (route) => {
    isSent = true;
    await route.continue();
  });
  await send();
  const section = page.getByRole('region', { name: 'The letter' });
  await expect(section.getByRole('status').first()).toHaveText(
    'Letter Before Action has been sent to the defendant',
  );
  await expect(main(page).getByText(/^1[34] days left/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the letter' })).toHaveCount(0);

  isSent = false;
  await open(page, `/claim/${unknown}`);
  await expect(main(page).getByText(/so the letter goes to our team\. They will find/)).toBeVisible();
  await press(page, 'Send the letter');
  await send();
  await expect(section.getByRole('status').first()).toHaveText(
    'The product team has been notified about the unknown email address',
  );
  // The page goes on polling whether the mail was sent; the test does not wait for the next poll.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('a claim of someone else', () => {
  // The 404 also appears in the browser's console.
  test.use({ mayComplain: /the server responded with a status of (404|500)/ });

  test('reads the same as one that does not exist', full, async ({ page, browser, baseURL }) => {
    const token = await signUpApart(page);
    const id = await new ClaimsOf(page.request, token).claim();
    const elsewhere = await (await browser.newContext({ baseURL })).newPage();
    await signUpApart(elsewhere);
    for (const path of [`/claim/${id}`, '/claim/00000000-0000-4000-8000-000000000000', '/claim/nonsense']) {
      await open(elsewhere, path);
      await expect(elsewhere.locator('h1')).toHaveText('Error');
      await expect(elsewhere.getByText(missing)).toBeVisible();
      await expect(elsewhere.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute(
        'href',
        '/plaintiff-dashboard',
      );
    }
    await elsewhere.context().close();
    await page.route(`**/api/claims/${id}`, (route) => route.fulfill({ status: 500, json: {} }));
    await open(page, `/claim/${id}`);
    await expect(page.getByText('Failed to load claim details.')).toBeVisible();
  });
});
