import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { changeDatabase } from './support/database.ts';
import { letTheMinutePass } from './support/held-acts.ts';
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
  await letTheMinutePass(claim.id);
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
  const question = page.getByRole('alertdialog', { name: 'Try to pay £720.00 again?' });
  await expect(question).toContainText('No money moves yet: £720.00 is listed under Due again');
  await expect(question).toContainText(`${claim.plaintiff} is sent no e-mail about it`);
  await expectAccessibleEverywhere(page, 'the question before a payout is tried again');
  // A double press does it once.
  await question.getByRole('button', { name: 'Try again' }).dblclick();
  await expect(page.getByText('The payout is due again', { exact: true })).toBeVisible();
  await expect(payout).toHaveCount(0);
  const { history } = await admin.get<{ history: { kind: string }[] }>(
    `/api/admin/claims/${claim.id}/review`,
  );
  expect(history.filter(({ kind }) => kind === 'payout.due')).toHaveLength(1);
  await page.getByRole('tab', { name: 'Due' }).click();
  const markAsPaid = async () => {
    await payout.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByRole('dialog').getByLabel('Reference').fill('BACS 4711');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
    await expect(payout).toHaveCount(0);
  };
  await markAsPaid();
  // The way back outlives a reload, as it is offered to every admin.
  await page.reload();
  const takeBack = main(page).getByRole('button', { name: `– Claim ID: ${claim.id}` });
  await takeBack.click();
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
  await expect(takeBack).toHaveCount(0);
  await expect(payout).toBeVisible();
  await markAsPaid();
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
    // The confirmation that stayed open says so, too, once it is loaded again.
    await one.reload();
    await expect(one.locator('h1')).toHaveText('This payment was refunded');
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
