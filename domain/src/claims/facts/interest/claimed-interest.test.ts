import { describe, expect, it } from 'vitest';
import { shippedLaw } from '../../../law/law.ts';
import { toIsoDate } from '../../../shared/iso-date.ts';
import { pence } from '../../../shared/money.ts';
import { kitchenFacts } from '../testing/kitchen-facts.ts';
import { claimedInterest } from './claimed-interest.ts';

const nation = 'England & Wales';
const letterDate = toIsoDate('2026-11-19');
const later = toIsoDate('2026-11-29');
const facts = {
  ...kitchenFacts,
  credits: [{ on: toIsoDate('2026-08-14'), amount: pence(200_00), what: 'He gave some back' }],
};
const from = toIsoDate('2026-07-20');
const courtRate = { kind: 'court-rate', from, why: 'the first day of work', runsOn: true } as const;
const by = (to: typeof later, interest: typeof facts.interest) =>
  claimedInterest({ ...facts, interest }, { nation, letterDate, to, interestFree: [] }, shippedLaw);

describe('interest that a letter claims', () => {
  it('is counted as in the letter: from its own day, less what came back', () => {
    // 25 days of 55p on £2,500.00, then 97 days of 50p on £2,300.00.
    expect(by(letterDate, courtRate)).toMatchObject({ sum: 62_25, told: '£62.25' });
  });

  it('grows until today where it runs on, and tells what each day adds', () => {
    expect(by(later, courtRate)?.words).toMatch(/£67\.25 by 29 November 2026, and 50p more each day/);
    expect(by(later, { ...courtRate, runsOn: false })?.told).toBe('£62.25');
  });

  it('has no figure where the rate is not known, and is nothing where none is claimed', () => {
    const northern = claimedInterest(
      { ...facts, interest: courtRate },
      { nation: 'Northern Ireland', letterDate, to: later, interestFree: [] },
      shippedLaw,
    );
    expect(northern).toMatchObject({ sum: undefined, told: undefined });
    expect(by(later, { kind: 'none' })).toBeUndefined();
  });
});
