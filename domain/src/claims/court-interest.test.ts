import { describe, expect, it } from 'vitest';
import { shippedLaw } from '../law/law.ts';
import { toIsoDate } from '../shared/iso-date.ts';
import { pence } from '../shared/money.ts';
import { courtInterestWords } from './court-interest.ts';
import { issueTypes } from './issue-types.ts';

const claim = {
  amount: pence(900_00),
  jurisdiction: 'England & Wales',
  issueType: 'Consumer Rights',
  incidentDate: toIsoDate('2026-09-01'),
} as const;
const today = toIsoDate('2026-11-18');
const wordsOf = (changes: object) => courtInterestWords({ ...claim, ...changes }, today, shippedLaw);

describe('interest that a court may add', () => {
  it('is a daily figure to the penny, half up, times the days', () => {
    // £900 at 8% is 19.726p a day, so 20p; 78 days.
    const told = wordsOf({});
    expect(told?.sum).toBe('£15.60');
    expect(told?.words).toMatch(/8% a year.*It decides\. .*£15\.60 by today, and £0\.20 more each day/);
  });

  it.each([
    [22_82, 'it would be £0.78 by today, and £0.01 more each day. The amount'],
    [22_81, 'it would be £0.00 by today. The amount'],
  ])('on %d pence names what each day adds only where that is a penny at least', (amount, words) => {
    expect(wordsOf({ amount: pence(amount) })?.words).toContain(words);
  });

  it('leaves out the days of a breathing space, and adds nothing while it lasts', () => {
    const from = toIsoDate('2026-10-01');
    // 29 days to 30 September, and 19 from 31 October.
    const over = wordsOf({ interestFree: [{ from, to: toIsoDate('2026-10-30') }] });
    expect(over?.sum).toBe('£9.60');
    expect(over?.words).toContain(
      'it would be £9.60 by today, and £0.20 more each day. It leaves out the days on which the claim was paused. The amount',
    );
    const lasting = wordsOf({ interestFree: [{ from, to: null }] });
    expect(lasting?.words).toContain('it would be £5.80 by today. It leaves out');
  });

  it('is nothing on the day itself', () => {
    expect(wordsOf({ incidentDate: today })?.sum).toBe('£0.00');
  });

  it('is second-hand in Scotland, and says so', () => {
    expect(wordsOf({ jurisdiction: 'Scotland' })?.words).toMatch(/sheriff.*Check the rate/);
  });

  it('is no figure where the rate was not read', () => {
    const told = wordsOf({ jurisdiction: 'Northern Ireland' });
    expect(told).toEqual({ sum: undefined, words: expect.not.stringMatching(/\d/) });
  });

  it('is not told of damages that a court has to assess', () => {
    const told = issueTypes.filter((issueType) => wordsOf({ issueType }));
    expect(told).toEqual(['Contract Dispute', 'Debt Recovery', 'Consumer Rights']);
  });
});
