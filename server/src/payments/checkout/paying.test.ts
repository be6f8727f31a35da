import { describe, expect, it } from 'vitest';
import { openPaymentsBench } from '../testing/payments-bench.ts';

/** What one payment of £1,250.50 leaves behind, and nothing more. */
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
    // Signed, but nobody paid: the message says where to look, not what is true.
    expect((await bench.hook(sessionId)).status).toBe(200);
    expect(await bench.payments()).toEqual([]);
    expect(await bench.rows('provider_events', 'event_id')).toMatchObject([{ outcome: 'open' }]);
  });
});
