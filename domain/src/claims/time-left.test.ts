import { describe, expect, it } from 'vitest';
import { shippedLaw } from '../law/law.ts';
import { toIsoDate } from '../shared/iso-date.ts';
import { pence } from '../shared/money.ts';
import { beforeCourtWords } from './before-court.ts';
import { issueTypes } from './issue-types.ts';
import { jurisdictions } from './jurisdictions.ts';
import { otherNationWords } from './other-nation.ts';
import { type ClaimInTime, dueWarning, isTimePressing, timeLeft } from './time-left.ts';

const day = toIsoDate;

const claim: ClaimInTime = {
  jurisdiction: 'England & Wales',
  issueType: 'Debt Recovery',
  incidentDate: day('2021-01-10'),
};

describe('time left to go to court', () => {
  it.each([
    ['2026-01-09', 'plenty', undefined],
    ['2026-01-10', 'under-a-year', undefined],
    ['2026-10-11', 'under-a-year', undefined],
    ['2026-10-12', 'under-90-days', 90],
    ['2026-12-10', 'under-90-days', 90],
    ['2026-12-11', 'under-30-days', 30],
    ['2027-01-10', 'under-30-days', 30],
    ['2027-01-11', 'passed', undefined],
  ] as const)('on %s is %s, and the warning due is %s', (today, state, warning) => {
    expect(timeLeft(claim, day(today), shippedLaw).state).toBe(state);
    expect(dueWarning(claim, day(today), shippedLaw)).toBe(warning);
  });

  it.each([
    ['2021-01-10', 'You have 6 years left'],
    ['2025-11-18', 'You have 1 year 1 month left'],
    ['2026-01-10', 'You have 365 days left'],
    ['2027-01-09', 'You have 1 day left'],
    ['2027-01-10', 'This is the last day'],
  ])('on %s says in years or days what is left', (today, words) => {
    expect(timeLeft(claim, day(today), shippedLaw).title).toBe(
      `${words} to go to court: the last day is 10 January 2027`,
    );
  });

  it('says how it is counted, and which working day to aim for', () => {
    expect(timeLeft(claim, day('2026-12-11'), shippedLaw)).toMatchObject({
      title: 'You have 30 days left to go to court: the last day is 10 January 2027',
      words: expect.stringMatching(/aim for 8 January 2027.*6 years from the incident date you gave/),
    });
    expect(timeLeft(claim, day('2027-01-11'), shippedLaw).words).toMatch(/You may still send a letter/);
    const scottish = { ...claim, jurisdiction: 'Scotland' } as const;
    expect(timeLeft(scottish, day('2026-11-18'), shippedLaw)).toMatchObject({
      state: 'passed',
      words: expect.stringContaining('in Scotland what was owed usually ends'),
    });
  });

  it.each([
    [
      'Debt Recovery',
      'England & Wales',
      /fell due on another day.*such as a part payment made before then, has/,
    ],
    [
      'Property Damage',
      'Northern Ireland',
      /Ask a solicitor first whether something has given you more time/,
    ],
    ['Property Damage', 'Scotland', /such as a part payment made before then, has/],
    ['Personal Injury', 'England & Wales', /If you learnt of the injury later, the last day is another/],
  ] as const)('over for %s in %s, names only what can give more time', (issueType, jurisdiction, words) => {
    const over = timeLeft(
      { jurisdiction, issueType, incidentDate: day('2019-06-03') },
      day('2026-11-18'),
      shippedLaw,
    );
    expect(over.words).toMatch(words);
    if (issueType === 'Personal Injury') expect(over.words).not.toContain('payment');
  });

  it.each(jurisdictions)('in %s is over, without a day, for what is older than any rule', (jurisdiction) => {
    const old = { ...claim, jurisdiction, incidentDate: day('1970-06-01') };
    const left = timeLeft(old, day('2026-11-18'), shippedLaw);
    expect(left).toMatchObject({
      state: 'passed',
      title: 'The time to go to court seems to have ended long ago',
      words: expect.stringContaining('a court will probably turn the claim down'),
    });
    expect(left.words).not.toMatch(/\d years/);
    expect(isTimePressing(left, old)).toBe(true);
    expect(dueWarning(old, day('2026-11-18'), shippedLaw)).toBeUndefined();
    expect(timeLeft({ ...old, issueType: 'Other' }, day('2026-11-18'), shippedLaw).state).toBe('unknown');
  });

  it.each([
    [{ ...claim, issueType: 'Employment Issue' }, 'Acas', true],
    [{ ...claim, issueType: 'Other' }, 'Ask a solicitor', false],
    [{ ...claim, plaintiffDateOfBirth: day('2005-01-01') }, 'under 18', false],
  ] as const)('of %o is no date', (unclear, words, isPressing) => {
    const left = timeLeft(unclear, day('2026-11-18'), shippedLaw);
    expect(left).toMatchObject({ state: 'unknown', words: expect.stringContaining(words) });
    expect(`${left.title} ${left.words}`).not.toMatch(/20\d\d/);
    expect(isTimePressing(left, unclear)).toBe(isPressing);
    expect(dueWarning(unclear, day('2026-12-20'), shippedLaw)).toBeUndefined();
  });
});

describe('a defendant in another nation', () => {
  const facts = { ...claim, issueType: 'Debt Recovery', amount: pence(900_00) } as const;
  const on = day('2026-11-18');

  it.each([
    ['EH1 1AA', /in Scotland.*Sheriff Court.*£5,000.*no compulsory protocol/],
    ['BT1 1AA', /in Northern Ireland.*£3,000/],
  ])('by the postcode %s is told which rule applies and why', (defendantPostcode, words) => {
    expect(otherNationWords({ ...facts, defendantPostcode }, on)).toMatch(words);
  });

  it('is told the rule that holds only if they claim as a business', () => {
    const scottish = { ...facts, jurisdiction: 'Scotland', defendantPostcode: 'M1 1AE' } as const;
    expect(otherNationWords(scottish, on)).toContain(
      'Before court the rule there would be Practice Direction on Pre-Action Conduct, or Pre-Action Protocol for Debt Claims if you claim as a business, which includes sole traders.',
    );
  });

  it.each([
    ['EH1 1AA', 'England & Wales'],
    ['BT1 1AA', 'England & Wales'],
    ['M1 1AE', 'Scotland'],
  ] as const)('is told no small claims limit for an injury at %s', (defendantPostcode, jurisdiction) => {
    const injury = { ...facts, jurisdiction, issueType: 'Personal Injury', defendantPostcode } as const;
    expect(otherNationWords(injury, on)).toContain('Injury claims have limits of their own there.');
    expect(otherNationWords(injury, on)).not.toContain('small claims limit');
  });

  it.each(['SW1A 1AA', 'TD15 1AA', '', 'nonsense'])('is not made of %s', (defendantPostcode) => {
    expect(otherNationWords({ ...facts, defendantPostcode }, on)).toBeUndefined();
  });
});

describe('the rule before court', () => {
  const on = day('2026-11-18');
  const debt = {
    jurisdiction: 'England & Wales',
    issueType: 'Debt Recovery',
    amount: pence(900_00),
    defendantType: 'individual',
  } as const;

  it('is told with both days where the letter gives others', () => {
    const [protocol, direction] = beforeCourtWords(debt, { days: 30, on });
    expect(protocol).toMatch(/^If you claim as a business.*Debt Claims.*the 30 days it asks for.*Annex 1/);
    expect(direction).toMatch(/14 days from the date of the letter.*your letter gives 30 days/);
    expect(beforeCourtWords({ ...debt, defendantType: 'company' }, { days: 30, on })).toHaveLength(1);
  });

  it.each([
    [undefined, 2],
    ['sole-trader', 2],
    ['individual', 1],
  ] as const)('of a loan in Northern Ireland to %s is told in %d ways', (defendant, ways) => {
    const loan = { ...debt, jurisdiction: 'Northern Ireland', defendant } as const;
    const words = beforeCourtWords(loan, { days: 14, on });
    expect(words).toHaveLength(ways);
    expect(words.join(' ').includes('Commercial Actions')).toBe(ways === 2);
    const english = { ...debt, defendantPostcode: 'BT1 1AA', defendant };
    expect(otherNationWords(english, on)?.includes('Commercial Actions')).toBe(ways === 2);
  });

  it('is words for every claim', () => {
    for (const jurisdiction of jurisdictions)
      for (const issueType of issueTypes) {
        const words = beforeCourtWords({ ...debt, jurisdiction, issueType }, { days: 14, on });
        expect(words.length).toBeGreaterThan(0);
        for (const sentence of words) expect(sentence).toMatch(/^[A-Z].*[.]$/s);
        expect(words.join(' ')).not.toMatch(/undefined|null|\.\.| {2}/);
      }
  });
});
