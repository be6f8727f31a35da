import { pressAt, signedEvent } from '../../dev/test-checkout/testing/test-checkout-visitor.ts';
import { checkoutWish } from '../../features/payments/testing/checkout-wish.ts';
import type { Bench } from './bench.ts';
import type { People } from './people.ts';

type Intent = { readonly id: string; readonly claim_id: string; readonly amount: number };

/** Open offers, a payment link, a checkout and received payments. */
export async function plantMoney(bench: Bench, { owner, admin }: People) {
  const { app, call, submitted, rows } = bench;
  const fn = async <Body>(name: string, body: object, person: typeof admin | null = null) =>
    (await call<Body>(person, 'POST', `/functions/v1/${name}`, body)).body;

  async function offerOn(amount: string) {
    const { id } = await submitted(owner, { amount });
    const words = { defendant_message: '', admin_notes: '' };
    await fn('handle-settlement-offer', { claim_id: id, offered_amount: 600, ...words }, admin);
    // Until then it can be taken back, and its claimant is not shown it.
    app.clock.forward(60);
    const shown = await call<{ offer: { id: string } }>(owner, 'GET', `/api/settlements/${id}`);
    return { claimId: id, offerId: shown.body.offer.id };
  }
  const offered = await offerOn('1250');
  const rejected = await offerOn('15000');
  await call(owner, 'POST', `/api/settlements/${rejected.offerId}/reject`);
  const accepted = await offerOn('1300');
  await call(owner, 'POST', `/api/settlements/${accepted.offerId}/accept`);

  async function linkOn() {
    const claim = await submitted(owner);
    const wish = {
      claimId: claim.id,
      defendantEmail: 'sam@reed.example',
      defendantName: 'Sam Reed',
      amount: claim.amount,
      currency: 'GBP',
      appBaseUrl: 'http://plainclaim.test',
    };
    await fn('send-payment-link', wish, admin);
    const mail = (await rows('emails')).find(
      ({ claim_id: about, kind }) => about === claim.id && kind === 'payment-link',
    );
    const token = /\/pay\/([\w-]{43})/.exec(String(mail?.text))?.[1] ?? '';
    const { paymentIntent } = await fn<{ paymentIntent: Intent }>('fetch-payment-data', { token });
    return { token, intent: paymentIntent, checkout: checkoutWish(token, paymentIntent) };
  }
  const openCheckout = async (checkout: object) =>
    (await fn<{ sessionId: string }>('process-payment', checkout)).sessionId;

  async function paid() {
    const { checkout, intent } = await linkOn();
    const session = await openCheckout(checkout);
    await pressAt(app, session, 'pay');
    const event = signedEvent(app.platform, { type: 'checkout.session.completed', about: session });
    await app.request('/functions/v1/card-webhook', event);
    const [payout] = (await rows('payouts')).filter(({ claim_id: about }) => about === intent.claim_id);
    return { payoutId: String(payout?.id), paymentId: String(payout?.payment_id) };
  }
  const account = { account_holder: 'Hannah Okoro', sort_code: '20-00-00', account_number: '55779911' };
  await call(owner, 'PUT', '/api/account/payout-details', account);
  const due = await paid();
  const failed = await paid();
  await call(admin, 'POST', `/api/admin/payouts/${failed.payoutId}/failed`, { reason: 'Account closed' });
  const link = await linkOn();
  return {
    offered,
    rejected,
    accepted,
    payoutId: due.payoutId,
    paymentId: due.paymentId,
    failedPayoutId: failed.payoutId,
    payToken: link.token,
    checkout: link.checkout,
    checkoutId: await openCheckout((await linkOn()).checkout),
  };
}
