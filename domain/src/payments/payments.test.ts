import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Pence, pence } from '../shared/money.ts';
import {
  balanceOf,
  type LedgerEntry,
  ledgerAccounts,
  paymentEntries,
  payoutEntries,
  refundPaidEntries,
  refundPromisedEntries,
  sumOf,
} from './ledger.ts';
import { expiryOf, paymentState } from './payment-link.ts';

describe('a payment link', () => {
  const made = new Date('2026-11-15T10:00:00Z');
  const expiresAt = expiryOf(made);

  it('works for 30 days', () => {
    expect(expiresAt.toISOString()).toBe('2026-12-15T10:00:00.000Z');
  });

  it.each([
    ['pending', '2026-12-15T09:59:59Z', 'payable'],
    ['pending', '2026-12-15T10:00:00Z', 'expired'],
    ['completed', '2027-01-01T00:00:00Z', 'completed'],
    ['cancelled', '2026-11-16T00:00:00Z', 'cancelled'],
  ] as const)('%s at %s is %s', (status, now, state) => {
    expect(paymentState({ status, expiresAt }, new Date(now))).toBe(state);
  });
});

describe('the ledger', () => {
  it('splits a payment to the penny', () => {
    expect(paymentEntries(pence(10_005))).toEqual([
      { account: 'card-provider', amount: 10_005 },
      { account: 'owed-to-claimant', amount: -9_004 },
      { account: 'commission', amount: -1_001 },
    ]);
  });

  it.each([0, -5])('moves nothing for %i pence', (amount) => {
    expect(() => paymentEntries(pence(amount))).toThrow(RangeError);
    expect(() => payoutEntries(pence(amount))).toThrow(RangeError);
  });

  it('makes zero over any sequence, and owes what was neither paid out nor refunded', () => {
    const paid = fc.record({
      gross: fc.integer({ min: 1, max: 999_999_999 }),
      after: fc.constantFrom('wait', 'pay out', 'refund'),
    });
    fc.assert(
      fc.property(fc.array(paid, { maxLength: 30 }), (payments) => {
        const entries: LedgerEntry[] = [];
        let owed = 0;
        for (const { gross, after } of payments) {
          const made = paymentEntries(pence(gross));
          const share = pence(-balanceOf('owed-to-claimant', made)) as Pence;
          entries.push(...made);
          if (after === 'wait') owed += share;
          if (after === 'pay out') entries.push(...(share > 0 ? payoutEntries(share) : []));
          if (after === 'refund')
            entries.push(...refundPromisedEntries(pence(gross)), ...refundPaidEntries(pence(gross)));
        }
        expect(sumOf(entries)).toBe(0);
        expect(-balanceOf('owed-to-claimant', entries) + 0).toBe(owed);
        expect(ledgerAccounts.reduce((sum, one) => sum + balanceOf(one, entries), 0)).toBe(0);
      }),
    );
  });
});
