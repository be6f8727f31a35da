import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { emptyFactsInput, type FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { describe, expect, it } from 'vitest';
import { type Answers, changedAnswers } from '../writing.ts';
import { detailsRules } from './details-rules.ts';

const now = new Date('2026-11-18T12:00:00Z');
const empty: Answers = { form: emptyClaimForm, facts: emptyFactsInput };
const filled = changedAnswers(empty, {
  form: {
    issueType: 'Debt Recovery',
    description: 'I lent them money for a car.',
    amount: '2,500',
    incidentDate: '2026-08-24',
    defendantFirstName: 'Ann',
    defendantLastName: 'Pell',
  },
});

const judged = (answers: Answers) => {
  const result = detailsRules(() => answers)(now).safeParse(answers.form);
  return result.success
    ? result.data
    : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};
const withFacts = (facts: Partial<FactsInput>) =>
  changedAnswers(filled, { facts: { ...filled.facts, ...facts } });

describe('the rules of the first step', () => {
  it('let the shortest claim pass as its form does', () => {
    expect(judged(filled)).toMatchObject({ amount: 250_000, incidentDate: '2026-08-24' });
  });

  it('name everything at once, each at its field and with its row', () => {
    const [row] = filled.facts.rows;
    const rows = [...filled.facts.rows, { ...row, id: 'row-2', amount: '' }] as FactsInput['rows'];
    const answers = withFacts({ rows });
    expect(judged({ ...answers, form: { ...answers.form, description: '' } })).toEqual([
      ['description', 'Description is required'],
      ['rows.0.what', 'Sum 1: please say what it is'],
      ['rows.1.what', 'Sum 2: please say what it is'],
      ['rows.1.amount', 'Sum 2: please give an amount'],
    ]);
  });
});
