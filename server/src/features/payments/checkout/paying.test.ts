import { AppError } from '@plainclaim/domain/shared/errors';
import { describe, expect, it } from 'vitest';
import { openPaymentsBench } from '../testing/payments-bench.ts';

/** The rows of one payment of £1,250.50, and no others. */
async function expectOnePayment(bench: Awaited<ReturnType<typeof openPaymentsBench>>) {
  expect(await bench.payments()).toMatchObject([
    { kind: 'settling', gross: '125050', commission: '12505', to_claimant: '112545' },
  ]);
  expect(await bench.balances()).toEqual({
    'card-provider': 125_050,
    commission: -12_505,
    'owed-to-claimant': -112_545,
  });
  expect(await bench.statusOf()).toBe('resolved');
  expect(await bench.rows('payouts')).toMatchObject([{ status: 'due', amount: '112545' }]);
  expect((await bench.events()).filter((kind) => kind === 'payment.received')).toHaveLength(1);
}

describe('a payment', () => {
  it('resolves the claim, is in the books, and both parties get a receipt', async () => {
    const bench = await openPaymentsBench();
    const token = await bench.sendLink();
    const { success, sessionId, url } = await bench.checkout(token);
    expect([success, url]).toEqual([true, `http://plainclaim.test/dev/checkout/${sessionId}`]);
    expect(await bench.comeBack(token)).toEqual({
      success: false,
      error: 'Failed to update payment status.',
    });
    expect((await bench.press(sessionId)).headers.get('location')).toBe(
      `http://plainclaim.test/pay/${token}?success=true`,
    );
    expect(await bench.comeBack(token)).toEqual({ success: true });
    await expectOnePayment(bench);
    expect((await bench.look(token)).paymentIntent).toMatchObject({ status: 'completed' });

    await bench.app.runJobs();
    const [payer, claimant] = [await bench.mails('payment-receipt'), await bench.mails('payment-received')];
    expect([payer, claimant].map((mails) => mails.map(({ to_address }) => to_address))).toEqual([
      ['sam@reed.example'],
      ['hannah@post.example'],
    ]);
    expect(String(payer[0]?.text)).toContain('£1,250.50');
    expect(String(payer[0]?.text)).not.toContain('ommission');
    expect(String(claimant[0]?.text)).toContain('£1,125.45');
    const files = await bench.rows('email_attachments', 'file_key');
    const receipts = files.filter(({ file_key }) => String(file_key).includes('/receipts/'));
    expect(receipts.map(({ file_name }) => file_name)).toEqual([
      'Statement of payment.pdf',
      'Payment receipt.pdf',
    ]);
    for (const { file_key } of receipts)
      expect((await bench.app.platform.files.stat(String(file_key))).size).toBeGreaterThan(2000);
  });

  it('is one, whoever tells of it first, however often', async () => {
    const bench = await openPaymentsBench();
    const token = await bench.sendLink();
    const { sessionId } = await bench.checkout(token);
    await bench.press(sessionId);
    const told = await Promise.all([
      bench.comeBack(token),
      bench.hook(sessionId),
      bench.comeBack(token),
      bench.hook(sessionId),
    ]);
    expect(told.map((one) => ('status' in one ? one.status : one.success))).toEqual([true, 200, true, 200]);
    for (let n = 0; n < 100; n++) expect((await bench.hook(sessionId)).status).toBe(200);
    expect(await bench.comeBack(token)).toEqual({ success: true });
    await expectOnePayment(bench);
    expect(await bench.rows('provider_events', 'event_id')).toHaveLength(1);
  });

  it('is recorded by the webhook alone when the browser was closed', async () => {
    const bench = await openPaymentsBench();
    await bench.pay(await bench.sendLink());
    await expectOnePayment(bench);
  });

  it('is not believed from a forged or stale message', async () => {
    const bench = await openPaymentsBench();
    const { sessionId } = await bench.checkout(await bench.sendLink());
    const stale = await bench.hook(sessionId, {
      signedAt: new Date(bench.app.clock.now().getTime() - 3_600_000),
    });
    expect(stale.status).toBe(401);
    const forged = await bench.app.request('/functions/v1/card-webhook', {
      method: 'POST',
      headers: { 'stripe-signature': 't=1,v1=00' },
      body: JSON.stringify({
        id: 'evt_1',
        type: 'checkout.session.completed',
        data: { object: { id: sessionId } },
      }),
    });
    expect(forged.status).toBe(401);
    // Signed, but not paid: an event says which checkout to read, not its state.
    expect((await bench.hook(sessionId)).status).toBe(200);
    expect(await bench.payments()).toEqual([]);
    expect(await bench.rows('provider_events', 'event_id')).toMatchObject([{ outcome: 'open' }]);
    // The same event, sent again after the payment, is processed again.
    await bench.press(sessionId);
    expect((await bench.hook(sessionId)).status).toBe(200);
    await expectOnePayment(bench);
    expect(await bench.rows('provider_events', 'event_id')).toMatchObject([{ outcome: 'settled' }]);
  });
});

describe('process-payment', () => {
  it('refuses whatever does not fit the stored payment', async () => {
    const bench = await openPaymentsBench();
    const token = await bench.sendLink();
    const page = `http://plainclaim.test/pay/${token}`;
    for (const more of [
      { amount: 125_049 },
      { amount: 1250.5 },
      { currency: 'USD' },
      { claimId: '00000000-0000-4000-8000-0000000000ff' },
      { paymentIntentId: '00000000-0000-4000-8000-0000000000ff' },
      { plaintiffName: 'Someone Else' },
      { defendantName: 'Someone Else' },
      { issueType: 'Other' },
      { successUrl: `https://evil.example/pay/${token}?success=true` },
      { cancelUrl: `http://plainclaim.test.evil.example/pay/${token}` },
      { successUrl: 'http://plainclaim.test/pay/another?success=true' },
      { successUrl: `http://plainclaim.test@evil.example/pay/${token}` },
      { successUrl: `${page}?success=true&next=https://evil.example` },
      { successUrl: 'javascript:alert(1)' },
    ])
      expect(await bench.checkout(token, more), JSON.stringify(more)).toEqual({
        success: false,
        error: 'This does not match the stored payment, so nothing was charged.',
      });
    expect(await bench.rows('checkout_sessions')).toEqual([]);
    // The specification's request has the token only in its URLs.
    const plain = await bench.checkout(token, { token: undefined, successUrl: page, cancelUrl: page });
    expect(plain.success).toBe(true);
  });

  it('leads two tabs to one checkout, which is paid once', async () => {
    const bench = await openPaymentsBench();
    const token = await bench.sendLink();
    const wish = await bench.wishFor(token);
    const tabs = await Promise.all(
      [1, 2, 3].map(() => bench.fn<{ sessionId: string }>('process-payment', wish)),
    );
    const [first] = tabs;
    expect(new Set(tabs.map(({ sessionId }) => sessionId)).size).toBe(1);
    await Promise.all(tabs.map(({ sessionId }) => bench.press(sessionId)));
    await bench.hook(first?.sessionId ?? '');
    await expectOnePayment(bench);
    expect(await bench.checkout(token)).toEqual({
      success: false,
      error: 'This payment has already been made.',
    });
  });

  it('goes on after a decline and after leaving, and opens another once that ran out', async () => {
    const bench = await openPaymentsBench();
    const token = await bench.sendLink();
    const { sessionId } = await bench.checkout(token);
    await bench.press(sessionId, 'decline');
    expect((await bench.press(sessionId, 'abandon')).headers.get('location')).toBe(
      `http://plainclaim.test/pay/${token}?cancelled=true`,
    );
    expect((await bench.checkout(token)).sessionId).toBe(sessionId);
    bench.app.clock.forward(2 * 3600);
    const again = await bench.checkout(token);
    expect(again.sessionId).not.toBe(sessionId);
    expect(await bench.payments()).toEqual([]);
    await bench.press(again.sessionId);
    await bench.hook(again.sessionId);
    await expectOnePayment(bench);
  });

  it('records what the person in the other tab paid, instead of opening a second checkout', async () => {
    const bench = await openPaymentsBench();
    const token = await bench.sendLink();
    const wish = await bench.wishFor(token);
    const { sessionId } = await bench.fn<{ sessionId: string }>('process-payment', wish);
    await bench.press(sessionId);
    expect(await bench.fn('process-payment', wish)).toEqual({
      success: false,
      error: 'This payment has already been made.',
    });
    await expectOnePayment(bench);
  });

  it('gets the same checkout when the provider did not answer the first time', async () => {
    const bench = await openPaymentsBench();
    const token = await bench.sendLink();
    const wish = await bench.wishFor(token);
    const { cards } = bench.app.platform;
    const answer = cards.openCheckout;
    let opened = '';
    // As if the provider's answer was lost after it opened the checkout.
    const lost: typeof answer = async (request) => {
      opened = (await answer(request)).sessionId;
      throw new AppError('unavailable', 'the answer was lost');
    };
    Object.assign(cards, { openCheckout: lost });
    expect(await bench.fn('process-payment', wish)).toEqual({
      success: false,
      error: 'Failed to create checkout session.',
    });
    Object.assign(cards, { openCheckout: answer });
    expect((await bench.fn<{ sessionId: string }>('process-payment', wish)).sessionId).toBe(opened);
    expect(await bench.rows('checkout_sessions')).toHaveLength(1);
  });

  it('gets a new checkout when the provider goes on failing', async () => {
    const bench = await openPaymentsBench();
    const wish = await bench.wishFor(await bench.sendLink());
    const { cards } = bench.app.platform;
    const answer = cards.openCheckout;
    const asked: string[] = [];
    const failing: typeof answer = async ({ reference }) => {
      asked.push(reference);
      throw new AppError('unavailable', 'the provider failed');
    };
    Object.assign(cards, { openCheckout: failing });
    const attempt = () => bench.fn<{ success: boolean }>('process-payment', wish);
    await attempt();
    bench.app.clock.forward(60);
    await attempt();
    bench.app.clock.forward(120);
    await attempt();
    expect([new Set(asked.slice(0, 2)).size, new Set(asked).size]).toEqual([1, 2]);
    Object.assign(cards, { openCheckout: answer });
    expect((await attempt()).success).toBe(true);
  });
});

describe('money that is not owed', () => {
  it('goes back by itself: the claim was marked as paid while the payer typed', async () => {
    const bench = await openPaymentsBench();
    const token = await bench.sendLink();
    const { sessionId } = await bench.checkout(token);
    await bench.call(bench.hannah, 'POST', `/api/claims/${bench.claim.id}/paid`);
    await bench.press(sessionId);
    expect(await bench.comeBack(token)).toEqual({
      success: false,
      error: 'This payment link no longer worked when you paid. Your money is on its way back to your card.',
    });
    expect(await bench.payments()).toMatchObject([{ kind: 'surplus', gross: '125050', commission: '0' }]);
    expect(await bench.balances()).toEqual({ 'card-provider': 125_050, 'owed-to-payer': -125_050 });
    expect(await bench.rows('payouts')).toEqual([]);
    await bench.app.runJobs();
    expect(await bench.rows('refunds')).toMatchObject([{ state: 'done', requested_by: null }]);
    expect(await bench.rows('test_refunds')).toMatchObject([{ amount: '125050' }]);
    expect(await bench.balances()).toEqual({ 'card-provider': 0, 'owed-to-payer': 0 });
    expect(await bench.mails('payment-surplus')).toMatchObject([{ to_address: 'sam@reed.example' }]);
    expect(await bench.mails('payment-surplus-to-team')).toHaveLength(1);
    expect(await bench.statusOf()).toBe('resolved');
  });

  it('is refunded once, and the first payment stays, when an old and a new link are both paid', async () => {
    const bench = await openPaymentsBench();
    const old = await bench.checkout(await bench.sendLink());
    bench.app.clock.forward(60);
    const newer = await bench.checkout(await bench.sendLink());
    await bench.press(old.sessionId);
    await bench.press(newer.sessionId);
    const told = [old, newer, old, newer].map(({ sessionId }) => bench.hook(sessionId));
    expect((await Promise.all(told)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await bench.app.runJobs();
    expect((await bench.payments()).map(({ kind }) => kind).sort()).toEqual(['settling', 'surplus']);
    expect(await bench.rows('test_refunds')).toHaveLength(1);
    expect(await bench.balances()).toEqual({
      'card-provider': 125_050,
      commission: -12_505,
      'owed-to-claimant': -112_545,
      'owed-to-payer': 0,
    });
    expect(await bench.statusOf()).toBe('resolved');
  });
});
