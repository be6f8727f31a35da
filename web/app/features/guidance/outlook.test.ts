import { describe, expect, it } from 'vitest';
import { layOut } from './outlook.ts';
import { type ClaimQuestion, exampleQuestion, questionSearch, readQuestion } from './question.ts';

// Half past midnight in London, still the day before in New York.
const now = new Date('2026-11-15T00:30:00Z');
const noLawFile = { rows: [], signOffs: [] };

const lay = (changes: Partial<ClaimQuestion>) => layOut({ ...exampleQuestion, ...changes }, now, noLawFile);

const rowsOf = (changes: Partial<ClaimQuestion>) =>
  Object.fromEntries(
    (lay(changes).outlook?.rows ?? []).map(({ term, value, note }) => [term, { value, note }]),
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
    expect(rows['Time left to go to court']).toBeUndefined();
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
    expect(rowsOf({ jurisdiction: 'Scotland' })['To start a court claim']?.value).toBe('£127.00');
    expect(rowsOf({ jurisdiction: 'Scotland' })['If there is a hearing']?.value).toBe('Ask the court');
    expect(rowsOf({ jurisdiction: 'Scotland', amount: '5000.01' })['To start a court claim']?.value).toBe(
      'A court fee',
    );
    expect(rowsOf({ issueType: 'Personal Injury' })['To start a court claim']).toBeUndefined();
    expect(rowsOf({ issueType: 'Employment Issue' })['To start a court claim']).toBeUndefined();
  });

  it('counts time and interest from the day', () => {
    const rows = rowsOf({ amount: '2500', issueType: 'Debt Recovery', since: '2026-03-01' });
    expect(rows['Time left to go to court']).toMatchObject({ value: '5 years 3 months' });
    expect(rows['Time left to go to court']?.note).toContain('Until 1 March 2032');
    expect(rows['Interest to today']?.value).toBe('£142.45');
    expect(rows['Interest to today']?.note).toContain('section 69');
    expect(rows['To start a court claim']?.note).toContain('with this interest');
  });

  it.each([
    ['22.82', 'counted from the day you gave. £0.01 more each day.'],
    ['22.81', 'counted from the day you gave.'],
  ])('names what each day adds to %s only where that is a penny at least', (amount, words) => {
    const interest = rowsOf({ amount, issueType: 'Debt Recovery', since: '2026-03-01' })['Interest to today'];
    expect(interest?.note.endsWith(words)).toBe(true);
  });

  it.each([
    ['Debt Recovery', 'England & Wales', 'A payment before then may have begun it again. Ask a solicitor.'],
    ['Debt Recovery', 'Scotland', 'What is owed ends with it, unless a payment before then began it again.'],
    ['Property Damage', 'Northern Ireland', 'It seems to have ended on 1 March 2025. Ask a solicitor.'],
    ['Personal Injury', 'England & Wales', 'It may count from the day you learnt of the injury.'],
  ] as const)('says of %s in %s only what can give more time', (issueType, jurisdiction, words) => {
    const time = rowsOf({ issueType, jurisdiction, since: '2019-03-01' })['Time left to go to court'];
    expect(time?.note).toContain(words);
    expect(time?.note).not.toContain('A payment since');
  });

  it('says that what is older than any rule is over, and names no day', () => {
    const laid = lay({ since: '1970-03-01' }).outlook;
    expect(laid?.verdict).toMatch(/^Probably not: the time to go to court seems to be over/);
    expect(laid?.rows[0]).toMatchObject({
      value: 'Probably none',
      note: 'It is so long ago that it seems to have ended. Ask a solicitor.',
    });
  });

  it('leads to no small claims court where a tribunal decides', () => {
    for (const changes of [
      { issueType: 'Employment Issue' },
      { issueType: 'Landlord/Tenant Dispute', jurisdiction: 'Scotland' },
    ] as const)
      expect(rowsOf(changes)['If they don’t']).toEqual({
        value: 'A tribunal',
        note: 'Probably a tribunal rather than a court: see where to look first, below.',
      });
  });

  it('says that time is short where a solicitor should be asked, too', () => {
    const short = 'A letter costs nothing, but time is short: ask a solicitor now what a court would take.';
    expect(lay({ issueType: 'Personal Injury', since: '2024-02-29' }).outlook?.verdict).toBe(short);
    expect(lay({ amount: '12000', since: '2021-02-28' }).outlook?.verdict).toBe(short);
    expect(lay({ amount: '12000', since: '2025-02-28' }).outlook?.verdict).not.toBe(short);
  });

  it('names no fixed sum before interest starts', () => {
    const rows = rowsOf({ issueType: 'Debt Recovery', claimant: 'business', since: '2026-11-15' });
    expect(rows['Interest to today']).toMatchObject({ value: '£0.00' });
    expect(rows['Interest to today']?.note).not.toContain('for the trouble');
    expect(rows['Interest to today']?.note).toContain('fixed when the debt fell due.');
  });

  it('says of an amount what is wrong with it', () => {
    expect(lay({ amount: '99999999999' }).errors.amount).toMatch(/at most £/);
    expect(lay({ amount: '850 + 650' }).errors.amount).toMatch(/one amount/);
    for (const amount of ['1.234', '12,34'])
      expect(lay({ amount }).errors.amount).toMatch(/pounds and pence, such as/);
  });

  it('counts late payment between businesses with its fixed sum', () => {
    const rows = rowsOf({
      amount: '4200',
      issueType: 'Debt Recovery',
      claimant: 'business',
      since: '2026-07-31',
    });
    // £144.67 and £70.
    expect(rows['Interest to today']?.value).toBe('£214.67');
    expect(rows['Interest to today']?.note).toContain('11.75% a year, from the Bank Rate of 30 June 2026');
  });

  it('prints no figure that nobody signed', () => {
    const rows = rowsOf({ jurisdiction: 'Northern Ireland', since: '2026-03-01' });
    expect(rows['Interest to today']).toEqual({
      value: 'Ask a solicitor',
      note: 'A court may add interest. Ask a solicitor how much.',
    });
  });

  it.each([
    [{ since: '2026-03-01' }, 'A letter costs nothing and you have time. Worth sending.', false],
    [{ amount: '50' }, 'Probably not in court, where the fees come to as much as the sum.', true],
    [{ since: '2019-03-01' }, 'Probably not: the time to go to court seems to be over.', true],
  ] as const)('says of %o: %s', (changes, words, isWarning) => {
    const { outlook } = lay(changes);
    expect(outlook?.verdict).toContain(words);
    expect(outlook?.isWarning).toBe(isWarning);
  });

  it('asks for no court fee when it is too late', () => {
    const rows = rowsOf({ since: '2019-03-01' });
    expect(rows['Time left to go to court']).toMatchObject({ value: 'Probably none' });
    expect(rows['To start a court claim']).toBeUndefined();
  });

  it('names another place that decides', () => {
    const { outlook } = lay({ issueType: 'Landlord/Tenant Dispute', jurisdiction: 'Scotland' });
    expect(outlook?.forums.map(({ name }) => name).join()).toContain('First-tier Tribunal');
  });

  it.each(['', '-5', 'a lot'])('asks for an amount instead of "%s"', (amount) => {
    expect(lay({ amount })).toEqual({
      outlook: undefined,
      errors: { amount: 'Please give the amount in pounds and pence, such as 2,500 or 2500.50' },
    });
  });

  it('tells what is wrong with nothing, a day to come and 1066', () => {
    expect(lay({ amount: '0', since: '2026-11-16' }).errors).toEqual({
      amount: 'Enter more than £0.00',
      since: expect.stringContaining('still to come'),
    });
    expect(lay({ since: '1066-10-14' }).errors.since).toContain('1066 is too long ago');
  });
});

describe('readQuestion', () => {
  it('reads an address', () => {
    const asked = new URLSearchParams(
      'amount=12&jurisdiction=Scotland&issue=Debt+Recovery&claimant=business&defendant=private&since-day=1&since-month=3&since-year=2026',
    );
    expect(readQuestion(asked)).toEqual({
      amount: '12',
      jurisdiction: 'Scotland',
      issueType: 'Debt Recovery',
      claimant: 'business',
      defendant: 'private',
      since: '2026-03-01',
    });
  });

  it.each(['', '2026-09-28', '2026--'])('reads what it wrote, with the day "%s"', (since) => {
    const question: ClaimQuestion = { ...exampleQuestion, jurisdiction: 'England & Wales', since };
    expect(readQuestion(new URLSearchParams(questionSearch(question)))).toEqual(question);
  });

  it('takes the example for what is missing or made up', () => {
    expect(readQuestion(new URLSearchParams(''))).toEqual(exampleQuestion);
    const odd = readQuestion(new URLSearchParams('jurisdiction=Atlantis&issue=__proto__&claimant=king'));
    expect(odd).toEqual(exampleQuestion);
  });

  it('keeps an empty amount empty and a long one short', () => {
    expect(readQuestion(new URLSearchParams('amount=')).amount).toBe('');
    expect(readQuestion(new URLSearchParams({ amount: '9'.repeat(9999) })).amount).toHaveLength(40);
  });
});
