import { AppError } from '@plainclaim/domain/shared/errors';
import { pence } from '@plainclaim/domain/shared/money';
import { describe, expect, it } from 'vitest';
import { checkoutRequest } from '../testing/checkout-request.ts';
import { openStripeCardsBench } from '../testing/stripe-cards-bench.ts';
import type { Trouble } from '../testing/stripe-server.ts';

describe('opening a checkout at Stripe', () => {
  it('asks for one payment by card in pounds, under our reference and a pinned version', async () => {
    const { cards, server } = await openStripeCardsBench();
    const request = checkoutRequest();
    const { sessionId, url } = await cards.openCheckout(request);
    expect(url).toBe(`https://checkout.stripe.com/c/pay/${sessionId}`);
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]).toEqual({
      method: 'POST',
      path: '/v1/checkout/sessions',
      key: `checkout-${request.reference}`,
      version: '2026-10-28.endive',
      form: {
        mode: 'payment',
        'allowed_payment_method_types[0]': 'card',
        submit_type: 'pay',
        locale: 'en-GB',
        'adaptive_pricing[enabled]': 'false',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'gbp',
        'line_items[0][price_data][unit_amount]': '125050',
        'line_items[0][price_data][product_data][name]': 'Claim of Priya Shah',
        client_reference_id: request.reference,
        'metadata[reference]': request.reference,
        'metadata[payment_intent_id]': request.paymentIntentId,
        'metadata[claim_id]': request.claimId,
        'payment_intent_data[description]': 'Claim of Priya Shah',
        'payment_intent_data[metadata][reference]': request.reference,
        'payment_intent_data[metadata][payment_intent_id]': request.paymentIntentId,
        'payment_intent_data[metadata][claim_id]': request.claimId,
        customer_email: 'sam@example.com',
        success_url: request.successUrl,
        cancel_url: request.cancelUrl,
        expires_at: String(request.expiresAt.getTime() / 1000),
      },
    });
  });

  it.each<[string, number, number]>([
    ['a wish for minutes', 5, 36],
    ['a wish within the limits', 90, 90],
    ['a wish for weeks', 60 * 24 * 30, 60 * 24],
  ])('fits %s into what Stripe allows', async (_, wishedMinutes, minutes) => {
    const { cards, server, clock } = await openStripeCardsBench();
    const after = (count: number) => new Date(clock.now().getTime() + count * 60_000);
    await cards.openCheckout(checkoutRequest({ expiresAt: after(wishedMinutes) }));
    expect(server.sessions[0]?.expires_at).toBe(after(minutes).getTime() / 1000);
  });

  it('is one checkout when the answer was lost, and when we ask again ourselves', async () => {
    const { cards, server, clock } = await openStripeCardsBench();
    const request = checkoutRequest({ expiresAt: new Date('2026-12-24T10:00:00Z') });
    server.troubles.push('lost');
    const first = await cards.openCheckout(request);
    clock.forward(120);
    expect(await cards.openCheckout(request)).toEqual(first);
    expect(server.calls.map(({ key }) => key)).toEqual(Array(3).fill(`checkout-${request.reference}`));
    expect(server.sessions).toHaveLength(1);
    await expect(cards.openCheckout({ ...request, amount: pence(5000) })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('does without an address that Stripe does not take', async () => {
    const { cards, server } = await openStripeCardsBench();
    await cards.openCheckout(checkoutRequest({ payerEmail: 'sam@host.invalid' }));
    expect(server.sessions).toHaveLength(1);
    expect(server.calls[1]?.form).not.toHaveProperty('customer_email');
    await cards.openCheckout(checkoutRequest({ payerEmail: null }));
    expect(server.calls[2]?.form).not.toHaveProperty('customer_email');
  });

  it('asks nothing where the answer is known: other sites, and links that are over', async () => {
    const { cards, server, clock } = await openStripeCardsBench();
    const foreign = cards.openCheckout(checkoutRequest({ successUrl: 'https://evil.example/' }));
    await expect(foreign).rejects.toMatchObject({ code: 'validation_failed' });
    const over = cards.openCheckout(checkoutRequest({ expiresAt: clock.now() }));
    await expect(over).rejects.toMatchObject({ code: 'gone', userMessage: 'This payment link has expired.' });
    expect(server.calls).toEqual([]);
  });

  it('says in our words that a sum is not for cards', async () => {
    const { cards } = await openStripeCardsBench();
    const refused = cards.openCheckout(checkoutRequest({ amount: pence(10) }));
    await expect(refused).rejects.toMatchObject({
      code: 'validation_failed',
      userMessage: 'This amount cannot be paid by card. Please contact us.',
    });
  });
});

describe('trouble at Stripe', () => {
  it.each<[Trouble, number]>([
    [500, 2],
    [409, 2],
    ['lost', 2],
    [429, 1],
  ])(
    '%s is tried again by the library where that helps, and then told as passing',
    async (trouble, asked) => {
      const { cards, server } = await openStripeCardsBench();
      server.troubles.push(...Array<Trouble>(asked).fill(trouble));
      const failed = cards.openCheckout(checkoutRequest());
      await expect(failed).rejects.toMatchObject({
        code: 'unavailable',
        userMessage: expect.stringContaining('Please try again'),
      });
      expect(server.calls).toHaveLength(asked);
    },
  );

  it('gives up on silence', async () => {
    const { cards, server } = await openStripeCardsBench({ timeoutMs: 200, retries: 0 });
    server.troubles.push('silence');
    await expect(cards.readCheckout('cs_live_1')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is overcome when it passes', async () => {
    const { cards, server } = await openStripeCardsBench();
    server.troubles.push(500);
    const { sessionId } = await cards.openCheckout(checkoutRequest());
    server.troubles.push('lost');
    expect(await cards.readCheckout(sessionId)).toMatchObject({ state: 'open' });
  });

  it('with our key or our question is told apart, without the key', async () => {
    const wrongKey = await openStripeCardsBench({ secretKey: 'sk_test_wrong' });
    const failure = await wrongKey.cards.readCheckout('cs_live_1').catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'unavailable' });
    expect((failure as AppError).message).toContain('StripeAuthenticationError');
    expect((failure as AppError).message).not.toContain('sk_test_wrong');
    const { cards, server } = await openStripeCardsBench();
    server.troubles.push(402);
    const odd = await cards.openCheckout(checkoutRequest()).catch((error: unknown) => error);
    expect(odd).toBeInstanceOf(AppError);
    expect(odd).toMatchObject({ code: 'internal' });
  });
});

describe('a checkout at Stripe', () => {
  it('is open, then paid, with what a refund needs', async () => {
    const { cards, server, clock } = await openStripeCardsBench();
    const request = checkoutRequest();
    const { sessionId } = await cards.openCheckout(request);
    const report = { sessionId, reference: request.reference, amount: 125_050, currency: 'GBP' };
    expect(await cards.readCheckout(sessionId)).toEqual({
      ...report,
      state: 'open',
      paymentId: null,
      paidAt: null,
    });
    clock.forward(60);
    server.pay(sessionId);
    expect(await cards.readCheckout(sessionId)).toEqual({
      ...report,
      state: 'paid',
      paymentId: server.sessions[0]?.payment_intent?.id,
      paidAt: clock.now(),
    });
    expect(server.calls.at(-1)?.form).toEqual({ 'expand[0]': 'payment_intent.latest_charge' });
  });

  it('is unknown when Stripe does not know it, and when somebody else opened it', async () => {
    const { cards, server } = await openStripeCardsBench();
    expect(await cards.readCheckout('cs_live_nothing')).toBeNull();
    const { sessionId } = await cards.openCheckout(checkoutRequest());
    Object.assign(server.sessions[0] ?? {}, { metadata: {} });
    expect(await cards.readCheckout(sessionId)).toBeNull();
  });

  it('closes when we say so, and harmlessly again; a paid one stays paid', async () => {
    const { cards, server } = await openStripeCardsBench();
    const { sessionId } = await cards.openCheckout(checkoutRequest());
    await cards.expireCheckout(sessionId);
    await cards.expireCheckout(sessionId);
    await cards.expireCheckout('cs_live_nothing');
    expect(await cards.readCheckout(sessionId)).toMatchObject({ state: 'expired' });
    const paid = await cards.openCheckout(checkoutRequest());
    server.pay(paid.sessionId);
    await cards.expireCheckout(paid.sessionId);
    expect(await cards.readCheckout(paid.sessionId)).toMatchObject({ state: 'paid' });
  });

  it('waits while the bank thinks, and is over when it said no', async () => {
    const { cards, server } = await openStripeCardsBench();
    const { sessionId } = await cards.openCheckout(checkoutRequest());
    server.pay(sessionId);
    const session = server.sessions[0];
    Object.assign(session ?? {}, { payment_status: 'unpaid' });
    Object.assign(session?.payment_intent ?? {}, { status: 'processing' });
    expect(await cards.readCheckout(sessionId)).toMatchObject({ state: 'open', paidAt: null });
    Object.assign(session?.payment_intent ?? {}, { status: 'requires_payment_method' });
    expect(await cards.readCheckout(sessionId)).toMatchObject({ state: 'expired' });
  });
});

it('lists what was paid in a stretch of time, over several pages, and only what is ours', async () => {
  const { cards, server, clock } = await openStripeCardsBench();
  const from = clock.now();
  const early = await cards.openCheckout(checkoutRequest());
  const paid: string[] = [];
  for (let index = 0; index < 105; index++) {
    const { sessionId } = await cards.openCheckout(checkoutRequest());
    server.pay(sessionId);
    paid.push(sessionId);
  }
  Object.assign(server.sessions[1] ?? {}, { client_reference_id: null });
  clock.forward(1200);
  // Created before the queried period, paid within it.
  server.pay(early.sessionId);
  const list = async (begin: Date, end: Date) => {
    const ids: string[] = [];
    for await (const { sessionId } of cards.listPaid({ from: begin, to: end })) ids.push(sessionId);
    return ids.sort();
  };
  const soon = new Date(clock.now().getTime() + 1000);
  expect(await list(from, soon)).toEqual([...paid.slice(1), early.sessionId].sort());
  expect(await list(clock.now(), soon)).toEqual([early.sessionId]);
  expect(await list(from, clock.now())).toEqual(paid.slice(1).sort());
  server.troubles.push(500, 500);
  await expect(list(from, soon)).rejects.toMatchObject({ code: 'unavailable' });
});

describe('a refund at Stripe', () => {
  async function paidBench() {
    const bench = await openStripeCardsBench();
    const { sessionId } = await bench.cards.openCheckout(checkoutRequest());
    bench.server.pay(sessionId);
    const paymentId = (await bench.cards.readCheckout(sessionId))?.paymentId ?? '';
    return { ...bench, whole: { paymentId, amount: pence(125_050), reference: 'refund-1' } };
  }

  it('is one refund however often it is asked for, and tells its state of the day', async () => {
    const { cards, server, whole } = await paidBench();
    // The refund is made, but both responses to it are lost.
    server.troubles.push('none', 'lost', 'lost');
    await expect(cards.refund(whole)).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.refunds).toHaveLength(1);
    const asked = await cards.refund(whole);
    expect(asked).toEqual({ refundId: server.refunds[0]?.id, state: 'pending' });
    for (const [status, state] of [
      ['succeeded', 'done'],
      ['failed', 'failed'],
      ['canceled', 'failed'],
    ] as const) {
      Object.assign(server.refunds[0] ?? {}, { status });
      expect(await cards.refund(whole)).toEqual({ ...asked, state });
    }
    expect(server.refunds).toHaveLength(1);
    expect(server.refunds[0]).toMatchObject({ amount: 125_050, metadata: { reference: 'refund-1' } });
  });

  it('counts as done when somebody gave the money back on Stripe’s pages', async () => {
    const { cards, server, whole } = await paidBench();
    await cards.refund({ ...whole, reference: 'by-hand' });
    Object.assign(server.refunds[0] ?? {}, { status: 'succeeded' });
    expect(await cards.refund(whole)).toEqual({ refundId: server.refunds[0]?.id, state: 'done' });
    expect(server.refunds).toHaveLength(1);
  });
});
