import { describe, expect, it } from 'vitest';
import { afterCheckout, afterFinalising, payView } from './pay-view.ts';

const now = new Date('2026-11-16T12:00:00Z');
const later = new Date('2026-12-16T12:00:00Z');
const earlier = new Date('2026-11-16T11:59:59Z');

const visit = (given: {
  token?: string;
  status?: 'pending' | 'completed' | 'cancelled';
  expiresAt?: Date;
  refundedAt?: Date;
  success?: string;
  cancelled?: string;
}) =>
  payView({
    token: given.token ?? 'a-token',
    asked: {
      answer: {
        success: true,
        intent: {
          status: given.status ?? 'pending',
          expiresAt: given.expiresAt ?? later,
          refundedAt: given.refundedAt ?? null,
        },
      },
    },
    query: { success: given.success ?? null, cancelled: given.cancelled ?? null },
    now,
  });

describe('what a payment link shows', () => {
  it.each([
    ['a link that can be paid', {}, { kind: 'payable', notice: null }],
    [
      'one whose checkout was left',
      { cancelled: 'true' },
      { kind: 'payable', notice: 'Payment was cancelled. You can try again below.' },
    ],
    ['a query that means nothing', { cancelled: '1', success: 'yes' }, { kind: 'payable', notice: null }],
    ['the way back from the checkout', { success: 'true' }, { kind: 'finalising' }],
    ['the way back, after the link ran out', { success: 'true', expiresAt: earlier }, { kind: 'finalising' }],
    ['the way back, already paid', { success: 'true', status: 'completed' }, { kind: 'finalising' }],
    ['a link that was paid', { status: 'completed' }, { kind: 'completed' }],
    ['one that was paid long ago', { status: 'completed', expiresAt: earlier }, { kind: 'completed' }],
    ['one whose payment was given back', { status: 'completed', refundedAt: earlier }, { kind: 'refunded' }],
    [
      'the way back from the checkout, given back since',
      { status: 'completed', refundedAt: earlier, success: 'true' },
      { kind: 'refunded' },
    ],
    ['a link that ran out', { expiresAt: earlier }, { kind: 'expired' }],
    ['one that ran out, checkout left', { expiresAt: earlier, cancelled: 'true' }, { kind: 'expired' }],
    ['a link that was replaced', { status: 'cancelled' }, { kind: 'replaced' }],
    ['no token', { token: '' }, { kind: 'error', message: 'Payment token is missing.' }],
    ['a blank token', { token: ' ' }, { kind: 'error', message: 'Payment token is missing.' }],
  ] as const)('%s', (_, given, view) => {
    expect(visit(given)).toEqual(view);
  });

  it.each([
    ['nobody answered', { answer: null }, 'An unexpected error occurred. Please try again later.'],
    ['it was refused', { answer: { success: false, intent: null } }, 'Failed to load payment details.'],
  ])('when %s', (_, asked, message) => {
    expect(payView({ token: 'a-token', asked, query: { success: null, cancelled: null }, now })).toEqual({
      kind: 'error',
      message,
    });
  });

  it('when there is no such payment', () => {
    const asked = { answer: { success: true, intent: null } };
    const query = { success: 'true', cancelled: null };
    expect(payView({ token: 'a-token', asked, query, now })).toEqual({ kind: 'not-found' });
  });
});

describe('waiting for the card provider', () => {
  it('is over as soon as the payment is there', () => {
    expect(afterFinalising({ answer: { success: true } }, 0)).toEqual({ kind: 'done' });
    expect(afterFinalising({ answer: { success: true } }, 99)).toEqual({ kind: 'done' });
  });

  it.each([
    ['no', { answer: { success: false } }, 'Failed to update payment status.'],
    [
      'nothing',
      { answer: null },
      'An unexpected error occurred while finalizing payment. Please contact support.',
    ],
  ])('believes %s after 25 seconds', (_, asked, message) => {
    let waited = 0;
    for (let attempt = 0; ; attempt += 1) {
      const next = afterFinalising(asked, attempt);
      if (next.kind !== 'wait') {
        expect(next).toEqual({ kind: 'failed', message, isFinal: false });
        break;
      }
      waited += next.ms;
    }
    expect(waited).toBe(25_000);
  });
});

describe('a payment that came too late', () => {
  it('is not waited for', () => {
    const error = 'Your money is on its way back to your card.';
    expect(afterFinalising({ answer: { success: false, error } }, 0)).toEqual({
      kind: 'failed',
      message: error,
      isFinal: true,
    });
    const notYet = { success: false, error: 'Failed to update payment status.' };
    expect(afterFinalising({ answer: notYet }, 0).kind).toBe('wait');
  });
});

describe('the pay button', () => {
  it.each([
    [
      { success: true, sessionId: 's1', url: 'https://pay.example/s1' },
      { kind: 'go', url: 'https://pay.example/s1' },
    ],
    [{ success: false }, { kind: 'failed', message: 'Failed to create checkout session.' }],
    [
      { success: false, error: 'This payment has already been made.' },
      {
        kind: 'failed',
        message: 'Failed to create checkout session.',
        reason: 'This payment has already been made.',
      },
    ],
    [
      { success: true },
      {
        kind: 'failed',
        message: 'Session ID was missing from the payment processing response. Please try again.',
      },
    ],
    [null, { kind: 'failed', message: 'An unexpected error occurred. Please try again later.' }],
  ])('after %j', (answer, step) => {
    expect(afterCheckout({ answer })).toEqual(step);
  });
});
