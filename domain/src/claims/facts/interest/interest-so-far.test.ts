import { describe, expect, it } from 'vitest';
import { shippedLaw } from '../../../law/law.ts';
import { toIsoDate } from '../../../shared/iso-date.ts';
import type { Nation } from '../../../shared/nation.ts';
import type { IssueType } from '../../issue-types.ts';
import { finishedFacts } from '../finished-facts.ts';
import { factsAsTyped } from '../input/facts-as-typed.ts';
import { emptyFactsInput, type FactsInput, type InterestInput } from '../input/facts-input.ts';
import { kitchenFacts, letterDate } from '../testing/kitchen-facts.ts';
import { interestSoFar } from './interest-so-far.ts';
import { explainInterest } from './interest-words.ts';

type Change = { readonly issueType?: IssueType | ''; readonly nation?: Nation };
const claim = { issueType: 'Debt Recovery', nation: 'England & Wales', today: letterDate } as const;
const [row] = emptyFactsInput.rows as [FactsInput['rows'][number]];
const typed = (interest: Partial<InterestInput>, sum: Partial<typeof row> = {}): FactsInput => ({
  ...emptyFactsInput,
  rows: [{ ...row, amount: '2,500', ...sum }],
  interest: { ...emptyFactsInput.interest, ...interest },
});
const soFar = (facts: FactsInput, change: Change = {}) =>
  interestSoFar(facts, { ...claim, ...change }, shippedLaw);
const court = { kind: 'court-rate', from: '2026-09-28' } as const;

describe('interest as it is typed', () => {
  it('is worked out as the letter does it, before the reason is given', () => {
    const days = { nation: claim.nation, letterDate, to: letterDate, interestFree: [] };
    expect(soFar(factsAsTyped(kitchenFacts))).toEqual(explainInterest(kitchenFacts, days, shippedLaw));
    expect(soFar(typed(court))?.steps).toEqual([
      'From 28 September 2026 to 18 November 2026 is 51 days. At 8% a year, £2,500.00 earns 55p a day: £28.05.',
      'Interest comes to £28.05 by 18 November 2026, and 55p more each day until payment.',
    ]);
  });

  it.each<[string, FactsInput]>([
    ['no interest is claimed', typed({ kind: 'none' })],
    ['the day is missing', typed({ kind: 'court-rate' })],
    ['the day is half typed', typed({ kind: 'court-rate', from: '2026-09-' })],
    ['the day is to come', typed({ kind: 'court-rate', from: '2026-11-19' })],
    ['there is no sum', typed(court, { amount: '' })],
    ['the sum cannot be read', typed(court, { amount: 'a lot' })],
    ['the agreed rate is missing', typed({ ...court, kind: 'agreed-rate' })],
    ['the agreed rate is none', typed({ ...court, kind: 'agreed-rate', percent: '0' })],
    ['the own figure is missing', typed({ kind: 'own-figure', how: 'My own sum' })],
    ['no debt has a last day to pay', typed({ kind: 'late-payment' })],
    ['no debt is overdue yet', typed({ kind: 'late-payment' }, { due: '2026-11-18' })],
    ['the choice is unknown', typed({ kind: 'compound' })],
  ])('is not told while %s', (_, facts) => {
    expect(soFar(facts)).toBeUndefined();
  });

  it('takes an agreed rate with or without its sign', () => {
    const rate = (percent: string) => soFar(typed({ ...court, kind: 'agreed-rate', percent }))?.figures;
    expect(rate('4%')).toMatchObject({ daily: 27 });
    expect(rate('4')).toEqual(rate('4%'));
  });

  it('counts a payment of which only the month is known from the first of it, as the letter does', () => {
    const paid = { on: '2026-10-', amount: '500', what: 'Part' };
    const facts = { ...typed(court, { what: 'Loan' }), credits: [paid] };
    const whole = { ...facts, timeline: [{ on: '2026-09-01', what: 'Lent', main: true, proof: [] }] };
    const told = finishedFacts(
      { ...whole, interest: { ...whole.interest, why: 'due' } },
      { issueType: 'Debt Recovery' },
      letterDate,
    );
    const days = { nation: claim.nation, letterDate, to: letterDate, interestFree: [] };
    expect(told.ok && told.facts.credits).toEqual([
      { on: '2026-10-01', amount: 500_00, what: 'Part', exact: false },
    ]);
    expect(told.ok && explainInterest(told.facts, days, shippedLaw)).toEqual(soFar(facts));
    expect(soFar(facts)?.steps[0]).toContain('From 28 September 2026 to 1 October 2026');
    const atTheLatest = { ...facts, credits: [{ ...paid, on: '2026-10-31' }] };
    expect(soFar(facts)?.figures?.interest).toBeLessThan(soFar(atTheLatest)?.figures?.interest ?? 0);
  });

  it('takes payments off from their own day, and leaves out those not finished', () => {
    const paid = { on: '2026-10-08', amount: '500', what: 'Part' };
    const facts = { ...typed(court), credits: [paid, { ...paid, on: '' }, { ...paid, amount: '' }] };
    expect(soFar(facts)?.figures).toMatchObject({ daily: 44 });
  });

  it('counts late payment on the debts that are overdue', () => {
    const late = typed({ kind: 'late-payment' }, { due: '2026-09-30' });
    const another = { ...row, id: 'row-2', what: 'Invoice 2', amount: '100' };
    const two = { ...late, rows: [...late.rows.map((one) => ({ ...one, what: 'Invoice 1' })), another] };
    expect(soFar(late)?.figures?.fixedSums).toBe(70_00);
    expect(soFar(two)?.figures).toEqual(soFar(late)?.figures);
    expect(soFar(late, { issueType: 'Property Damage' })).toBeUndefined();
    expect(soFar(late, { issueType: '' })).toBeUndefined();
  });

  it('does not let an own figure grow', () => {
    expect(soFar(typed({ kind: 'own-figure', amount: '12.50' }))?.steps).toEqual([
      'Interest comes to £12.50, and does not grow.',
    ]);
  });

  it('has no figure where the nation has no known rate', () => {
    const northern = soFar(typed(court), { nation: 'Northern Ireland' });
    expect(northern).toMatchObject({ steps: [], figures: undefined });
    expect(northern?.basis).toMatch(/court may add interest/);
  });

  it('is the same a day later, when a day more has passed', () => {
    const tomorrow = { ...claim, today: toIsoDate('2026-11-19') };
    expect(interestSoFar(typed(court), tomorrow, shippedLaw)?.figures).toMatchObject({ interest: 28_60 });
  });
});
