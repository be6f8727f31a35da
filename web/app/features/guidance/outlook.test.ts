import { describe, expect, it } from 'vitest';
import { layOut } from './outlook.ts';
import { type ClaimQuestion, exampleQuestion, readQuestion } from './question.ts';

// Half past midnight in London, still the day before in New York.
const now = new Date('2026-11-15T00:30:00Z');

const rowsOf = (changes: Partial<ClaimQuestion>) =>
  Object.fromEntries(
    (layOut({ ...exampleQuestion, ...changes }, now)?.rows ?? []).map(({ term, value, note }) => [
      term,
      { value, note },
    ]),
  );

describe('layOut', () => {
  it('sets out the example as the rules have it', () => {
    const rows = rowsOf({});
    expect(rows['Their time to reply']).toEqual({
      value: '14 days',
      note: 'Sent today, the deadline is 29 November 2026.',
    });
    expect(rows['If they pay in full, you receive']?.value).toBe('£810.00');
    expect(rows['If they pay in full, you receive']?.note).toContain('We keep 10%');
    expect(rows['If they don’t']?.value).toBe('Small claims');
    expect(rows['To start a court claim']?.value).toBe('£70.00');
    expect(rows['To start a court claim']?.note).toContain('Check the fee before paying.');
  });

  it.each([
    ['Debt Recovery', 'England & Wales', '30 days', '15 December 2026'],
    ['Debt Recovery', 'Scotland', '14 days', '29 November 2026'],
    ['Personal Injury', 'Northern Ireland', '21 days', '6 December 2026'],
  ] as const)('gives %s in %s %s', (issueType, jurisdiction, days, date) => {
    const reply = rowsOf({ issueType, jurisdiction })['Their time to reply'];
    expect(reply?.value).toBe(days);
    expect(reply?.note).toContain(date);
  });

  it('says the notice of the wizard above the limit', () => {
    const rows = rowsOf({ amount: '5,000.01', jurisdiction: 'Scotland' });
    expect(rows['If they don’t']).toEqual({
      value: 'A solicitor',
      note: 'Your claim amount of £5,000.01 is above the £5,000 small claims limit for Scotland. You may wish to consider consulting a solicitor for claims of this value.',
    });
  });

  it('names no fee that it is not sure of', () => {
    expect(rowsOf({ jurisdiction: 'Scotland' })['To start a court claim']?.value).toBe('A court fee');
    expect(rowsOf({ issueType: 'Personal Injury' })['To start a court claim']).toBeUndefined();
    expect(rowsOf({ issueType: 'Employment Issue' })['To start a court claim']).toBeUndefined();
  });

  it.each(['', '0', '0.00', '-5', 'a lot', '1.234', '12,34'])('has nothing to say about "%s"', (amount) => {
    expect(layOut({ ...exampleQuestion, amount }, now)).toBeUndefined();
  });
});

describe('readQuestion', () => {
  it('reads an address', () => {
    const asked = new URLSearchParams('amount=12&jurisdiction=Scotland&issue=Debt+Recovery');
    expect(readQuestion(asked)).toEqual({
      amount: '12',
      jurisdiction: 'Scotland',
      issueType: 'Debt Recovery',
    });
  });

  it('takes the example for what is missing or made up', () => {
    expect(readQuestion(new URLSearchParams(''))).toEqual(exampleQuestion);
    const odd = readQuestion(new URLSearchParams('jurisdiction=Atlantis&issue=__proto__'));
    expect(odd).toEqual(exampleQuestion);
  });

  it('keeps an empty amount empty and a long one short', () => {
    expect(readQuestion(new URLSearchParams('amount=')).amount).toBe('');
    expect(readQuestion(new URLSearchParams({ amount: '9'.repeat(9999) })).amount).toHaveLength(40);
  });
});
