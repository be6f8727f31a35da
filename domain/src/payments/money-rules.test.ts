import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimStatuses, isOpen } from '../claims/statuses.ts';
import { pence } from '../shared/money.ts';
import { classifyPayment } from './arrival.ts';
import {
  balanceOf,
  ledgerAccounts,
  paymentEntries,
  payoutEntries,
  payoutReturnedEntries,
  refundPaidEntries,
  refundPromisedEntries,
  sumOf,
  surplusEntries,
} from './ledger.ts';
import { paymentIntentStatuses, paymentReference } from './payment-link.ts';
import {
  canMovePayout,
  movePayout,
  type PayoutMove,
  type PayoutStatus,
  payoutStatuses,
  requireDestination,
} from './payout.ts';
import { formatSortCode, maskAccountNumber, maskSortCode, payoutDetailsForm } from './payout-details.ts';
import { refundableUntil, refundRefusal } from './refund.ts';

describe('money that arrives', () => {
  it('settles an open claim through its own link once, and is surplus in every other case', () => {
    for (const intent of paymentIntentStatuses)
      for (const claim of claimStatuses)
        for (const isSettled of [false, true]) {
          const counts = intent === 'pending' && isOpen(claim) && !isSettled;
          expect(classifyPayment({ intent, claim, isSettled })).toBe(counts ? 'settling' : 'surplus');
        }
  });
});

describe('every happening in the books', () => {
  const amounts = fc.integer({ min: 1, max: 999_999_999_999 }).map(pence);

  it('makes zero', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        for (const entries of [
          paymentEntries(amount),
          surplusEntries(amount),
          payoutEntries(amount),
          payoutReturnedEntries(amount),
          refundPromisedEntries(amount),
          refundPaidEntries(amount),
        ])
          expect(sumOf(entries)).toBe(0);
      }),
    );
  });

  it.each([
    ['a refund', [paymentEntries, refundPromisedEntries, refundPaidEntries]],
    ['a surplus given back', [surplusEntries, refundPaidEntries]],
    ['a payout that came back', [payoutEntries, payoutReturnedEntries]],
  ] as const)('leaves everyone where they were after %s', (_name, steps) => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const entries = steps.flatMap((step) => step(amount));
        for (const account of ledgerAccounts) expect(balanceOf(account, entries) + 0).toBe(0);
      }),
    );
  });
});

describe('a payout', () => {
  it.each([
    ['due', 'paid failed cancelled'],
    ['failed', 'due cancelled'],
    ['paid', 'failed'],
    ['cancelled', ''],
  ] as const)('that is %s can become: %s', (from, allowed) => {
    expect(payoutStatuses.filter((move) => canMovePayout(from, move)).sort()).toEqual(
      allowed.split(' ').filter(Boolean).sort(),
    );
    for (const move of payoutStatuses)
      if (canMovePayout(from, move)) expect(movePayout(from, move)).toBe(move);
      else expect(() => movePayout(from, move)).toThrow(`a ${from} payout cannot become ${move}`);
  });
});

describe('what an admin says of a payout', () => {
  it('may correct only what was said to be paid, which is due again', () => {
    expect(payoutStatuses.filter((from) => canMovePayout(from, 'corrected'))).toEqual(['paid']);
    expect(movePayout('paid', 'corrected')).toBe('due');
  });

  it('needs a known account where money is said to have left, or to have been refused on the way', () => {
    const to =
      (move: PayoutMove, hasDetails: boolean, from: PayoutStatus = 'due') =>
      () =>
        requireDestination({ from, move, hasDetails });
    for (const move of ['paid', 'failed'] as const) {
      expect(to(move, false)).toThrow('without bank details');
      expect(to(move, true)).not.toThrow();
    }
    // The account may have been forgotten since the money was sent.
    expect(to('failed', false, 'paid')).not.toThrow();
    for (const move of ['due', 'corrected', 'cancelled'] as const) expect(to(move, false)).not.toThrow();
  });
});

describe('a refund', () => {
  const receivedAt = new Date('2026-11-01T10:00:00Z');
  const payment = { kind: 'settling', receivedAt, refundedAt: null, payout: 'due' } as const;
  const lastMoment = refundableUntil(receivedAt);

  it.each([
    ['in time', payment, lastMoment, null],
    ['after the payout failed', { ...payment, payout: 'failed' }, lastMoment, null],
    ['a moment late', payment, new Date(lastMoment.getTime() + 1), /within 14 days/],
    ['after the payout', { ...payment, payout: 'paid' }, receivedAt, /already been paid/],
    ['twice', { ...payment, refundedAt: receivedAt }, receivedAt, /already refunded/],
    ['of a surplus', { ...payment, kind: 'surplus', payout: null }, receivedAt, /by itself/],
  ] as const)('%s', (_name, asked, now, refusal) => {
    if (refusal === null) expect(refundRefusal(asked, now)).toBeNull();
    else expect(refundRefusal(asked, now)).toMatch(refusal);
  });

  it('ends fourteen days after the payment', () => {
    expect(lastMoment.toISOString()).toBe('2026-11-15T10:00:00.000Z');
  });
});

describe('bank details', () => {
  const whole = { accountHolder: ' Hannah  Okoro ', sortCode: '12-34-56', accountNumber: '1234 5678' };

  it('are digits, however they are typed', () => {
    expect(payoutDetailsForm.parse(whole)).toEqual({
      accountHolder: 'Hannah Okoro',
      sortCode: '123456',
      accountNumber: '12345678',
    });
    expect(payoutDetailsForm.parse({ ...whole, sortCode: '12–34–56' }).sortCode).toBe('123456');
  });

  it.each([
    ['accountHolder', '  ', 'Account holder is required'],
    ['sortCode', '', 'Sort code is required'],
    ['sortCode', '12345', 'Enter the 6 digits of the sort code'],
    ['sortCode', '1234567', 'Enter the 6 digits of the sort code'],
    ['sortCode', '12345a', 'Enter the 6 digits of the sort code'],
    ['sortCode', '١٢٣٤٥٦', 'Enter the 6 digits of the sort code'],
    ['accountNumber', '-', 'Account number is required'],
    ['accountNumber', '1234567', 'Enter the 8 digits of the account number'],
    ['accountNumber', '123456789', 'Enter the 8 digits of the account number'],
  ])('refuse %s %j', (field, typed, message) => {
    const { error } = payoutDetailsForm.safeParse({ ...whole, [field]: typed });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('are shown whole to who pays, and masked to their owner', () => {
    expect(formatSortCode('123456')).toBe('12-34-56');
    expect([maskSortCode('123456'), maskAccountNumber('12345678')]).toEqual(['••-••-56', '••••5678']);
  });
});

it('a payment has a reference that can be read out', () => {
  expect(paymentReference('9f3a21bc-0000-4000-8000-000000000000')).toBe('PAY-9F3A21BC');
});
