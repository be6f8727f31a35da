import { describe, expect, it } from 'vitest';
import type { ClaimPayment } from '../../lib/claims-api.ts';
import { paymentSummary, payoutSummary, promiseWords, resolvedSentence } from './payment-words.ts';

const sent: ClaimPayment = {
  state: 'link-sent',
  payment_id: null,
  amount: 900,
  sent_at: '2026-11-16T10:00:00.000Z',
  expires_at: '2026-12-16T10:00:00.000Z',
  paid_at: null,
  payout: null,
};
const now = new Date('2026-11-20T10:00:00Z');

describe('what the claimant reads about the payment', () => {
  it.each([
    [
      sent,
      'Waiting for payment',
      'We asked Tarn Ltd on 16 November 2026 to pay £900.00. The link expires on 16 December 2026.',
    ],
    [
      { ...sent, expires_at: '2026-11-20T10:00:00.000Z' },
      'Link expired',
      'We asked Tarn Ltd on 16 November 2026 to pay £900.00. Nobody paid, and the link expired on 20 November 2026.',
    ],
    [
      { ...sent, state: 'paid', paid_at: '2026-11-18T09:00:00.000Z' },
      'Paid',
      'Tarn Ltd paid £900.00 on 18 November 2026. Your claim is resolved.',
    ],
    [
      { ...sent, state: 'refunded' },
      'Refunded',
      'Tarn Ltd paid £900.00, and it was given back. Your claim is open again.',
    ],
  ] as const)('%#', (payment, label, sentence) => {
    expect(paymentSummary(payment, 'Tarn Ltd', now)).toMatchObject({ badge: { label }, sentence });
  });

  it('is nothing while nobody was asked', () => {
    expect(paymentSummary({ ...sent, state: 'none' }, 'Tarn Ltd', now)).toBeNull();
  });
});

describe('what the claimant reads about their share', () => {
  it.each([
    ['due', null, 'Payout due', 'Your share is £810.00. We send it to your bank account next.'],
    ['paid', 'BACS 77', 'Paid to you', 'We sent £810.00 to your bank account, reference BACS 77.'],
    ['paid', null, 'Paid to you', 'We sent £810.00 to your bank account.'],
    [
      'failed',
      null,
      'Payout failed',
      'We could not pay £810.00 to your bank account. Please check your bank details; we then try again.',
    ],
  ] as const)('%s with reference %s', (status, reference, label, sentence) => {
    expect(payoutSummary({ status, reference, amount: 810 })).toMatchObject({ badge: { label }, sentence });
  });

  it.each([
    ['due', /^This claim is resolved\. Your share of £810\.00 comes next/],
    ['paid', /^This claim is resolved, and we have sent you £810\.00\./],
    ['failed', /^This claim is resolved, but your share of £810\.00 could not be sent\./],
  ] as const)('%s is the next step of a resolved claim', (status, sentence) => {
    expect(resolvedSentence({ payout: { status, reference: null, amount: 810 } })).toMatch(sentence);
  });

  it('is no next step where nothing was paid by card', () => {
    expect(resolvedSentence({ payout: null })).toBeNull();
    expect(resolvedSentence({ payout: { status: 'cancelled', reference: null, amount: 1 } })).toBeNull();
  });

  it('is nothing once the money went back', () => {
    expect(payoutSummary({ status: 'cancelled', reference: null, amount: 810 })).toBeNull();
  });
});

describe('what the claimant gets of a payment to come', () => {
  const nothingYet: ClaimPayment = { ...sent, state: 'none', amount: null, sent_at: null, expires_at: null };

  it('of the claim, until a link asks for another sum', () => {
    const [kept, directly] = promiseWords({ status: 'pending', amount: 1250 }, nothingYet);
    expect(kept).toBe(
      'If £1,250.00 is paid through Plainclaim, we keep 10%, £125.00, and you get £1,125.00.',
    );
    expect(directly).toContain('all of it is yours');
    // Read on the page that has the button.
    expect(directly).toContain('press “It has been paid” on this page once');
    expect(promiseWords({ status: 'responded', amount: 1250 }, sent)[0]).toContain('If £900.00 is paid');
  });

  it.each([
    ['resolved', sent],
    ['cancelled', nothingYet],
    ['responded', { ...sent, state: 'paid' }],
  ] as const)('nothing more for a %s claim', (status, payment) => {
    expect(promiseWords({ status, amount: 1250 }, payment)).toEqual([]);
  });
});
