import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from './support/axe.ts';
import { ClaimsOf } from './support/claims.ts';
import { consentCookie } from './support/consent.ts';
import { letTheMinutePass } from './support/held-acts.ts';
import { newestMail } from './support/mailbox.ts';
import { newAddress, newName, password } from './support/new-person.ts';
import { AdminOf } from './support/offers.ts';
import { isScrollingSideways, open } from './support/page.ts';
import { expect, full, test } from './support/test.ts';

// The errors these tests provoke also appear in the browser's console.
test.use({ signedInAs: 'admin', mayComplain: /the server responded with a status of [45]\d\d/ });
// Slow: each test is a journey of two or three users.
test.slow();

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const review = (claimId: string) => `/plaintiff-dashboard?claim_id=${claimId}`;

type Claimant = { context: BrowserContext; page: Page; email: string; claims: ClaimsOf };

/** A claimant with a browser context of their own, beside the admin's. Other tests cover signing up. */
async function newClaimant(browser: Browser, baseURL = ''): Promise<Claimant> {
  const email = newAddress();
  const visitor = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
  const data = { role: 'plaintiff', full_name: 'Hannah Okoro' };
  const answer = await visitor.request.post('/auth/v1/signup', { data: { email, password, data } });
  const session = await answer.json();
  await visitor.close();
  const localStorage = [{ name: 'plainclaim-auth', value: JSON.stringify(session) }];
  const origins = [{ origin: new URL(baseURL).origin, localStorage }];
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins } });
  await context.addCookies([consentCookie(baseURL)]);
  const page = await context.newPage();
  return { context, page, email, claims: new ClaimsOf(page.request, session.access_token) };
}

/** Fails one request, so that a retry succeeds. */
const failOnce = (page: Page, address: string, message: string) =>
  page.route(
    address,
    (route) => route.fulfill({ status: 500, json: { error: { code: 'internal', message } } }),
    { times: 1 },
  );

/** Presses a button, and its namesake in the dialog that follows. */
async function answer(page: Page, verb: 'Accept Settlement' | 'Reject Settlement') {
  await button(page, verb).click();
  await page.getByRole('alertdialog').getByRole('button', { name: verb }).click();
}

test('an offer is recorded, mailed, looked at in two tabs, and accepted once', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const claimant = await newClaimant(browser, baseURL);
  const plaintiffName = newName('Rosalind');
  const id = await claimant.claims.claim({ plaintiffName, plaintiffEmail: claimant.email });
  await open(page, '/admin/dashboard');
  await (await AdminOf.onPage(page)).reply(id, 'I can pay £600 but no more than that.');
  await page.reload();

  const row = main(page).getByRole('row').filter({ hasText: plaintiffName });
  await row.getByRole('button', { name: /^Settlement Offer/ }).click();
  const modal = page.getByRole('dialog', { name: 'Settlement offer' });
  const amount = modal.getByLabel('Settlement amount');
  await expect(amount).toHaveAttribute('type', 'number');
  await expect(amount).toHaveAttribute('step', '0.01');
  await expect(amount).toHaveAttribute('min', '0');
  const look = modal.getByRole('button', { name: 'See what will be sent' });
  const send = modal.getByRole('button', { name: 'Send Settlement Offer' });
  await amount.fill('0');
  await look.click();
  const wrong = modal.getByText('Please enter a valid positive number for the settlement amount.');
  await expect(wrong).toBeVisible();
  await expect(wrong).toBeHidden();
  await amount.fill('900.01');
  await look.click();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(
    modal.getByText('The claim is for £900.00, so no more than that can be offered.').first(),
  ).toBeVisible();
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
  // Put right while the refusal is still shown: it goes with what it refused, and not along to the preview.
  const tooMuch = modal.getByText('no more than that can be offered').first();
  await amount.fill('900.01');
  await look.click();
  await expect(tooMuch).toBeVisible();
  await amount.fill('600.5');
  expect(await amount.getAttribute('aria-invalid')).not.toBe('true');
  await look.click();
  await modal.getByRole('button', { name: 'Change the offer' }).waitFor();
  expect(await modal.getByText(/no more than that can be offered|Failed to send/).count()).toBe(0);
  await modal.getByRole('button', { name: 'Change the offer' }).click();
  await amount.fill('600.5');
  await expect(modal.getByText('This leaves £299.50 (33.3%) unpaid.')).toBeVisible();
  await modal.getByLabel(/^Defendant message/).fill('It is all that we can pay this year.');
  await modal.getByLabel(/^Admin notes/).fill('Rang them on Monday.');
  await expectAccessible(page, 'the settlement-offer modal');
  await look.click();
  for (const words of [plaintiffName, '£900.00', '£600.50', '£60.05', '£540.45'])
    await expect(modal.getByText(words, { exact: true })).toBeVisible();
  await expect(modal.getByLabel('What the claimant will be sent')).toHaveValue(
    /offers £600\.50[\s\S]*It is all that we can pay this year\.[\s\S]*you get\s+£540\.45/,
  );
  await expectAccessible(page, 'the preview of a settlement offer');
  await modal.getByRole('button', { name: 'Change the offer' }).click();
  await expect(amount).toHaveValue('600.5');
  await look.click();
  await failOnce(page, '**/functions/v1/handle-settlement-offer', 'The line was cut.');
  await send.click();
  const failed = modal.getByText('Failed to send settlement offer: The line was cut.');
  await expect(failed).toBeVisible();
  await expect(failed).toBeHidden();
  await send.click();
  await expect(modal.getByText('Settlement offer of £600.50 processed successfully!')).toBeVisible();
  await expect(modal).toBeHidden();

  const mail = await newestMail(request, claimant.email, /offers £600\.50/);
  const link = /https?:\/\/\S+\/plaintiff-dashboard\?claim_id=[\w-]+/.exec(mail.text)?.[0] ?? '';
  expect(link).toContain(review(id));
  const mine = claimant.page;
  // While the admin can withdraw it, the claimant sees nothing of it.
  await open(mine, review(id));
  await expect(main(mine).getByRole('heading', { level: 1 })).toHaveText('No offer yet');
  await open(page, `/admin/claim-review/${id}`);
  const recorded = page.getByRole('region', { name: 'Settlement offers' });
  await expect(recorded.getByText(/^The claimant sees this from \d\d:\d\d:\d\d\. /)).toBeVisible();
  await expectAccessible(page, 'an offer that the claimant does not see yet');
  await letTheMinutePass(id);
  await open(mine, '/plaintiff-dashboard');
  await expect(main(mine).getByText('You have an offer: Tarn & Thistle Kitchens Ltd')).toBeVisible();
  await open(mine, `/claim/${id}`);
  const theirs = main(mine).getByRole('region', { name: 'What Tarn & Thistle Kitchens Ltd wrote' });
  await expect(theirs.getByText('I can pay £600 but no more than that.')).toBeVisible();
  await expectAccessible(mine, 'a claim with a reply');
  await main(mine).getByRole('link', { name: 'Review Settlement' }).click();
  await mine.waitForURL(review(id));
  const otherTab = await claimant.context.newPage();
  await open(otherTab, new URL(link).pathname + new URL(link).search);

  await expect(mine.locator('h1')).toHaveText('Settlement offer');
  for (const words of [
    id,
    '£900.00',
    '£600.50',
    '£299.50',
    '33.3% of your claim',
    plaintiffName,
    'Tarn & Thistle Kitchens Ltd',
    'Consumer Rights',
    'England & Wales',
    'It is all that we can pay this year.',
  ])
    await expect(main(mine).getByText(words, { exact: true }).first()).toBeVisible();
  await expect(main(mine).getByText(/^SET-\d{4}-[2-9A-Z]{6}$/)).toBeVisible();
  await expect(main(mine).getByText(/^[A-Z][a-z]{2} \d{2}, \d{4} at \d{1,2}:\d{2} [AP]M$/)).toBeVisible();
  await expect(main(mine)).not.toContainText('Rang them on Monday.');
  for (const name of ['Settlement terms', 'Important information', 'Accept the offer', 'Reject the offer'])
    await expect(main(mine).getByRole('heading', { name })).toBeVisible();
  await expect(main(mine).getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
  await expectAccessibleEverywhere(mine, 'the settlement review');
  expect(await isScrollingSideways(mine)).toBe(false);

  await expect(button(otherTab, 'Reject Settlement')).toBeVisible();
  await failOnce(mine, '**/api/settlements/*/accept', 'Oh dear.');
  await answer(mine, 'Accept Settlement');
  await expect(mine.getByText('Failed to accept settlement. Please try again.')).toBeVisible();
  await mine.getByRole('alertdialog').getByRole('button', { name: 'Accept Settlement' }).click();
  const accepted = /^You accepted this settlement offer on /;
  await expect(main(mine).getByText(accepted)).toBeVisible();
  await expect(button(mine, 'Accept Settlement')).toHaveCount(0);
  await expect(button(mine, 'Reject Settlement')).toHaveCount(0);
  await expect(main(mine).getByRole('heading', { name: 'What you agreed' })).toBeVisible();
  await expect(main(mine)).not.toContainText('If you accept');
  await expectAccessible(mine, 'an accepted settlement');

  // The other tab still shows the buttons. Its answer comes second, and the tab then shows the first.
  await answer(otherTab, 'Reject Settlement');
  await expect(main(otherTab).getByText(accepted)).toBeVisible();
  await expect(button(otherTab, 'Reject Settlement')).toHaveCount(0);
  await newestMail(request, claimant.email, /^You accepted £600\.50/);
  const asked = new RegExp(`^Payment of £600\\.50 to ${plaintiffName}`);
  await newestMail(request, 'accounts@tarnandthistle.example', asked);

  await open(page, `/admin/claim-review/${id}`);
  const offers = page.getByRole('region', { name: 'Settlement offers' });
  await expect(offers.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(offers.getByText('Notes: Rang them on Monday.')).toBeVisible();
  await expect(offers.getByText('The claim is payment pending.')).toBeVisible();
  await claimant.context.close();
});

test(
  'a rejected offer leads to court up to £10,000 and to a solicitor above it',
  full,
  async ({ page, browser, baseURL, request }) => {
    const claimant = await newClaimant(browser, baseURL);
    const stranger = await newClaimant(browser, baseURL);
    const mine = claimant.page;
    const small = await claimant.claims.claim({ amount: '10,000', plaintiffEmail: claimant.email });
    const large = await claimant.claims.claim({ amount: '10,000.01', plaintiffEmail: claimant.email });
    await open(mine, review(small));
    await expect(main(mine).getByRole('heading', { level: 1 })).toHaveText('No offer yet');
    await expect(main(mine).getByText('No settlement offer found for this claim.')).toBeVisible();
    await expect(main(mine).getByRole('alert')).toHaveCount(0);
    await open(page, '/admin/claims-with-responses');
    const admin = await AdminOf.onPage(page);
    await admin.offer(small, 4000);
    await admin.offer(large, 4000);

    await open(stranger.page, review(small));
    await expect(main(stranger.page).getByRole('alert')).toHaveText(
      'You do not have permission to view this settlement offer.',
    );

    await open(mine, review(small));
    // A better offer is shown while the page is open: an answer to the old one is refused.
    await expect(button(mine, 'Reject Settlement')).toBeVisible();
    await admin.offer(small, 5000);
    await answer(mine, 'Reject Settlement');
    await expect(
      main(mine).getByText('A newer offer has taken the place of the one you were looking at.'),
    ).toBeVisible();
    await expect(main(mine).getByText('£5,000.00', { exact: true }).first()).toBeVisible();
    await answer(mine, 'Reject Settlement');
    await expect(main(mine).getByText(/^You rejected this settlement offer on /)).toBeVisible();
    await expect(main(mine).getByText(/Your claim proceeds to small claims court\./)).toBeVisible();
    await expect(button(mine, 'Ask for a solicitor')).toHaveCount(0);
    await newestMail(request, 'accounts@tarnandthistle.example', new RegExp(`not accepted.*${small}`));
    await main(mine).getByRole('link', { name: 'See how to take it to court' }).click();
    await mine.waitForURL(`/claim/${small}`);
    await expect(main(mine).getByRole('button', { name: 'Take the court route' })).toBeVisible();
    await expect(main(mine).getByText(/^There is one way on\. You turned the offer down/)).toBeVisible();

    await open(mine, review(large));
    await failOnce(mine, '**/api/settlements/*/reject', 'Oh dear.');
    await answer(mine, 'Reject Settlement');
    await expect(mine.getByText('Failed to reject settlement. Please try again.')).toBeVisible();
    await mine.getByRole('alertdialog').getByRole('button', { name: 'Reject Settlement' }).click();
    await expect(
      main(mine).getByText('Your claim is above £10,000, so a solicitor is arranged for you.'),
    ).toBeVisible();
    await expectAccessible(mine, 'a rejected settlement');
    await button(mine, 'Ask for a solicitor').click();
    await expect(main(mine).getByText(/^You asked for a solicitor on /)).toBeVisible();
    await mine.reload();
    await expect(main(mine).getByText(/^You asked for a solicitor on /)).toBeVisible();
    await expect(button(mine, 'Ask for a solicitor')).toHaveCount(0);
    await Promise.all([claimant.context.close(), stranger.context.close()]);
  },
);
