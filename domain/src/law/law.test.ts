import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../shared/iso-date.ts';
import { pence } from '../shared/money.ts';
import type { Nation } from '../shared/nation.ts';
import { hearingFee, hearingFeeDueOn, issueFee } from './fees/court-fees.ts';
import { startOfLatePayment } from './interest/late-payment-start.ts';
import { type Law, shippedLaw } from './law.ts';
import type { LawRow } from './rows.ts';

const day = toIsoDate;
const tables = Object.entries(shippedLaw) as [
  keyof Law,
  { title: string; rows: readonly LawRow<unknown>[] },
][];

describe('the shipped rows', () => {
  it.each(tables)('of %s never cover a day twice', (_, { rows }) => {
    const meets = (a: LawRow<unknown>, b: LawRow<unknown>) =>
      (a.nation === b.nation || a.nation === 'UK' || b.nation === 'UK') &&
      (a.validFrom ?? '') <= (b.validTo ?? '9') &&
      (b.validFrom ?? '') <= (a.validTo ?? '9');
    const twice = rows.flatMap((row, at) =>
      rows.slice(at + 1).filter((other) => meets(row, other) && subject(row) === subject(other)),
    );
    expect(twice).toEqual([]);
  });

  it.each(tables)('of %s pass the schema that an operator’s rows must pass', (name, { rows }) => {
    for (const { value } of rows) expect(shippedLaw[name].schema.parse(value)).toEqual(value);
  });

  it.each(tables)('of %s end after they begin and name a source', (_, { rows }) => {
    for (const { validFrom, validTo, source } of rows) {
      expect((validFrom ?? '') <= (validTo ?? '9')).toBe(true);
      expect(source).not.toBe('');
    }
  });
});

/** A table of fees for acts has a row per act, one of services a row per service. */
function subject({ value }: LawRow<unknown>): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('act' in value) return value.act;
  return 'service' in value ? value.service : undefined;
}

describe('a court fee', () => {
  const nations = fc.constantFrom<Nation>('England & Wales', 'Scotland', 'Northern Ireland');
  const sum = fc.integer({ min: 1, max: 300_000_00 });

  it('never falls as the sum grows', () => {
    fc.assert(
      fc.property(nations, sum, sum, fc.constantFrom(issueFee, hearingFee), (nation, one, other, feeOf) => {
        const [less, more] = [one, other].map((amount) =>
          feeOf({ nation, on: day('2026-11-18'), principal: pence(amount), interest: pence(0) }, shippedLaw),
        );
        const [lower, higher] = one <= other ? [less, more] : [more, less];
        if (lower?.known && higher?.known) expect(higher.amount).toBeGreaterThanOrEqual(lower.amount);
        // Past the end of a table it never begins again.
        else expect(higher?.known).toBe(false);
      }),
    );
  });

  it.each([
    ['2026-10-01', '2026-11-18', '2026-10-21'],
    ['2026-10-13', '2026-11-18', '2026-10-20'],
    ['2026-11-15', '2026-11-18', '2026-11-18'],
  ])('for a hearing told on %s and held on %s is due on %s', (notice, hearing, due) => {
    expect(hearingFeeDueOn(day(notice), day(hearing))).toBe(due);
  });
});

describe('the last day to pay a business', () => {
  const base = { performedOn: day('2026-03-10'), noticeOn: day('2026-03-03') };

  it.each([
    ['2026-03-20', false, '2026-03-20', false],
    ['2026-05-08', false, '2026-05-08', false],
    // Sixty-one days, counting the first.
    ['2026-05-09', false, '2026-05-09', true],
    ['2026-05-09', true, '2026-04-08', false],
    ['2026-03-20', true, '2026-03-20', false],
  ])('agreed for %s, public authority: %s', (on, buyerIsPublicAuthority, relevantDay, isLongTerm) => {
    const start = startOfLatePayment({ kind: 'agreed', on: day(on), base, buyerIsPublicAuthority });
    expect(start).toEqual({ relevantDay, isLongTerm });
  });
});
