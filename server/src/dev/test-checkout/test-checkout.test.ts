import { pence } from '@plainclaim/domain/shared/money';
import { describe, expect, it } from 'vitest';
import { checkoutRequest as anyCheckout } from '../../platform/cards/testing/checkout-request.ts';
import { runDueJobs } from '../../testing/run-due-jobs.ts';
import { testApp } from '../../testing/test-app.ts';
import { deliverCardEventWorker } from './deliver-card-event.ts';
import { pressAt, signedEvent } from './testing/test-checkout-visitor.ts';

type Sent = { readonly address: string; readonly body: string; readonly signature: string };

/** Scheduled jobs use the database's clock, so these times are too far ahead to be reached in a test. */
const farAhead = { open: '2126-11-18T10:00:00Z', end: '2126-11-18T11:00:00Z' };

const checkoutRequest: typeof anyCheckout = (more) =>
  anyCheckout({ expiresAt: new Date(farAhead.end), ...more });

/** The app with a webhook that records requests and answers as the test says. */
async function openBench() {
  const app = await testApp({ startAt: farAhead.open });
  const sent: Sent[] = [];
  const answers: number[] = [];
  const { platform } = app;
  const worker = deliverCardEventWorker(
    { ...platform, siteUrl: 'http://plainclaim.test' },
    async (address, { body, headers }) => {
      const signature = new Headers(headers).get('stripe-signature') ?? '';
      sent.push({ address, body: String(body), signature });
      return new Response(null, { status: answers.shift() ?? 200 });
    },
  );
  const deliver = (evenIfLater = false) => runDueJobs(platform.jobs, [worker], platform.log, { evenIfLater });
  return { ...app, cards: platform.cards, sent, answers, deliver };
}

const page = async (app: { request(path: string): Promise<Response> }, sessionId: string, query = '') => {
  const response = await app.request(`/dev/checkout/${sessionId}${query}`);
  return { status: response.status, body: await response.text() };
};

describe('the test checkout', () => {
  it('takes a payment once, however often Pay is pressed, and tells us with a signature', async () => {
    const app = await openBench();
    const request = checkoutRequest();
    const { sessionId, url } = await app.cards.openCheckout(request);
    expect(url).toBe(`http://plainclaim.test/dev/checkout/${sessionId}`);
    const shown = await page(app, sessionId);
    expect(shown.body).toContain('Test checkout – no real money');
    expect(shown.body).toContain('Pay £1,250.50');
    expect(shown.body).toContain('Claim of Priya Shah');

    const presses = await Promise.all([1, 2, 3].map(() => pressAt(app, sessionId, 'pay')));
    for (const press of presses) {
      expect(press.status).toBe(303);
      expect(press.headers.get('location')).toBe(request.successUrl);
    }
    expect(await app.deliver()).toEqual({ done: 1, failed: 0 });
    expect(app.sent).toHaveLength(1);
    const { address, body, signature } = app.sent[0] as Sent;
    expect(address).toBe('http://plainclaim.test/functions/v1/card-webhook');
    expect(await app.cards.readEvent(body, signature)).toEqual({
      id: `evt_completed_${sessionId}`,
      kind: 'checkout-changed',
      sessionId,
      createdAt: app.clock.now(),
    });
    expect(await app.cards.readCheckout(sessionId)).toEqual({
      sessionId,
      reference: request.reference,
      state: 'paid',
      amount: 125_050,
      currency: 'GBP',
      paymentId: expect.stringMatching(/^pi_test_/),
      paidAt: app.clock.now(),
    });
    expect((await page(app, sessionId)).body).toContain('This has been paid, once.');
  });

  it('opens one checkout per reference, and none for the same reference with another sum', async () => {
    const { cards } = await openBench();
    const request = checkoutRequest();
    const [first, second] = await Promise.all([cards.openCheckout(request), cards.openCheckout(request)]);
    expect(second).toEqual(first);
    await expect(cards.openCheckout({ ...request, amount: pence(1) })).rejects.toMatchObject({
      code: 'conflict',
    });
    const other = await cards.openCheckout(checkoutRequest());
    expect(other.sessionId).not.toBe(first.sessionId);
  });

  it('declines with words and stays open, as it does when abandoned', async () => {
    const app = await openBench();
    const request = checkoutRequest();
    const { sessionId } = await app.cards.openCheckout(request);
    const declined = await pressAt(app, sessionId, 'decline');
    expect(declined.headers.get('location')).toBe(`/dev/checkout/${sessionId}?declined`);
    expect((await page(app, sessionId, '?declined')).body).toContain('Your card was declined.');
    const abandoned = await pressAt(app, sessionId, 'abandon');
    expect(abandoned.headers.get('location')).toBe(request.cancelUrl);
    expect(await app.cards.readCheckout(sessionId)).toMatchObject({ state: 'open', paymentId: null });
    expect((await pressAt(app, sessionId, 'pay')).headers.get('location')).toBe(request.successUrl);
    expect(await app.cards.readCheckout(sessionId)).toMatchObject({ state: 'paid' });
  });

  it('tells again until we have answered, and says the same each time', async () => {
    const app = await openBench();
    const { sessionId } = await app.cards.openCheckout(checkoutRequest());
    await pressAt(app, sessionId, 'pay');
    app.answers.push(500, 503);
    expect(await app.deliver()).toEqual({ done: 0, failed: 1 });
    app.clock.forward(3600);
    expect(await app.deliver(true)).toMatchObject({ failed: 1 });
    expect(await app.deliver(true)).toMatchObject({ failed: 0 });
    expect(app.sent).toHaveLength(3);
    expect(new Set(app.sent.map(({ body }) => body)).size).toBe(1);
    // Signed again an hour later, or it would be refused as stale.
    const { body, signature } = app.sent[2] as Sent;
    expect(await app.cards.readEvent(body, signature)).toMatchObject({ sessionId });
  });

  it('closes when its time is over or when we say so, and cannot be paid then', async () => {
    const app = await openBench();
    const late = await app.cards.openCheckout(checkoutRequest());
    const cancelled = await app.cards.openCheckout(checkoutRequest());
    await app.cards.expireCheckout(cancelled.sessionId);
    await app.cards.expireCheckout(cancelled.sessionId);
    await app.cards.expireCheckout('cs_test_unknown');
    expect(await app.cards.readCheckout(cancelled.sessionId)).toMatchObject({ state: 'expired' });
    expect(await app.cards.readCheckout(late.sessionId)).toMatchObject({ state: 'open' });
    app.clock.forward(3601);
    for (const { sessionId } of [late, cancelled]) {
      const press = await pressAt(app, sessionId, 'pay');
      expect(press.headers.get('location')).toBe(`/dev/checkout/${sessionId}`);
      expect((await page(app, sessionId)).body).toContain('This checkout has expired');
      expect(await app.cards.readCheckout(sessionId)).toMatchObject({ state: 'expired', paidAt: null });
    }
    await app.deliver(true);
    const told = app.sent.map(({ body }) => JSON.parse(body) as { id: string });
    expect(new Set(told.map(({ id }) => id))).toEqual(
      new Set([`evt_expired_${late.sessionId}`, `evt_expired_${cancelled.sessionId}`]),
    );
  });

  it('does not call a paid checkout expired, nor close it', async () => {
    const app = await openBench();
    const { sessionId } = await app.cards.openCheckout(checkoutRequest());
    await pressAt(app, sessionId, 'pay');
    await app.cards.expireCheckout(sessionId);
    app.clock.forward(7200);
    await app.deliver(true);
    expect(app.sent.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'checkout.session.completed',
    ]);
    expect(await app.cards.readCheckout(sessionId)).toMatchObject({ state: 'paid' });
  });

  it('gives back what was paid, once per reference and never more', async () => {
    const app = await openBench();
    const { sessionId } = await app.cards.openCheckout(checkoutRequest());
    await pressAt(app, sessionId, 'pay');
    const paymentId = (await app.cards.readCheckout(sessionId))?.paymentId ?? '';
    const whole = { paymentId, amount: pence(125_050), reference: 'refund-1' };
    const [first, again] = await Promise.all([app.cards.refund(whole), app.cards.refund(whole)]);
    expect(first).toEqual({ refundId: expect.stringMatching(/^re_test_/), state: 'done' });
    expect(again).toEqual(first);
    await expect(app.cards.refund({ ...whole, reference: 'refund-2' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(app.cards.refund({ ...whole, paymentId: 'pi_test_unknown' })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await page(app, sessionId)).body).toContain('£1,250.50 has been given back.');
    await app.deliver();
    const told = await Promise.all(
      app.sent.map(({ body, signature }) => app.cards.readEvent(body, signature)),
    );
    const changes = told.filter(({ kind }) => kind === 'refund-changed');
    expect(changes).toEqual([expect.objectContaining({ refundId: first.refundId })]);
  });

  it('lists what was paid in a stretch of time, page by page', async () => {
    const app = await openBench();
    const from = app.clock.now();
    const paid: string[] = [];
    for (let index = 0; index < 105; index++) {
      const { sessionId } = await app.cards.openCheckout(checkoutRequest());
      await pressAt(app, sessionId, 'pay');
      paid.push(sessionId);
      if (index % 50 === 0) app.clock.forward(1);
    }
    await app.cards.openCheckout(checkoutRequest());
    const to = new Date(app.clock.now().getTime() + 1);
    const list = async (range: { from: Date; to: Date }) => {
      const ids: string[] = [];
      for await (const { sessionId } of app.cards.listPaid(range)) ids.push(sessionId);
      return ids;
    };
    expect((await list({ from, to })).sort()).toEqual(paid.sort());
    expect(await list({ from, to: new Date(from.getTime() + 1) })).toHaveLength(1);
    expect(await list({ from: to, to: new Date(to.getTime() + 1000) })).toEqual([]);
  });

  it('refuses addresses that are not ours, and a checkout that is over before it begins', async () => {
    const { cards, clock } = await openBench();
    for (const address of ['https://evil.example/', 'http://plainclaim.test.evil.example/', 'nonsense']) {
      for (const key of ['successUrl', 'cancelUrl'])
        await expect(cards.openCheckout(checkoutRequest({ [key]: address }))).rejects.toMatchObject({
          code: 'validation_failed',
        });
    }
    await expect(cards.openCheckout(checkoutRequest({ expiresAt: clock.now() }))).rejects.toMatchObject({
      code: 'gone',
    });
  });

  it('lets no other site press its buttons', async () => {
    const app = await openBench();
    const { sessionId } = await app.cards.openCheckout(checkoutRequest());
    expect((await pressAt(app, sessionId, 'pay', 'https://evil.example')).status).toBe(403);
    expect((await pressAt(app, sessionId, 'pay', 'null')).status).toBe(403);
    expect(await app.cards.readCheckout(sessionId)).toMatchObject({ state: 'open' });
  });

  it('refuses forged, changed and stale events', async () => {
    const { cards, platform, clock } = await openBench();
    const event = { type: 'checkout.session.completed', about: 'cs_test_1' } as const;
    const { body, headers } = signedEvent(platform, event);
    const signature = headers['stripe-signature'];
    expect(await cards.readEvent(body, signature)).toMatchObject({ sessionId: 'cs_test_1' });
    const forged = signedEvent({ ...platform, secretKey: 'another secret' }, event);
    const unauthenticated = { code: 'unauthenticated' };
    await expect(cards.readEvent(body, undefined)).rejects.toMatchObject(unauthenticated);
    await expect(cards.readEvent(body, forged.headers['stripe-signature'])).rejects.toMatchObject(
      unauthenticated,
    );
    await expect(cards.readEvent(body.replace('cs_test_1', 'cs_test_2'), signature)).rejects.toMatchObject(
      unauthenticated,
    );
    clock.forward(301);
    await expect(cards.readEvent(body, signature)).rejects.toMatchObject(unauthenticated);
  });

  it('has no page for a checkout that nobody opened', async () => {
    const app = await openBench();
    expect((await page(app, 'cs_test_unknown')).status).toBe(404);
    expect((await pressAt(app, 'cs_test_unknown', 'pay')).status).toBe(404);
    // PostgreSQL refuses NUL bytes.
    expect((await page(app, '%00')).status).toBe(404);
    expect((await pressAt(app, '%00', 'pay')).status).toBe(404);
    const { sessionId } = await app.cards.openCheckout(checkoutRequest({ description: '<b>bold</b>' }));
    expect((await page(app, sessionId)).body).toContain('&lt;b&gt;bold&lt;/b&gt;');
  });

  it('presses nothing for a form that cannot be read', async () => {
    const app = await openBench();
    const { sessionId } = await app.cards.openCheckout(checkoutRequest());
    const headers = { 'content-type': 'multipart/form-data', origin: 'http://plainclaim.test' };
    const press = { method: 'POST', headers, body: 'no boundary' };
    expect((await app.request(`/dev/checkout/${sessionId}`, press)).status).toBe(404);
  });
});
