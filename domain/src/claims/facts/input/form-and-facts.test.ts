import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pence } from '../../../shared/money.ts';
import { emptyClaimForm } from '../../claim-form.ts';
import { amountOf } from '../amount.ts';
import { incidentDateOf } from '../incident-date.ts';
import { defendantTypeOf } from '../party-kind.ts';
import { anyFacts } from '../testing/any-facts.ts';
import { factsAsTyped } from './facts-as-typed.ts';
import { emptyFactsInput, type FactsInput } from './facts-input.ts';
import { factsWithForm, formWithFacts } from './form-and-facts.ts';

const [row] = emptyFactsInput.rows;
const [date] = emptyFactsInput.timeline;
const rowOf = (amount: string) => ({ ...row, amount }) as FactsInput['rows'][number];
const dateOf = (on: string, main: boolean) =>
  ({ ...date, on, main, what: 'It broke' }) as FactsInput['timeline'][number];

const form = {
  ...emptyClaimForm,
  amount: '900',
  incidentDate: '2026-02-09',
  defendantType: 'company',
};

describe('a form typed without rows', () => {
  it('is the one row, the main date and the defendant of the facts', () => {
    expect(factsWithForm(emptyFactsInput, form)).toMatchObject({
      defendant: 'company',
      rows: [{ amount: '900' }],
      timeline: [{ on: '2026-02-09', main: true }],
    });
  });

  it('is as it was after a way through the facts, however unfinished', () => {
    const typed = { ...form, amount: '1850 + 650', incidentDate: '31/02/26' };
    expect(formWithFacts(emptyClaimForm, factsWithForm(emptyFactsInput, typed))).toMatchObject({
      amount: '1850 + 650',
      incidentDate: '31/02/26',
      defendantType: 'company',
    });
  });

  it('keeps a finer kind of the same type', () => {
    const facts = { ...emptyFactsInput, defendant: 'organisation' };
    expect(factsWithForm(facts, form).defendant).toBe('organisation');
    expect(factsWithForm(facts, { ...form, defendantType: 'individual' }).defendant).toBe('individual');
  });

  it('keeps the month where the day is not known', () => {
    const facts = { ...emptyFactsInput, timeline: [dateOf('2026-02', true)] };
    expect(factsWithForm(facts, { ...form, incidentDate: '2026-02-01' }).timeline[0]?.on).toBe('2026-02');
    expect(factsWithForm(facts, form).timeline[0]?.on).toBe('2026-02-09');
  });

  it('does not change a sum of several rows, nor any date but the main one', () => {
    const facts = {
      ...emptyFactsInput,
      rows: [rowOf('1850'), rowOf('650')],
      timeline: [dateOf('2026-01-01', false), dateOf('2026-02-01', true)],
    };
    const changed = factsWithForm(facts, form);
    expect(changed.rows).toEqual(facts.rows);
    expect(changed.timeline.map(({ on }) => on)).toEqual(['2026-01-01', '2026-02-09']);
    expect(formWithFacts(form, changed).amount).toBe('2500.00');
  });
});

describe('the form of facts', () => {
  it('has no sum while one of several cannot be read', () => {
    const facts = { ...emptyFactsInput, rows: [rowOf('1850'), rowOf('lots')] };
    expect(formWithFacts(form, facts).amount).toBe('');
  });

  it.each([
    ['2026-09', '2026-09-01'],
    ['2026-9-', '2026-09-01'],
    ['2026-09-14', '2026-09-14'],
    ['', ''],
  ])('has the day of the main date: %s', (on, incidentDate) => {
    const facts = { ...emptyFactsInput, timeline: [dateOf(on, true)] };
    expect(formWithFacts(form, facts).incidentDate).toBe(incidentDate);
  });

  it('has the only date as it is being typed', () => {
    const facts = factsWithForm(emptyFactsInput, { ...form, incidentDate: '2026-9-' });
    expect(formWithFacts(form, facts).incidentDate).toBe('2026-9-');
  });

  it('has the sum, day and type of any facts, and gives them back', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const typed = factsAsTyped(facts);
        const settled = formWithFacts(form, typed);
        expect(pence(Math.round(Number(settled.amount) * 100))).toBe(amountOf(facts));
        expect(settled.incidentDate).toBe(incidentDateOf(facts));
        expect(settled.defendantType).toBe(defendantTypeOf[facts.defendant]);
        expect(factsWithForm(typed, settled)).toEqual(typed);
      }),
    );
  });
});
