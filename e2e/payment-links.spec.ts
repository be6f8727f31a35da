import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './support/axe.ts';
import { changeDatabase } from './support/database.ts';
import { open } from './support/page.ts';
import { claimWithReply, demoAdmin, linkTo, newClaimant, sendLink } from './support/payments.ts';
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
