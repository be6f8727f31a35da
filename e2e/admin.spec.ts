import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { newName, press } from './support/new-person.ts';
import { AdminOf } from './support/offers.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { newClaimant } from './support/payments.ts';
import { expect, full, test } from './support/test.ts';

// The errors these tests provoke also appear in the browser's console.
test.use({ signedInAs: 'admin', mayComplain: /the server responded with a status of [45]\d\d/ });

const main = (page: Page) => page.getByRole('main');

/** A claim with a plaintiff's name that no other test searches for. */
async function claimOfStranger(request: APIRequestContext, plaintiffName: string): Promise<string> {
  const { session } = await newClaimant(request);
  return await new ClaimsOf(request, session.access_token).claim({ plaintiffName });
}

/** It asks first, and says what the claimant will read. */
async function markAsDispute(page: Page): Promise<void> {
  await press(page, 'Mark as Dispute');
  const asked = page.getByRole('alertdialog', { name: 'Mark this claim as a dispute?' });
  await asked.getByRole('button', { name: 'Mark as a dispute' }).click();
  await expect(page.getByText('Marked as a dispute.')).toBeVisible();
}

/** In the table of newest responses, a reply without a claim has a button to match it. */
async function matchByHand(page: Page, subject: string, claimId: string): Promise<void> {
  const row = main(page).getByRole('row').filter({ hasText: subject });
  await row.getByRole('button', { name: /^Match/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Is this from the defendant?' });
  await dialog.getByLabel('Find the claim').fill('no claim of ours');
  await expect(dialog.getByText('No claim was found.')).toBeVisible();
  await dialog.getByLabel('Find the claim').fill(claimId);
  await dialog.getByRole('button', { name: /Tarn & Thistle Kitchens Ltd/ }).click();
  await dialog.getByRole('button', { name: 'Yes, it is from the defendant' }).click();
  await expect(row.getByRole('link', { name: 'Tarn & Thistle Kitchens Ltd' })).toBeVisible();
}

test('a reply typed in by hand is seen in the list, the review and the responses', async ({
  page,
  request,
}) => {
  test.slow();
  const plaintiff = newName('Ottoline');
  const parties = `${plaintiff} v Tarn & Thistle Kitchens Ltd`;
  const id = await claimOfStranger(request, plaintiff);

  await open(page, `/admin/claims/pending?search=${encodeURIComponent(plaintiff)}`);
  await expect(main(page).getByRole('link', { name: parties })).toHaveAttribute('href', `/claim/${id}`);
  await expect(main(page).getByText(/^1[34] days left/)).toBeVisible();

  await open(page, '/admin/claims');
  await expect(page).toHaveURL('/admin/claims/all');
  await open(page, '/admin');
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.locator('h1')).toHaveText('Admin Dashboard');
  await press(page, 'Process reply');
  await expect(page.getByText('Email Subject, Body, and Sender Email cannot be empty.')).toBeVisible();
  await page.getByLabel('Email Subject').fill(`Re: Claim ID: ${id}`);
  await page.getByLabel('Sender Email').fill('gareth@tarnandthistle.example');
  await page.getByLabel('Email Body').fill('I will pay. But I need more information about the sum.');
  // A double click records it once, and is not told that it was recorded before.
  await page.getByRole('button', { name: 'Process reply' }).dblclick();
  const saved = page.getByText('Email processed and saved successfully!');
  await expect(saved).toBeVisible();
  await expect(saved).toBeHidden();
  await expectAccessibleEverywhere(page, 'the admin dashboard');
  expect(await isScrollingSideways(page)).toBe(false);

  await open(page, `/admin/claims/responded?search=${encodeURIComponent(plaintiff)}`);
  await main(page).getByRole('link', { name: parties }).click();
  await page.waitForURL(`/admin/claim-review/${id}`);
  await expect(page.locator('h1')).toHaveText(parties);
  const reply = page.getByRole('article', { name: 'Defendant response' });
  for (const words of ['PAYMENT', 'MEDIUM CONFIDENCE', 'MANUAL REVIEW', 'gareth@tarnandthistle.example'])
    await expect(reply.getByText(words, { exact: true })).toBeVisible();
  await expect(reply.locator('mark')).toHaveText([/^I will pay/, /^more information/]);
  await expect(
    page.getByText('Defendant appears willing to pay. Consider sending payment link.'),
  ).toBeVisible();

  await open(page, '/admin/claims-with-responses');
  const card = page.getByRole('article', { name: parties });
  await expect(card.getByLabel('Text of the response')).toHaveValue(/^I will pay/);
  await expectAccessibleEverywhere(page, 'claims with responses');
  await card.getByRole('link', { name: 'View Claim' }).click();
  await page.waitForURL(`/admin/claim-review/${id}`);
});

test(
  'a reply that names no claim is refused with a reason, kept, and matched by hand',
  full,
  async ({ page, request }) => {
    test.slow();
    const plaintiff = newName('Clementine');
    const id = await claimOfStranger(request, plaintiff);
    await open(page, '/admin/dashboard');
    // A refusal gives its reason, leaves the form filled in, and disappears like every other message.
    await page.getByLabel('Email Subject').fill(`About ${plaintiff}`);
    await page.getByLabel('Sender Email').fill('gareth@tarnandthistle.example');
    await page.getByLabel('Email Body').fill('I need more information.');
    const refuse = { error: { code: 'conflict', message: 'This has changed.' } };
    await page.route('**/api/admin/replies', (route) => route.fulfill({ status: 409, json: refuse }));
    await press(page, 'Process reply');
    const failed = page.getByText('Failed to process email: This has changed.');
    await expect(failed).toBeVisible();
    await expect(failed).toBeHidden();
    await page.unroute('**/api/admin/replies');
    await press(page, 'Process reply');
    await expect(page.getByText('It names no claim and waits to be matched.')).toBeVisible();
    const row = main(page)
      .getByRole('row')
      .filter({ hasText: `About ${plaintiff}` });
    for (const name of ['Settlement Offer', 'Send Payment Link']) {
      await row.getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Match first');
      await dialog
        .getByRole('button', { name: /^(Close|OK)$/ })
        .last()
        .click();
    }
    await matchByHand(page, `About ${plaintiff}`, id);
  },
);

test('a claim is assessed, noted and remembered', full, async ({ page, request }) => {
  test.slow();
  const id = await claimOfStranger(request, newName('Barnaby'));
  await open(page, `/admin/claim-review/${id}`);
  await expect(page.getByText('No response has been received from the defendant yet.')).toBeVisible();
  await page.getByRole('radio', { name: 'Unclear' }).click();
  await expect(page.getByText('Your answer is saved.')).toBeVisible();
  await press(page, 'Mark as Dispute');
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('No e-mail is sent.');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Mark as Dispute' })).toBeFocused();
  await markAsDispute(page);
  // The button that was pressed is now the way back, and keeps the focus.
  await expect(page.getByRole('button', { name: 'Take Back the Dispute Mark' })).toBeFocused();
  // Without a reply there is nothing to clarify.
  await expect(page.getByRole('button', { name: 'Request Clarification' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await (await AdminOf.onPage(page)).reply(id, 'Perhaps.');
  await page.reload();
  await press(page, 'Request Clarification');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send the e-mail' }).click();
  await expect(page.getByText('The defendant is asked by e-mail to explain, in a minute.')).toBeVisible();
  await press(page, 'Escalate to Legal');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send the e-mail' }).click();
  await expect(
    page.getByText('The claimant is asked by e-mail to agree to a solicitor, in a minute.'),
  ).toBeVisible();
  await press(page, 'Save Notes');
  await expect(page.getByText('Please write a note first.')).toBeVisible();
  await page.getByPlaceholder('Add notes about this claim and response...').fill('Rang twice, no answer.');
  await press(page, 'Save Notes');
  await expect(page.getByText('Notes saved.')).toBeVisible();
  await page.reload();
  await expect(main(page).getByText('Rang twice, no answer.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Unclear' })).toBeChecked();
  await expect(page.getByRole('list', { name: 'Everything that happened' })).toContainText(
    'Clarification requested from the defendant',
  );
  await expectAccessibleEverywhere(page, 'the review');
  expect(await isScrollingSideways(page)).toBe(false);
});

test('the figures of the dashboard open as many claims as they count', full, async ({ page, request }) => {
  test.slow();
  const id = await claimOfStranger(request, newName('Lavinia'));
  await open(page, `/admin/claim-review/${id}`);
  await markAsDispute(page);
  for (const [label, address] of [
    ['Overdue Claims', '/admin/claims/approaching-deadlines?only=overdue'],
    ['Approaching Deadlines', '/admin/claims/approaching-deadlines?only=due'],
    ['Marked as Dispute', '/admin/claims/all?only=disputed'],
  ] as const) {
    // Other tests add claims meanwhile: then the figure is read again.
    await expect(async () => {
      await open(page, '/admin/dashboard');
      const figure = page
        .getByRole('term')
        .filter({ hasText: label })
        .locator('xpath=following-sibling::dd[1]');
      const counted = Number(await figure.innerText());
      await page.getByRole('link', { name: new RegExp(`: ${label}$`) }).click();
      await page.waitForURL(address);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      const rows = main(page)
        .getByRole('table')
        .getByRole('row')
        .filter({ has: page.getByRole('cell') });
      if (counted === 0) await expect(main(page).getByText('No claims found')).toBeVisible();
      else await expect(rows).toHaveCount(counted, { timeout: 5000 });
    }).toPass({ timeout: 60_000 });
  }
});

test(
  'a mark as a dispute shows in the lists and the figures until it is taken back',
  full,
  async ({ page, request }) => {
    test.slow();
    const plaintiff = newName('Peregrine');
    const id = await claimOfStranger(request, plaintiff);
    const listed = `/admin/claims/all?only=disputed&search=${encodeURIComponent(plaintiff)}`;
    const parties = main(page).getByRole('link', { name: `${plaintiff} v Tarn & Thistle Kitchens Ltd` });
    await open(page, `/admin/claim-review/${id}`);
    await markAsDispute(page);
    const badge = main(page).getByText('Marked as dispute', { exact: true });
    await expect(badge).toBeVisible();
    await expect(page.getByRole('list', { name: 'Everything that happened' })).toContainText(
      'Marked as a dispute',
    );
    await open(page, '/admin/dashboard');
    await page.getByRole('link', { name: /Marked as Dispute$/ }).click();
    await page.waitForURL('/admin/claims/all?only=disputed');
    await open(page, listed);
    await expect(parties).toBeVisible();
    await expect(badge).toBeVisible();
    await open(page, `/admin/claim-review/${id}`);
    await press(page, 'Take Back the Dispute Mark');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back the mark' }).click();
    await expect(page.getByText('No longer marked as a dispute.')).toBeVisible();
    await expect(badge).toHaveCount(0);
    await open(page, listed);
    await expect(main(page).getByText('No claims found')).toBeVisible();
  },
);

test(
  'an offer is withdrawn before its mail has left, and blocks a payment link until then',
  full,
  async ({ page, request }) => {
    test.slow();
    const id = await claimOfStranger(request, newName('Cressida'));
    await open(page, '/admin/dashboard');
    const admin = await AdminOf.onPage(page);
    await admin.reply(id, 'I can pay £600.');
    await admin.offer(id, 600);
    await open(page, `/admin/claim-review/${id}`);
    await main(page)
      .getByRole('button', { name: /^Send Payment Link/ })
      .click();
    const question = page.getByRole('dialog', { name: 'Send this payment link?' });
    await expect(question.getByText(/An offer of £600\.00 waits for the claimant’s answer/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Send Payment Link' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await question.getByRole('button', { name: 'Cancel' }).click();
    await press(page, 'Withdraw offer');
    const dialog = page.getByRole('dialog', { name: 'Withdraw the offer of £600.00?' });
    await expectAccessibleEverywhere(page, 'the question whether to withdraw an offer');
    await dialog.getByRole('button', { name: 'Withdraw offer' }).click();
    const offers = page.getByRole('region', { name: 'Settlement offers' });
    await expect(offers.getByText('Withdrawn', { exact: true })).toBeVisible();
    await main(page)
      .getByRole('button', { name: /^Send Payment Link/ })
      .click();
    await expect(question.getByText('accounts@tarnandthistle.example')).toBeVisible();
    await expect(question.getByText('The link asks for £900.00, the whole claim.')).toBeVisible();
    await question.getByRole('button', { name: 'Send Payment Link' }).click();
    await expect(page.getByText('✅ Payment link sent successfully!')).toBeVisible();
  },
);
