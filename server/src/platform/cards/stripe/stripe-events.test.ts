import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { signBody } from '../../signed-body.ts';
import { openStripeCardsBench, webhookSecret } from '../testing/stripe-cards-bench.ts';

describe('an event from Stripe', () => {
  const bodyOf = (type: string, object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, created: 1_763_287_200, data: { object } });
  const signed = (payload: string, at: Date, secret = webhookSecret) =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(at.getTime() / 1000),
    });

  it.each([
    ['checkout.session.completed', { kind: 'checkout-changed', sessionId: 'x_1' }],
    ['checkout.session.async_payment_succeeded', { kind: 'checkout-changed', sessionId: 'x_1' }],
    ['checkout.session.async_payment_failed', { kind: 'checkout-changed', sessionId: 'x_1' }],
    ['checkout.session.expired', { kind: 'checkout-changed', sessionId: 'x_1' }],
    ['refund.updated', { kind: 'refund-changed', sessionId: null, refundId: 'x_1' }],
    ['refund.failed', { kind: 'refund-changed', sessionId: null, refundId: 'x_1' }],
    ['payment_intent.succeeded', { kind: 'other', sessionId: null }],
  ])('%s says where to look', async (type, expected) => {
    const { cards, clock } = await openStripeCardsBench();
    const body = bodyOf(type, { id: 'x_1', object: 'whatever' });
    expect(await cards.readEvent(body, signed(body, clock.now()))).toEqual({
      id: 'evt_1',
      createdAt: new Date(1_763_287_200_000),
      ...expected,
    });
  });

  it('without an id of its own is none of our business', async () => {
    const { cards, clock } = await openStripeCardsBench();
    const body = bodyOf('balance.available', { object: 'balance' });
    expect(await cards.readEvent(body, signed(body, clock.now()))).toMatchObject({ kind: 'other' });
  });

  it('is refused forged, changed, stale or unsigned', async () => {
    const { cards, clock } = await openStripeCardsBench();
    const body = bodyOf('checkout.session.completed', { id: 'cs_1' });
    const header = signed(body, clock.now());
    const stale = signed(body, new Date(clock.now().getTime() - 301_000));
    const attempts: [string, string | undefined][] = [
      [body, signed(body, clock.now(), 'whsec_other')],
      [body.replace('cs_1', 'cs_2'), header],
      [body, stale],
      [body, undefined],
      [body, 'nonsense'],
    ];
    for (const [text, signature] of attempts)
      await expect(cards.readEvent(text, signature)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('of a form we do not know is refused though signed', async () => {
    const { cards, clock } = await openStripeCardsBench();
    for (const body of ['{}', '{"id":"evt_1","type":"x"}'])
      await expect(cards.readEvent(body, signed(body, clock.now()))).rejects.toMatchObject({
        code: 'validation_failed',
      });
  });

  it('is signed by the test checkout in the same scheme', async () => {
    const { cards, clock } = await openStripeCardsBench();
    const body = bodyOf('checkout.session.completed', { id: 'cs_1' });
    expect(await cards.readEvent(body, signBody(body, webhookSecret, clock.now()))).toMatchObject({
      sessionId: 'cs_1',
    });
  });
});
