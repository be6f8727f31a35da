import { factsAsTyped } from '@plainclaim/domain/claims/facts/input/facts-as-typed';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { kitchenFacts, letterDate } from '@plainclaim/domain/claims/facts/testing/kitchen-facts';
import { shippedLaw } from '@plainclaim/domain/law/law';
import { describe, expect, it } from 'vitest';
import { agreementWords } from './agreement-words.ts';
import { evidenceNote } from './evidence-note.ts';
import { evidenceTypeWords } from './evidence-type-words.ts';
import { dueRows, type InterestClaim, interestNote, interestOptions } from './interest-choices.ts';
import { interestWorkingWords } from './interest-working-words.ts';

const kitchen = factsAsTyped(kitchenFacts);
const claim: InterestClaim = { issueType: 'Debt Recovery', nation: 'England & Wales', today: letterDate };
const options = (facts: Partial<FactsInput>, change: Partial<InterestClaim> = {}) =>
  interestOptions({ ...kitchen, ...facts }, { ...claim, ...change }, shippedLaw);
const businesses = { claimant: 'sole-trader', defendant: 'company' };
const [row] = kitchen.rows as [FactsInput['rows'][number]];

describe('the ways to claim interest', () => {
  it.each([
    ['England & Wales', '8% a year, simple'],
    ['Scotland', '8% a year, simple'],
    [
      'Northern Ireland',
      'Northern Ireland has no fixed rate that we know: the letter asks for interest without a figure',
    ],
  ] as const)('name the rate of the courts in %s, or say that there is none', (nation, note) => {
    expect(options({}, { nation }).find(({ value }) => value === 'court-rate')?.note).toBe(note);
  });

  it.each<[boolean, string, Partial<FactsInput>, Partial<InterestClaim>?]>([
    [true, 'between businesses over a debt', businesses],
    [true, 'over an only sum of a type that is a debt', { ...businesses, rows: [{ ...row, what: '' }] }],
    [false, 'with a private claimant', { ...businesses, claimant: 'individual' }],
    [false, 'with a private defendant', { ...businesses, defendant: 'individual' }],
    [false, 'with a kind that is not known', { ...businesses, defendant: '' }],
    [false, 'over a loss alone', { ...businesses, rows: [{ ...row, kind: 'loss' }] }],
    [
      false,
      'over an only sum of a type that is none',
      { ...businesses, rows: [{ ...row, what: '' }] },
      { issueType: 'Property Damage' },
    ],
    [
      true,
      'chosen before, when it no longer fits',
      { interest: { ...kitchen.interest, kind: 'late-payment' } },
    ],
  ])('hold late payment (%s) %s', (isOpen, _, facts, change) => {
    expect(options(facts, change).some(({ value }) => value === 'late-payment')).toBe(isOpen);
  });
});

describe('the words beside a closed question', () => {
  it.each([
    [{ kind: 'not-told', madeOn: '2026-06-12' }, 'In writing, spoken, or none. The letter then says so'],
    [{ kind: 'written', madeOn: '2026-06-12' }, 'In writing, 12 June 2026'],
    [{ kind: 'spoken', madeOn: '2026-06-' }, 'Spoken'],
    [{ kind: 'no-agreement', madeOn: '2026-06-12' }, 'No agreement'],
  ])('about the agreement %j', (basis, words) => {
    expect(agreementWords(basis)).toBe(words);
  });

  it.each([
    ['none', 'We work it out for you. A court decides whether to allow it'],
    ['court-rate', 'At the courts’ usual rate'],
    ['own-figure', 'Your own figure'],
  ])('about interest: %s', (kind, words) => {
    expect(interestNote({ interest: { ...kitchen.interest, kind } })).toBe(words);
  });

  it.each([
    [[], 'The letter lists it with numbers, and you may keep some back'],
    [['file-1'], 'The letter lists 1 piece with its number'],
    [['file-1', '', 'file-2'], 'The letter lists 3 pieces with their numbers, 1 to follow'],
  ])('about evidence with the files %j', (files, words) => {
    expect(evidenceNote(files.map((file, at) => ({ id: `${at}`, type: 'other', what: 'x', file })))).toBe(
      words,
    );
  });

  it('name a kind of evidence unless it was given none', () => {
    expect(evidenceTypeWords('contract')).toBe('Contract or order');
    expect(evidenceTypeWords('other')).toBeUndefined();
    expect(evidenceTypeWords('nonsense')).toBeUndefined();
  });
});

describe('the last day to pay', () => {
  const rows = [row, { ...row, kind: 'loss' }, row];
  const asked = (kind: string, ...errors: string[]) =>
    dueRows(
      { rows, interest: { ...kitchen.interest, kind } },
      'Debt Recovery',
      new Map(errors.map((field) => [field, 'Please give a day'])),
    );

  it('is asked of debts where it counts', () => {
    expect(asked('late-payment')).toEqual([0, 2]);
    expect(asked('court-rate', 'rows.0.what')).toEqual([]);
  });

  it('is never refused out of sight', () => {
    expect(asked('late-payment', 'rows.1.due')).toEqual([0, 1, 2]);
    expect(asked('none', 'rows.2.due')).toEqual([2]);
  });
});

describe('the working of interest', () => {
  const figures = { interest: 100, fixedSums: 0, daily: 1, mustCheck: false } as never;
  const explained = { kind: 'court-rate', basis: 'The court may.', steps: ['One.'], figures } as const;

  it.each([
    ['nothing before it can be worked out', undefined, []],
    ['steps and what they rest on', explained, ['One.', 'The court may.']],
    [
      'that the letter has no figure',
      { ...explained, steps: [], figures: undefined },
      ['The court may.', 'The letter asks for it without a figure.'],
    ],
    [
      'that a rate is to be checked',
      { ...explained, figures: { interest: 1, fixedSums: 0, daily: 1, mustCheck: true } as never },
      ['One.', 'The court may.', 'Check the rate before relying on it.'],
    ],
    ['an own figure alone', { ...explained, kind: 'own-figure' as const }, ['One.']],
  ])('says %s', (_, given, words) => {
    expect(interestWorkingWords(given)).toEqual(words);
  });
});
