import { describe, expect, it } from 'vitest';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { openPaymentsBench } from '../testing/payments-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

describe('a link while an offer stands', () => {
  it('is refused with the offer named, and sent once the offer is withdrawn', async () => {
    const bench = await openPaymentsBench();
    await bench.fn('handle-settlement-offer', { claim_id: bench.claim.id, offered_amount: 600 }, bench.admin);
    const send = () => bench.fn('send-payment-link', bench.linkFor(bench.claim), bench.admin);
    expect(await send()).toEqual({
      success: false,
      error:
        'An offer of £600.00 waits for the claimant’s answer, so no link for £1,250.50 is sent. Wait for the answer, or withdraw the offer first.',
    });
    expect(await bench.rows('payment_intents')).toEqual([]);
    const preview = () =>
      bench.call<object>(bench.admin, 'GET', `/api/admin/claims/${bench.claim.id}/payment-link`);
    expect((await preview()).body).toMatchObject({
      amount: 1250.5,
      refusal: expect.stringMatching(/^An offer/),
    });
    const [offer] = await bench.rows('settlement_offers');
    await bench.call(bench.admin, 'POST', `/api/admin/settlements/${offer?.id}/withdraw`, { reason: '' });
    expect((await preview()).body).toMatchObject({ amount: 1250.5, is_settlement: false, refusal: null });
    expect(await send()).toMatchObject({ success: true, amount: 1250.5 });
  });
});

describe('a link before it is sent', () => {
  type Preview = {
    readonly is_disputed: boolean;
    readonly mail: { readonly subject: string; readonly text: string };
    readonly mail_to_team: { readonly text: string } | null;
  };
  const previewed = async (bench: Awaited<ReturnType<typeof openPaymentsBench>>) =>
    (await bench.call<Preview>(bench.admin, 'GET', `/api/admin/claims/${bench.claim.id}/payment-link`)).body;

  it('shows the very mail, but for what is made when it is sent', async () => {
    const bench = await openPaymentsBench();
    const { mail, mail_to_team } = await previewed(bench);
    await bench.fn('send-payment-link', bench.linkFor(bench.claim), bench.admin);
    const [sent] = (await bench.rows('emails')).filter(({ kind }) => kind === 'payment-link');
    // The lengths of both differ, and with them where lines end.
    const inOneLine = (text: unknown) => String(text).replaceAll(/\s+/g, ' ');
    const unmade = (text: unknown) =>
      inOneLine(text)
        .replace(/PAY-[0-9A-F]{8}/g, '[given when it is sent]')
        .replace(/\/pay\/[\w-]{43}/g, '/pay/…');
    expect([mail.subject, inOneLine(mail.text)]).toEqual([unmade(sent?.subject), unmade(sent?.text)]);
    expect(mail_to_team).toBeNull();
  });

  it('warns where the newest reply disputes the claim, also beside an offer, and where an admin says so', async () => {
    const bench = await openPaymentsBench();
    const reply = async (email_body: string) => {
      bench.app.clock.forward(60);
      await bench.call(bench.admin, 'POST', '/api/admin/replies', {
        email_subject: `Claim ID: ${bench.claim.id}`,
        email_body,
        sender_email: 'sam@reed.example',
      });
      return (await previewed(bench)).is_disputed;
    };
    expect((await previewed(bench)).is_disputed).toBe(false);
    expect(await reply('I dispute this claim.')).toBe(true);
    expect(await reply('All right, I will pay.')).toBe(false);
    expect(await reply('I agree to pay half, I will pay it. But I dispute the rest.')).toBe(true);
    expect(await reply('Sorry. I will pay all of it.')).toBe(false);
    await bench.call(bench.admin, 'POST', `/api/admin/claims/${bench.claim.id}/assessment`, {
      action: 'dispute',
    });
    expect((await previewed(bench)).is_disputed).toBe(true);
  });
});
