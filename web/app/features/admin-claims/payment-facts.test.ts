import { describe, expect, it } from 'vitest';
import type { Review } from './api/admin-api.ts';
import { paymentFacts } from './payment-facts.ts';

const now = new Date('2026-11-19T12:00:00Z');

const payment = (more: Partial<Review['payment']>): Review['payment'] => ({
  state: 'none',
  payment_id: null,
  amount: 330,
  sent_at: '2026-11-15T12:00:00.000Z',
  expires_at: '2026-12-15T12:00:00.000Z',
  paid_at: '2026-11-16T12:00:00.000Z',
  payout: null,
  ...more,
});

const shown = (more: Partial<Review['payment']>) =>
  paymentFacts(payment(more), now).map(({ term, detail }) => `${term}: ${String(detail)}`);

const payout = (status: 'due' | 'paid' | 'failed' | 'cancelled', reference: string | null = null) => ({
  status,
  amount: 297,
  reference,
});

describe('how a claim stands with money', () => {
  it.each<[string, Partial<Review['payment']>, string[]]>([
    ['nothing was asked for', {}, []],
    ['a link is out', { state: 'link-sent' }, ['Payment link: £330.00, not paid yet']],
    [
      'a link has expired',
      { state: 'link-sent', expires_at: '2026-11-18T12:00:00.000Z' },
      ['Payment link: £330.00, expired'],
    ],
    [
      'paid, and the share is due',
      { state: 'paid', payout: payout('due') },
      ['Payment: £330.00 paid', 'Payout to the claimant: £297.00, to be paid out'],
    ],
    [
      'paid out',
      { state: 'paid', payout: payout('paid', 'PC 1') },
      ['Payment: £330.00 paid', 'Payout to the claimant: £297.00, paid out'],
    ],
    [
      'refunded',
      { state: 'refunded', payout: payout('cancelled') },
      ['Payment: £330.00 paid', 'Refund: £330.00 given back', 'Payout to the claimant: £297.00, cancelled'],
    ],
  ])('%s', (_what, more, facts) => {
    expect(shown(more)).toEqual(facts);
  });
});
