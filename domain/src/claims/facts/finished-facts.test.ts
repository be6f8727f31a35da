import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../shared/iso-date.ts';
import { pence } from '../../shared/money.ts';
import { type IssueType, issueTypes } from '../issue-types.ts';
import { factsOfSimpleClaim } from './facts-of-simple-claim.ts';
import { finishedFacts } from './finished-facts.ts';
import { factsAsTyped } from './input/facts-as-typed.ts';
import { emptyFactsInput, type FactsInput } from './input/facts-input.ts';
import { factsWithForm } from './input/form-and-facts.ts';
import { isSimple } from './is-simple.ts';
import { kitchenFacts, letterDate } from './testing/kitchen-facts.ts';

const incidentDate = toIsoDate('2026-02-09');

describe('finished facts', () => {
  it.each(issueTypes)('of one sum and one day are those of a simple claim: %s', (issueType) => {
    const form = { amount: '900', incidentDate, defendantType: 'company' };
    expect(finishedFacts(factsWithForm(emptyFactsInput, form), { issueType }, letterDate)).toEqual({
      ok: true,
      facts: factsOfSimpleClaim({
        issueType,
        amount: pence(900_00),
        incidentDate,
        defendantType: 'company',
      }),
    });
  });

  it.each<[string | undefined, IssueType, string | undefined]>([
    ['work-not-done', 'Consumer Rights', 'work-not-done'],
    ['work-not-done', 'Contract Dispute', undefined],
    ['deposit-kept', 'Landlord/Tenant Dispute', 'deposit-kept'],
    ['deposit-kept', 'Consumer Rights', undefined],
    ['work-not-done', 'Landlord/Tenant Dispute', undefined],
    ['', 'Consumer Rights', undefined],
    [undefined, 'Consumer Rights', undefined],
  ])('tell what a consumer complains of, %s, of a claim about %s', (complaint, issueType, told) => {
    const form = { amount: '900', incidentDate, defendantType: 'company' };
    const typed = { ...factsWithForm(emptyFactsInput, form), complaint };
    const finished = finishedFacts(typed, { issueType }, letterDate);
    expect(finished.ok && finished.facts.complaint).toBe(told);
    expect(finished.ok && 'complaint' in finished.facts).toBe(told !== undefined);
  });

  it('refuse a complaint that is not known', () => {
    const typed = { ...factsAsTyped(kitchenFacts), complaint: 'too dear' };
    expect(finishedFacts(typed, { issueType: 'Consumer Rights' }, letterDate)).toMatchObject({
      ok: false,
      refusals: [{ field: 'complaint', message: 'Please choose what went wrong' }],
    });
  });

  it('ask for words once there are several rows or dates', () => {
    const [row] = emptyFactsInput.rows;
    const [date] = emptyFactsInput.timeline;
    if (!row || !date) throw new Error('no row to copy');
    const typed = {
      ...emptyFactsInput,
      rows: [
        { ...row, amount: '1850' },
        { ...row, id: 'row-2', amount: '650' },
      ],
      timeline: [
        { ...date, on: '2026-06-12' },
        { ...date, on: '2026-07-03', main: false },
      ],
    };
    const finished = finishedFacts(typed, { issueType: 'Debt Recovery' }, letterDate);
    expect(finished.ok ? [] : finished.refusals.map(({ field }) => field)).toEqual([
      'rows.0.what',
      'rows.1.what',
      'timeline.0.what',
      'timeline.1.what',
    ]);
  });

  it('have a last day to pay for debts under late payment interest only, which alone ask for one', () => {
    const typed = factsAsTyped(kitchenFacts);
    const rows = typed.rows.map((row) => ({ ...row, due: '3' }));
    const finish = (interest: FactsInput['interest'], kind: string) =>
      finishedFacts(
        { ...typed, interest, rows: rows.map((row) => ({ ...row, kind, how: 'Counted' })) },
        { issueType: 'Other' },
        letterDate,
      );
    expect(finish(typed.interest, 'debt')).toMatchObject({
      ok: true,
      facts: { rows: [{ due: null }, { due: null }] },
    });
    const late = { ...typed.interest, kind: 'late-payment' };
    expect(finish(late, 'loss')).toMatchObject({
      ok: false,
      refusals: expect.not.arrayContaining([expect.objectContaining({ field: 'rows.0.due' })]),
    });
    expect(finish(late, 'debt')).toMatchObject({
      ok: false,
      refusals: expect.arrayContaining([expect.objectContaining({ field: 'rows.0.due' })]),
    });
  });

  it('are as the claimant worded them', () => {
    expect(finishedFacts(factsAsTyped(kitchenFacts), { issueType: 'Other' }, letterDate)).toMatchObject({
      ok: true,
      facts: { rows: kitchenFacts.rows, timeline: kitchenFacts.timeline },
    });
  });
});

describe('a simple claim', () => {
  const simple = factsOfSimpleClaim({
    issueType: 'Property Damage',
    amount: pence(900_00),
    incidentDate,
    defendantType: 'individual',
    documents: [{ id: 'file-1', fileName: 'photo.jpg' }],
  });

  it('has one sum and one day, and files that nothing points to', () => {
    expect(isSimple(simple)).toBe(true);
  });

  it.each([
    ['another row', { rows: kitchenFacts.rows }],
    ['words for its row', { rows: simple.rows.map((row) => ({ ...row, what: 'Deposit' })) }],
    ['a payment', { credits: [{ on: incidentDate, amount: pence(1_00), what: 'Refund' }] }],
    ['more dates', { timeline: kitchenFacts.timeline }],
    ['a month for a day', { timeline: simple.timeline.map((date) => ({ ...date, exact: false })) }],
    ['an agreement', { basis: kitchenFacts.basis }],
    ['interest', { interest: kitchenFacts.interest }],
    ['what was tried', { triedToSettle: 'I rang.' }],
    ['proof of its row', { rows: simple.rows.map((row) => ({ ...row, proof: ['file-1'] })) }],
    [
      'its own words on how it was worked out',
      { rows: simple.rows.map((row) => ({ ...row, how: 'Two quotes' })) },
    ],
  ])('does not have %s', (_, changes) => {
    expect(isSimple({ ...simple, ...changes })).toBe(false);
  });
});
