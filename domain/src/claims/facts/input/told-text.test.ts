import { describe, expect, it } from 'vitest';
import { emptyClaimForm } from '../../claim-form.ts';
import { fileEvidence } from '../facts-of-simple-claim.ts';
import { missingFromClaim } from '../missing-from-claim.ts';
import { kitchenFacts, letterDate } from '../testing/kitchen-facts.ts';
import { factsAsTyped } from './facts-as-typed.ts';
import type { FactsInput } from './facts-input.ts';
import { parseFacts } from './parse-facts.ts';

const kitchen = factsAsTyped(kitchenFacts);
const first = <Row extends object>(rows: readonly Row[], change: Partial<Row>): Row[] =>
  rows.map((row, at) => (at === 0 ? { ...row, ...change } : row));

const spoken = { ...kitchen.basis, kind: 'spoken', where: 'In the shop', words: 'A kitchen', copy: '' };
const duty = { ...kitchen.basis, kind: 'no-agreement', duty: 'Paid by mistake', copy: '' };
const agreed = {
  kind: 'own-figure',
  percent: '',
  from: '',
  why: '',
  amount: '5',
  how: 'Counted',
  runsOn: false,
};

/** Every field that has to say something. */
const fields: readonly [string, (typed: string) => FactsInput][] = [
  ['rows.0.what', (what) => ({ ...kitchen, rows: first(kitchen.rows, { what }) })],
  ['rows.0.how', (how) => ({ ...kitchen, rows: first(kitchen.rows, { kind: 'loss', how }) })],
  ['credits.0.what', (what) => ({ ...kitchen, credits: [{ on: '2026-10-01', amount: '5', what }] })],
  ['timeline.0.what', (what) => ({ ...kitchen, timeline: first(kitchen.timeline, { what }) })],
  ['evidence.0.what', (what) => ({ ...kitchen, evidence: first(kitchen.evidence, { what }) })],
  ['basis.where', (where) => ({ ...kitchen, basis: { ...spoken, where } })],
  ['basis.words', (words) => ({ ...kitchen, basis: { ...spoken, words } })],
  ['basis.duty', (text) => ({ ...kitchen, basis: { ...duty, duty: text } })],
  ['interest.why', (why) => ({ ...kitchen, interest: { ...kitchen.interest, why } })],
  ['interest.how', (how) => ({ ...kitchen, interest: { ...agreed, how } })],
];

const refusals = (facts: FactsInput) => {
  const parsed = parseFacts(facts, letterDate);
  return parsed.ok ? [] : parsed.refusals.map(({ field, message }) => [field, message]);
};

describe.each(fields)('an answer at %s', (field, typedInto) => {
  it.each(['-', '.', ' … ', '?!', '—', '***', '<b></b>', '“”', '👍'])(
    'that says nothing counts as missing: %s',
    (typed) => {
      const missing = refusals(typedInto(''));
      expect(missing.map(([at]) => at)).toContain(field);
      expect(refusals(typedInto(typed))).toEqual(missing);
      // The wizard says so as well, before the letter.
      const asked = missingFromClaim(emptyClaimForm, typedInto(typed), new Date(`${letterDate}T12:00:00Z`));
      expect(asked.map((one) => one.field)).toContain(field);
    },
  );

  it.each(['x', '7', 'n/a', 'Ünal', '押金'])('that says a little is taken: %s', (typed) => {
    expect(refusals(typedInto(typed))).toEqual([]);
  });
});

it('a file whose name says nothing is listed as a file', () => {
  expect(fileEvidence({ id: 'one', fileName: '...' }).what).toBe('File');
});
