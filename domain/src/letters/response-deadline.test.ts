import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueTypes } from '../claims/issue-types.ts';
import { jurisdictions } from '../claims/jurisdictions.ts';
import { daysBetween, toIsoDate } from '../shared/iso-date.ts';
import { responseDays, responseDeadline } from './response-deadline.ts';

const special: Readonly<Record<string, number>> = {
  'England & Wales/Personal Injury': 21,
  'England & Wales/Debt Recovery': 30,
  'Scotland/Personal Injury': 21,
  'Northern Ireland/Personal Injury': 21,
};

describe('responseDays', () => {
  it.each(
    jurisdictions.flatMap((jurisdiction) => issueTypes.map((issueType) => ({ jurisdiction, issueType }))),
  )('$jurisdiction, $issueType', ({ jurisdiction, issueType }) => {
    expect(responseDays(issueType, jurisdiction)).toBe(special[`${jurisdiction}/${issueType}`] ?? 14);
  });

  it.each([
    ['personal injury', 'England & Wales'],
    ['Personal injury', 'England & Wales'],
    ['PERSONAL INJURY', 'Scotland'],
    ['debt recovery', 'England & Wales'],
    [' Debt Recovery', 'England & Wales'],
    ['Debt Recovery', 'england & wales'],
    ['Debt Recovery', 'England and Wales'],
    ['Debt Recovery', 'England'],
    ['Personal Injury', 'scotland'],
    ['Personal Injury', 'northern ireland'],
    ['Personal Injury', ''],
    ['Personal Injury', 'Isle of Man'],
    ['Personal Injury', 'constructor'],
    ['toString', 'Scotland'],
  ])('%j in %j is not matched: 14', (issueType, jurisdiction) => {
    expect(responseDays(issueType, jurisdiction)).toBe(14);
  });
});

describe('responseDeadline', () => {
  it.each([
    ['Debt Recovery', 'England & Wales', '2026-11-15', 30, '2026-12-15', '15 December 2026'],
    ['Personal Injury', 'Scotland', '2026-12-20', 21, '2027-01-10', '10 January 2027'],
    ['Other', 'Northern Ireland', '2028-02-20', 14, '2028-03-05', '5 March 2028'],
    ['Other', 'Atlantis', '2026-03-22', 14, '2026-04-05', '5 April 2026'],
  ])('%s, %s, from %s', (issueType, jurisdiction, today, days, date, longDate) => {
    expect(responseDeadline({ issueType, jurisdiction }, toIsoDate(today))).toEqual({ days, date, longDate });
  });

  it('is always its own days after the letter', () => {
    const dates = fc
      .date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
      .map((date) => toIsoDate(date.toISOString().slice(0, 10)));
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...jurisdictions), dates, (issueType, jurisdiction, today) => {
        const { days, date } = responseDeadline({ issueType, jurisdiction }, today);
        expect(daysBetween(today, date)).toBe(days);
      }),
    );
  });
});
