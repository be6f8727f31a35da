import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { openPaymentsBench } from '../testing/payments-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

const dayMs = 86_400_000;

describe('send-payment-link', () => {
  it('mails the amount, the parties, the reference, the last day and how to tell it is genuine', async () => {
    const bench = await openPaymentsBench();
    const sent = await bench.fn('send-payment-link', bench.linkFor(bench.claim), bench.admin);
    const expiresAt = new Date(bench.app.clock.now().getTime() + 30 * dayMs).toISOString();
    expect(sent).toEqual({ success: true, amount: 1250.5, expires_at: expiresAt });
    const [mail] = await bench.mails('payment-link');
    const token = await bench.newestToken();
    const intent = (await bench.look(token)).paymentIntent;
    expect(mail).toMatchObject({ to_address: 'sam@reed.example', claim_id: bench.claim.id });
    for (const said of [
      '£1,250.50',
      'Hannah Okoro',
      'Sam Reed',
      String(intent?.reference),
      bench.claim.id,
      '16 December 2026',
      'genuine',
      'http://plainclaim.test/pay/',
    ])
      expect(String(mail?.text).replaceAll(/\s+/g, ' ')).toContain(said);
    expect(intent).toEqual({
      id: expect.any(String),
      claim_id: bench.claim.id,
      amount: 1250.5,
      currency: 'GBP',
      status: 'pending',
      created_at: bench.app.clock.now().toISOString(),
      expires_at: expiresAt,
      completed_at: null,
      refunded_at: null,
      reference: expect.stringMatching(/^PAY-[0-9A-F]{8}$/),
      legal_claims: {
        plaintiff_name: 'Hannah Okoro',
        issue_type: 'Debt Recovery',
        defendant_type: 'individual',
        defendant_first_name: 'Sam',
        defendant_last_name: 'Reed',
        defendant_company_name: '',
      },
    });
    expect(await bench.rows('payment_intents')).toMatchObject([
      { token_hash: createHash('sha256').update(token).digest('hex'), requested_by: bench.admin.id },
    ]);
    expect(JSON.stringify(await bench.rows('payment_intents'))).not.toContain(token);
    expect((await bench.events()).at(-1)).toBe('payment.link-sent');
    expect((await bench.rows('auth_audit', 'id')).at(-1)).toMatchObject({
      action: 'admin-act',
      details: { act: 'payment-link-sent', claim_id: bench.claim.id },
    });
    bench.app.clock.forward(60);
    const { body } = await bench.call(bench.hannah, 'GET', `/api/claims/${bench.claim.id}`);
    expect(body).toMatchObject({
      payment: { state: 'link-sent', amount: 1250.5, expires_at: expiresAt, payout: null },
    });
    await bench.checkout(token);
    await bench.app.request(`/pay/${token}`);
    expect(JSON.stringify(bench.app.log.lines)).not.toContain(token);
  });

  it('refuses what is missing or does not fit the stored claim, and sends nothing', async () => {
    const bench = await openPaymentsBench();
    const missing = 'Missing claim details (ID, email, or amount) to send payment link.';
    const mismatch = 'This does not match the stored claim, so nothing was sent.';
    const cases: readonly (readonly [object, string])[] = [
      [{ claimId: undefined }, missing],
      [{ defendantEmail: ' ' }, missing],
      [{ amount: 0 }, missing],
      [{ claimId: 'not-an-id' }, 'Claim not found'],
      [{ amount: 1250.51 }, mismatch],
      [{ amount: 125050 }, mismatch],
      [{ currency: 'EUR' }, mismatch],
      [{ defendantName: 'Sam Reid' }, mismatch],
      [{ appBaseUrl: 'https://evil.example' }, mismatch],
      [{ defendantEmail: 'other@reed.example' }, mismatch],
      [{ defendantEmail: 'other@reed.example', confirmedSender: true }, mismatch],
    ];
    for (const [more, error] of cases)
      expect(await bench.fn('send-payment-link', bench.linkFor(bench.claim, more), bench.admin)).toEqual({
        success: false,
        error,
      });
    expect(await bench.rows('payment_intents')).toEqual([]);
    expect(await bench.mails('payment-link')).toEqual([]);
  });

  it('goes to the sender of a reply only once an admin has confirmed them', async () => {
    const bench = await openPaymentsBench();
    await bench.call(bench.admin, 'POST', '/api/admin/replies', {
      email_subject: `Re: Claim ID: ${bench.claim.id}`,
      email_body: 'I agree to pay.',
      sender_email: 'Sam.Private@Reed.example',
    });
    const wish = bench.linkFor(bench.claim, { defendantEmail: 'sam.private@reed.example' });
    expect(await bench.fn('send-payment-link', wish, bench.admin)).toEqual({
      success: false,
      error: 'Please confirm first that the sender of the reply is the defendant.',
    });
    const sent = await bench.fn('send-payment-link', { ...wish, confirmedSender: true }, bench.admin);
    expect(sent).toMatchObject({ success: true });
    expect(await bench.mails('payment-link')).toMatchObject([{ to_address: 'sam.private@reed.example' }]);
  });

  it('goes to the team as an internal notice where no address is known', async () => {
    const bench = await openPaymentsBench();
    const claim = await bench.submitted(bench.hannah, { defendantEmail: '', defendantEmailUnknown: true });
    const token = await bench.sendLink(claim, { defendantEmail: 'unknown@defendant.invalid' });
    const [mail] = await bench.mails('payment-link-to-deliver');
    expect(mail?.to_address).toBe(bench.app.platform.config.TEAM_MAILBOX);
    expect(String(mail?.text).replaceAll(/\s+/g, ' ')).toContain('internal notice');
    expect((await bench.look(token)).paymentIntent?.status).toBe('pending');
    expect(await bench.rows('payment_intents')).toMatchObject([{ recipient_is_team: true }]);
  });

  it('makes an older link stop working', async () => {
    const bench = await openPaymentsBench();
    const old = await bench.sendLink();
    const { sessionId } = await bench.checkout(old);
    bench.app.clock.forward(60);
    const newer = await bench.sendLink();
    expect((await bench.look(old)).paymentIntent?.status).toBe('cancelled');
    expect(await bench.checkout(old)).toEqual({
      success: false,
      error: 'This payment link no longer works.',
    });
    await bench.app.runJobs();
    // The older link's open checkout is closed at the provider.
    await bench.press(sessionId);
    expect(await bench.app.platform.cards.readCheckout(sessionId)).toMatchObject({ state: 'expired' });
    expect((await bench.look(newer)).paymentIntent?.status).toBe('pending');
    expect((await bench.checkout(newer)).success).toBe(true);
  });

  it('is refused while no cards are taken, and once the claim is closed', async () => {
    const off = await openPaymentsBench({ settings: { CARD_PROVIDER: 'off' } });
    expect(await off.fn('send-payment-link', off.linkFor(off.claim), off.admin)).toEqual({
      success: false,
      error: 'Card payments are not set up yet, so no payment link can be sent.',
    });
    const bench = await openPaymentsBench();
    await bench.call(bench.hannah, 'POST', `/api/claims/${bench.claim.id}/cancel`);
    expect(await bench.fn('send-payment-link', bench.linkFor(bench.claim), bench.admin)).toEqual({
      success: false,
      error: 'A payment link can only be sent while the claim is open.',
    });
  });
});

describe('a link', () => {
  it.each(['cancel', 'paid'])('stops working when the claimant says %s', async (act) => {
    const bench = await openPaymentsBench();
    const token = await bench.sendLink();
    await bench.call(bench.hannah, 'POST', `/api/claims/${bench.claim.id}/${act}`);
    expect((await bench.look(token)).paymentIntent?.status).toBe('cancelled');
    expect((await bench.checkout(token)).success).toBe(false);
  });

  it('runs out after 30 days', async () => {
    const bench = await openPaymentsBench();
    const token = await bench.sendLink();
    bench.app.clock.forward(30 * 86_400);
    expect(await bench.checkout(token)).toEqual({ success: false, error: 'This payment link has expired.' });
  });

  it('needs its token', async () => {
    const bench = await openPaymentsBench();
    for (const name of ['fetch-payment-data', 'handle-payment-success-test'])
      expect(await bench.fn(name, {})).toEqual({ success: false, error: 'Payment token is missing.' });
    expect(await bench.look('x'.repeat(43))).toEqual({ success: true, paymentIntent: null });
    expect(await bench.comeBack('x'.repeat(43))).toEqual({
      success: false,
      error: 'Failed to update payment status.',
    });
  });

  it('shows each payer their own claim, however many look at the same moment', async () => {
    const bench = await openPaymentsBench();
    const claims = [bench.claim, await bench.submitted(bench.hannah), await bench.submitted(bench.hannah)];
    const tokens: string[] = [];
    for (const claim of claims) tokens.push(await bench.sendLink(claim));
    const asked = [...tokens, 'x'.repeat(43), ...tokens];
    const seen = await Promise.all(asked.map(bench.look));
    const [first, second, third] = claims.map(({ id }) => id);
    expect(seen.map(({ paymentIntent }) => paymentIntent?.claim_id)).toEqual([
      first,
      second,
      third,
      undefined,
      first,
      second,
      third,
    ]);
  });
});

describe('send-defendant-payment-request', () => {
  it('asks for what was accepted, once, for the owner or an admin', async () => {
    const bench = await openPaymentsBench();
    await bench.fn('handle-settlement-offer', { claim_id: bench.claim.id, offered_amount: 600 }, bench.admin);
    const [offer] = await bench.rows('settlement_offers');
    bench.app.clock.forward(60);
    await bench.call(bench.hannah, 'POST', `/api/settlements/${offer?.id}/accept`);
    const token = await bench.newestToken();
    expect((await bench.look(token)).paymentIntent?.amount).toBe(600);

    const wish = { claim_id: bench.claim.id, settlement_offer_id: offer?.id, offered_amount: 600 };
    const ask = (more: object = {}, person = bench.hannah) =>
      bench.fn('send-defendant-payment-request', { ...wish, ...more }, person);
    expect(await ask()).toEqual({ success: true });
    expect(await bench.rows('payment_intents')).toHaveLength(1);
    expect(await ask({ offered_amount: 60 })).toMatchObject({ success: false });
    const stranger = await bench.signUp('stranger');
    const refused = await bench.call(stranger, 'POST', '/functions/v1/send-defendant-payment-request', wish);
    expect(refused.status).toBe(404);

    bench.app.clock.forward(31 * 86_400);
    expect(await ask({}, await bench.signIn(bench.admin))).toEqual({ success: true });
    expect(await bench.rows('payment_intents')).toMatchObject([
      { status: 'cancelled' },
      { amount: '600.00' },
    ]);
    // An admin's link asks for the agreed amount too, although the screen sends the claim's.
    const admin = await bench.signIn(bench.admin);
    const sent = await bench.fn('send-payment-link', bench.linkFor(bench.claim), admin);
    expect(sent).toMatchObject({ success: true, amount: 600 });
  });

  it('gives its refusals their shape where no link can be issued', async () => {
    const bench = await openPaymentsBench({ settings: { CARD_PROVIDER: 'off' } });
    await bench.fn('handle-settlement-offer', { claim_id: bench.claim.id, offered_amount: 600 }, bench.admin);
    const [offer] = await bench.rows('settlement_offers');
    bench.app.clock.forward(60);
    await bench.call(bench.hannah, 'POST', `/api/settlements/${offer?.id}/accept`);
    const wish = { claim_id: bench.claim.id, settlement_offer_id: offer?.id, offered_amount: 600 };
    expect(await bench.fn('send-defendant-payment-request', wish, bench.hannah)).toEqual({
      success: false,
      error: 'Card payments are not set up yet, so no payment link can be sent.',
    });
    expect(await bench.rows('payment_intents')).toEqual([]);
  });
});
