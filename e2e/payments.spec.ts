import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { changeDatabase } from './support/database.ts';
import { mailsTo, newestMail } from './support/mailbox.ts';
import { isScrollingSideways, open, whenHydrated } from './support/page.ts';
import { claimWithReply, demoAdmin, linkTo, newBrowser, newClaimant, sendLink } from './support/payments.ts';
import { full, expect as shortExpect, test } from './support/test.ts';

// Slow: several users, mails and payments on one machine.
test.slow();
// The errors these tests provoke also appear in the browser's console.
test.use({ signedInAs: 'admin', mayComplain: /the server responded with a status of [45]\d\d/ });

// Payments wait for a card provider, mails and workers.
const expect = shortExpect.configure({ timeout: 30_000 });

const main = (page: Page) => page.getByRole('main');
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay £[\d,.]+ by card$/ });
const hour = 3_600_000;

async function goToCheckout(page: Page): Promise<void> {
  await payButton(page).click();
  await page.waitForURL(/\/dev\/checkout\//);
}

test('an accepted offer is paid, after a declined card and a walk away, and reaches the claimant', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const admin = await demoAdmin(request);
  const claimant = await newClaimant(request);
  const claim = await claimWithReply(claimant, admin);
  const revenue = async () =>
    (await admin.get<{ stats: { revenue: number } }>('/api/admin/dashboard')).stats.revenue;
  const before = await revenue();

  await admin.post('/functions/v1/handle-settlement-offer', {
    claim_id: claim.id,
    offered_amount: 800,
    defendant_message: 'I can pay this at once.',
    admin_notes: '',
  });
  const { offer } = await claimant.get<{ offer: { id: string } }>(`/api/settlements/${claim.id}`);
  await claimant.post(`/api/settlements/${offer.id}/accept`);
  const link = await linkTo(request, claim.defendantEmail);

  const home = await newBrowser(browser, baseURL, claimant);
  await open(home, `/claim/${claim.id}`);
  const side = home.getByRole('region', { name: 'Payment' });
  await expect(side.getByText(/We asked Tarn & Thistle Kitchens Ltd on .* to pay £800.00/)).toBeVisible();

  const payer = await newBrowser(browser, baseURL);
  const answer = await open(payer, link);
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  });
  await expect(payer.locator('h1')).toHaveText(`Settle the claim by ${claim.plaintiff}`);
  await expect(payer.locator('header, footer')).toHaveCount(0);
  for (const words of ['Consumer Rights', 'Tarn & Thistle Kitchens Ltd', claim.id])
    await expect(main(payer).getByText(words, { exact: true })).toBeVisible();
  expect(await main(payer).innerText()).not.toContain(claim.defendantEmail);
  await expectAccessibleEverywhere(payer, 'a payment link');
  expect(await isScrollingSideways(payer)).toBe(false);

  await goToCheckout(payer);
  await payer.getByRole('button', { name: 'Decline' }).click();
  await expect(payer.getByText('Your card was declined.')).toBeVisible();
  await payer.getByRole('button', { name: 'Abandon' }).click();
  await expect(payer.getByText('Payment was cancelled. You can try again below.')).toBeVisible();
  await expect(payer).toHaveURL(link);

  await whenHydrated(payer);
  await goToCheckout(payer);
  await payer.getByRole('button', { name: 'Pay £800.00' }).click();
  await payer.waitForURL('/pay/success', { timeout: 60_000 });
  await expect(payer.locator('h1')).toHaveText('Payment Successful!');
  for (const words of [
    'Thank you for your payment. Your settlement has been processed successfully.',
    'Payment Confirmed',
    'What Happens Next?',
    'Payment is processed securely by a card payment provider.',
    '£800.00',
  ])
    await expect(main(payer).getByText(words, { exact: true })).toBeVisible();
  await expect(payer.locator('main ol > li')).toHaveCount(4);
  await expectAccessibleEverywhere(payer, 'the confirmation');
  const printed = payer.evaluate(
    () => new Promise<void>((resolve) => window.addEventListener('beforeprint', () => resolve())),
  );
  await payer.getByRole('button', { name: 'Print Confirmation' }).click();
  await printed;
  await payer.emulateMedia({ media: 'print' });
  await expect(payer.getByRole('button', { name: 'Print Confirmation' })).toBeHidden();
  await payer.emulateMedia({ media: 'screen' });
  await open(payer, link);
  await expect(payer.locator('h1')).toHaveText('Payment Successful!');
  const stranger = await payer.context().newPage();
  await open(stranger, '/pay/success');
  await expect(stranger.locator('h1')).toHaveText('No payment to show here');
  await expect(main(stranger)).not.toContainText('Payment Confirmed');
  await stranger.close();

  for (const [address, subject] of [
    [claim.defendantEmail, /^Receipt for £800\.00/],
    [claimant.email, /has paid £800\.00/],
  ] as const) {
    const receipt = await newestMail(request, address, subject);
    const [pdf] = receipt.attachments;
    const file = await request.get(pdf?.href ?? '');
    expect((await file.body()).subarray(0, 5).toString(), `receipt to ${address}`).toBe('%PDF-');
  }
  // Other tests may pay meanwhile, so at least this much.
  await expect.poll(revenue).toBeGreaterThanOrEqual(before + 80);

  await open(home, `/claim/${claim.id}`);
  await expect(main(home).getByText('Resolved', { exact: true })).toBeVisible();
  await expect(side.getByText(/paid £800.00 on .*\. Your claim is resolved\./)).toBeVisible();
  await expect(side.getByText('Your share is £720.00.')).toBeVisible();
  await side.getByLabel('Account holder').fill('Philippa Okoro');
  await side.getByLabel('Sort code').fill('12-34-5');
  await side.getByLabel('Account number').fill('12345678');
  await side.getByRole('button', { name: 'Save bank details' }).click();
  await expect(side.getByText('Enter the 6 digits of the sort code').first()).toBeVisible();
  await side.getByLabel('Sort code').fill('12-34-56');
  await side.getByRole('button', { name: 'Save bank details' }).click();
  await expect(side.getByText('Your bank details are saved.')).toBeVisible();
  await expect(side.getByText('••••5678')).toBeVisible();
  await expectAccessibleEverywhere(home, 'a claim that was paid');

  await open(page, '/admin/payouts');
  const payout = page.getByRole('article', { name: `${claim.plaintiff} v Tarn & Thistle Kitchens Ltd` });
  await expect(payout.getByText('£80.00')).toBeVisible();
  await payout.getByRole('button', { name: 'Show bank details' }).click();
  await expect(payout.getByText('12-34-56')).toBeVisible();
  await expectAccessibleEverywhere(page, 'the payouts');
  expect(await isScrollingSideways(page)).toBe(false);
  await payout.getByRole('button', { name: 'It failed' }).click();
  await page.getByRole('button', { name: 'Mark as failed' }).click();
  await expect(page.getByText('Please say why it failed.')).toBeVisible();
  await page.getByLabel('Reason').fill('The bank does not know this account.');
  await page.getByRole('button', { name: 'Mark as failed' }).click();
  await expect(payout).toHaveCount(0);
  await page.getByRole('tab', { name: 'Failed' }).click();
  await payout.getByRole('button', { name: 'Try again' }).click();
  await expect(payout).toHaveCount(0);
  await page.getByRole('tab', { name: 'Due' }).click();
  await payout.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByLabel('Reference').fill('BACS 4711');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('tab', { name: 'Paid' }).click();
  await expect(payout.getByText('BACS 4711')).toBeVisible();

  await home.reload();
  // The claimant reads nothing of it while it can be taken back without a word to them.
  await expect(side.getByText('Payout due')).toBeVisible();
  const minutePassed = `update payouts set decided_at = decided_at - interval '1 minute' where claim_id = $1`;
  expect(await changeDatabase(minutePassed, [claim.id])).toBe(1);
  await home.reload();
  await expect(side.getByText('We sent £720.00 to your bank account, reference BACS 4711.')).toBeVisible();
  await home.context().close();
  await payer.context().close();
});

test(
  'two tabs that pay at once pay once, and an admin can give it back',
  full,
  async ({ page, request, browser, baseURL }) => {
    const admin = await demoAdmin(request);
    const claimant = await newClaimant(request);
    const claim = await claimWithReply(claimant, admin);
    const link = await sendLink(admin, claim);

    const one = await newBrowser(browser, baseURL);
    const other = await one.context().newPage();
    const tabs = [one, other];
    for (const tab of tabs) await open(tab, link);
    await Promise.all(tabs.map((tab) => goToCheckout(tab)));
    // The slower tab may find the payment made already; either way both end at the confirmation.
    await Promise.all(
      tabs.map(async (tab) => {
        await tab.getByRole('button', { name: 'Pay £900.00' }).click();
        await tab.waitForURL('/pay/success', { timeout: 60_000 });
      }),
    );
    const { payouts } = await admin.get<{ payouts: { claim_id: string }[] }>(
      '/api/admin/payouts?status=due&limit=100',
    );
    expect(payouts.filter(({ claim_id }) => claim_id === claim.id)).toMatchObject([
      { gross: 900, commission: 90, amount: 810 },
    ]);
    await newestMail(request, claim.defendantEmail, /^Receipt for £900\.00/);
    const receipts = (await mailsTo(request, claim.defendantEmail)).filter(({ subject }) =>
      subject.startsWith('Receipt'),
    );
    expect(receipts).toHaveLength(1);

    await open(page, '/admin/payouts');
    const payout = page.getByRole('article', { name: `${claim.plaintiff} v Tarn & Thistle Kitchens Ltd` });
    await expect(payout.getByText('No bank details yet')).toBeVisible();
    await payout.getByRole('button', { name: 'Refund' }).click();
    await expect(page.getByText('The whole £900.00 goes back to the card of')).toBeVisible();
    await page.getByLabel('Reason').fill('Both agreed on it.');
    await page.getByRole('button', { name: 'Refund payment' }).click();
    await expect(payout).toHaveCount(0);
    await page.getByRole('tab', { name: 'Refunded' }).click();
    await expect(payout).toBeVisible();
    await newestMail(request, claim.defendantEmail, /^Refund of £900\.00/);
    await open(other, link);
    await expect(other.locator('h1')).toHaveText('This payment was refunded');
    await expect(main(other)).not.toContainText('Payment Successful');
    await expectAccessibleEverywhere(other, 'a link whose payment was refunded');

    await page.getByRole('button', { name: 'Run now' }).click();
    await expect(page.getByRole('list', { name: 'Last runs, newest first' })).toBeVisible();

    const home = await newBrowser(browser, baseURL, claimant);
    await open(home, `/claim/${claim.id}`);
    await expect(home.getByText(/and it was given back\. Your claim is open again\./)).toBeVisible();
    await home.context().close();
    await one.context().close();
  },
);

test(
  'admins send a link from where they read the reply, to the address they choose',
  full,
  async ({ page, request }) => {
    const admin = await demoAdmin(request);
    const claimant = await newClaimant(request);
    const sender = `gareth-${Date.now()}@elsewhere.example`;
    const stranger = `stranger-${Date.now()}@elsewhere.example`;
    const claim = await claimWithReply(claimant, admin, { sender });

    await open(page, '/admin/claims-with-responses');
    await admin.post('/api/admin/replies', {
      email_subject: 'Your letter',
      email_body: 'I agree to pay.',
      sender_email: stranger,
    });
    const card = page.getByRole('article', { name: `${claim.plaintiff} v Tarn & Thistle Kitchens Ltd` });
    const send = (within = card) => within.getByRole('button', { name: /^Send Payment Link/ });
    await page.route('**/functions/v1/send-payment-link', (route) =>
      route.fulfill({ json: { success: false, error: 'The post is closed.' } }),
    );
    await send().click();
    const dialog = page.getByRole('dialog', { name: 'Where should the payment link go?' });
    await dialog.getByRole('button', { name: 'Send Payment Link' }).click();
    await expect(dialog.getByText('Please choose an address.')).toBeVisible();
    await expectAccessibleEverywhere(page, 'the question where a link goes');
    await dialog.getByRole('radio', { name: sender }).check();
    await dialog.getByRole('button', { name: 'Send Payment Link' }).click();
    const failed = card.getByText('❌ Failed to send payment link');
    await expect(failed).toBeVisible();
    await expect(failed).toBeHidden();

    await open(page, '/admin/dashboard');
    await send(page.getByRole('row').filter({ hasText: stranger })).click();
    await expect(
      page.getByText('Missing claim details (ID, email, or amount) to send payment link.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    const row = page.getByRole('row').filter({ hasText: claim.plaintiff });
    await send(row).click();
    await dialog.getByRole('radio', { name: claim.defendantEmail }).check();
    await dialog.getByRole('button', { name: 'Send Payment Link' }).click();
    await expect(page.getByText('Failed to send payment link: The post is closed.')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.unroute('**/functions/v1/send-payment-link');

    await open(page, `/admin/claim-review/${claim.id}`);
    await send(main(page)).click();
    await dialog.getByRole('radio', { name: sender }).check();
    await dialog.getByRole('button', { name: 'Send Payment Link' }).click();
    const sent = page.getByText('✅ Payment link sent successfully!');
    await expect(sent).toBeVisible();
    await expect(sent).toBeHidden();
    const first = await linkTo(request, sender);

    await open(page, '/admin/dashboard');
    await send(row).click();
    await dialog.getByRole('radio', { name: claim.defendantEmail }).check();
    await dialog.getByRole('button', { name: 'Send Payment Link' }).click();
    await expect(page.getByText('The payment link was sent. It expires in 30 days.')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();

    // The older link stops working, and the newer one when it expires.
    const second = await linkTo(request, claim.defendantEmail);
    await open(page, first);
    await expect(page.locator('h1')).toHaveText('Payment Link Error');
    await expect(page.getByText('This payment link no longer works.')).toBeVisible();
    await open(page, second);
    await expect(payButton(page)).toBeVisible();
    await changeDatabase(
      `update payment_intents set expires_at = $1 where claim_id = $2 and status = 'pending'`,
      [new Date(Date.now() - hour), claim.id],
    );
    await payButton(page).click();
    await expect(page.locator('h1')).toHaveText('This payment link has expired.');
    await expectAccessibleEverywhere(page, 'an expired link');
  },
);

test('a payment page that cannot go on says why', full, async ({ page, request }) => {
  await open(page, '/pay');
  await expect(page.locator('h1')).toHaveText('Payment Link Error');
  await expect(page.getByText('Payment token is missing.')).toBeVisible();
  await open(page, '/pay/no-such-token?success=true');
  await expect(page.locator('h1')).toHaveText('Payment Not Found');
  await page.getByRole('link', { name: 'Return home' }).click();
  await page.waitForURL('/');

  const admin = await demoAdmin(request);
  const claimant = await newClaimant(request);
  const claim = await claimWithReply(claimant, admin);
  const link = await sendLink(admin, claim);
  await open(page, link);
  for (const [json, status, words] of [
    [{ success: false }, 200, 'Failed to create checkout session.'],
    [
      { success: true },
      200,
      'Session ID was missing from the payment processing response. Please try again.',
    ],
    [{}, 500, 'An unexpected error occurred. Please try again later.'],
  ] as const) {
    await page.route('**/functions/v1/process-payment', (route) => route.fulfill({ status, json }), {
      times: 1,
    });
    await payButton(page).click();
    await expect(main(page).getByText(words)).toBeVisible();
  }

  // Not paid: the provider says so at every poll.
  await page.clock.install();
  await open(page, `${link}?success=true`);
  await expect(page.locator('h1')).toHaveText('Confirming your payment…');
  const waitFor = (words: string) =>
    expect
      .poll(async () => {
        await page.clock.runFor(8000);
        return await main(page).getByText(words).isVisible();
      })
      .toBe(true);
  await waitFor('Failed to update payment status.');
  await page.route('**/functions/v1/handle-payment-success-test', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.getByRole('button', { name: 'Check again' }).click();
  await waitFor('An unexpected error occurred while finalizing payment. Please contact support.');
});
