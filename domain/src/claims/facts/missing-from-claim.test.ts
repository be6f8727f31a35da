import { describe, expect, it } from 'vitest';
import { type ClaimFormInput, emptyClaimForm, missingAnswers } from '../claim-form.ts';
import { emptyFactsInput, type FactsInput } from './input/facts-input.ts';
import { factsWithForm, formWithFacts } from './input/form-and-facts.ts';
import { missingFromClaim } from './missing-from-claim.ts';

const now = new Date('2026-11-18T12:00:00Z');
const sampleForm: ClaimFormInput = {
  ...emptyClaimForm,
  issueType: 'Debt Recovery',
  description: 'I lent them money for a car. It was to be paid back in the summer and was not.',
  amount: '2500',
  incidentDate: '2026-08-24',
  defendantFirstName: 'Ann',
  defendantLastName: 'Pell',
  plaintiffName: 'Hannah Okoro',
  plaintiffEmail: 'hannah@example.com',
  plaintiffDateOfBirth: '1990-04-02',
  plaintiffAddress: '12 Weir Street, Todmorden',
  plaintiffPostcode: 'OL14 9ZQ',
  defendantEmail: 'ann@example.com',
  defendantAddressLine1: '4 Beck Mill',
  defendantTownCity: 'Hebden Bridge',
  defendantPostcode: 'HX7 9ZZ',
};
const whole = factsWithForm(emptyFactsInput, sampleForm);

const missing = (facts: FactsInput, form = sampleForm) =>
  missingFromClaim(formWithFacts(form, facts), facts, now).map(({ step, field, message }) => [
    step,
    field,
    message,
  ]);

const row = (what: string, amount: string, kind = 'debt') => ({
  ...emptyFactsInput.rows[0],
  id: what || 'no-words',
  kind,
  what,
  how: '',
  amount,
  due: '',
  proof: [],
});
const date = (on: string, what: string, main = false) => ({ on, what, main, proof: [] });

describe('a claim of one sum and one day', () => {
  it('lacks nothing when its form lacks nothing', () => {
    expect(missing(whole)).toEqual([]);
  });

  it('lacks what its form lacks, in the same words', () => {
    expect(missingFromClaim(emptyClaimForm, emptyFactsInput, now)).toEqual(
      missingAnswers(emptyClaimForm, now),
    );
  });

  it('lacks an address for letters where another than the own one is chosen, in the step that asks for it', () => {
    const facts = { ...whole, lettersTo: { isOther: true, address: '', postcode: 'LS1' } };
    expect(missing(facts, { ...sampleForm, plaintiffName: '', defendantTownCity: '' })).toEqual([
      [2, 'plaintiffName', 'Your name is required'],
      [2, 'lettersTo.address', 'Please give the address for letters'],
      [2, 'lettersTo.postcode', 'Please enter a valid UK postcode'],
      [3, 'defendantTownCity', 'Town/City is required'],
    ]);
    expect(missing({ ...whole, lettersTo: { ...facts.lettersTo, isOther: false } })).toEqual([]);
  });

  it('shows what is wrong with the only date in the form’s own field', () => {
    const facts = { ...whole, timeline: [date('2026-12-24', '', true)] };
    expect(missing(facts)).toEqual([[1, 'incidentDate', 'Incident date cannot be in the future']]);
  });
});

describe('a claim of several sums and dates', () => {
  it.each<[string, Partial<FactsInput>, (string | number)[][]]>([
    [
      'a sum without words',
      { rows: [row('Deposit', '1850'), row('', '650')] },
      [[1, 'rows.1.what', 'Please say what it is']],
    ],
    [
      'a sum that cannot be read, once',
      { rows: [row('Deposit', '1850'), row('Rest', 'lots')] },
      [[1, 'rows.1.amount', 'Please give an amount']],
    ],
    [
      'a loss that is not worked out',
      { rows: [row('Deposit', '1850'), row('Repair', '650', 'loss')] },
      [[1, 'rows.1.how', 'Please say how you worked out this loss']],
    ],
    [
      'more paid back than claimed, once',
      { credits: [{ on: '2026-10-01', amount: '90000', what: 'Refund' }] },
      [[1, 'credits', expect.stringMatching(/nothing is left to claim/)]],
    ],
    [
      'a main date to come, at its row and once',
      { timeline: [date('2026-08-01', 'Ordered'), date('2026-12-24', 'Not delivered', true)] },
      [[1, 'timeline.1.on', 'This date cannot be in the future']],
    ],
    [
      'a date without words',
      { timeline: [date('2026-08-01', ''), date('2026-08-24', 'Not delivered', true)] },
      [[1, 'timeline.0.what', 'Please say what happened']],
    ],
    ['nothing where only a month is known', { timeline: [date('2026-08-', 'Ordered', true)] }, []],
  ])('lacks %s', (_, change, expected) => {
    expect(missing({ ...whole, ...change })).toEqual(expected);
  });

  it('lists them after the answers of the first step and before those of the next', () => {
    const facts = { ...whole, rows: [row('Deposit', '1850'), row('', '650')] };
    const form = { ...sampleForm, description: '', plaintiffName: '' };
    expect(missing(facts, form).map(([step, field]) => [step, field])).toEqual([
      [1, 'description'],
      [1, 'rows.1.what'],
      [2, 'plaintiffName'],
    ]);
  });
});
