import { describe, expect, it } from 'vitest';
import { shippedLaw } from '../law/law.ts';
import { toIsoDate } from '../shared/iso-date.ts';
import { pence } from '../shared/money.ts';
import { courtFeeWords } from './court-fee-words.ts';

const today = toIsoDate('2026-11-18');
const wordsOf = (pounds: number, changes: object = {}) =>
  courtFeeWords(
    {
      amount: pence(pounds * 100),
      jurisdiction: 'England & Wales',
      issueType: 'Consumer Rights',
      incidentDate: toIsoDate('2026-09-01'),
      ...changes,
    },
    today,
    shippedLaw,
  );

describe('courtFeeWords', () => {
  it('counts the interest in England and Wales: it can lift a claim into the next band', () => {
    expect(wordsOf(900)).toContain('£70.00 to start a claim for £900.00 with £15.60 of interest to today.');
    expect(wordsOf(990)).toContain('£80.00 to start a claim for £990.00 with £17.16 of interest to today.');
    expect(wordsOf(990, { issueType: 'Property Damage' })).toContain(
      '£70.00 to start a claim for £990.00. Fees',
    );
  });

  it('counts no interest for the days of a breathing space', () => {
    const interestFree = [{ from: toIsoDate('2026-09-02'), to: null }];
    expect(wordsOf(990, { interestFree })).toContain('£70.00 to start a claim for £990.00. Fees');
  });

  it('counts what the letter claims as interest in the place of what a court could add', () => {
    expect(wordsOf(900, { claimedInterest: pence(62_25) })).toContain('with £62.25 of interest to today.');
    expect(wordsOf(900, { claimedInterest: pence(0) })).toContain('a claim for £900.00. Fees');
  });

  it('counts the claim alone in Scotland and Northern Ireland', () => {
    expect(wordsOf(300, { jurisdiction: 'Scotland' })).toContain('£23.00 to start a claim for £300.00. Fees');
    expect(wordsOf(300, { jurisdiction: 'Northern Ireland' })).toContain(
      '£49.00 to start a claim for £300.00. Fees',
    );
  });

  it('says nothing where the table ends, or does not reach back', () => {
    expect(wordsOf(6_000, { jurisdiction: 'Scotland' })).toBeUndefined();
    expect(
      courtFeeWords(
        {
          amount: pence(300_00),
          jurisdiction: 'Scotland',
          issueType: 'Other',
          incidentDate: toIsoDate('2025-01-01'),
        },
        toIsoDate('2025-06-01'),
        shippedLaw,
      ),
    ).toBeUndefined();
  });
});
