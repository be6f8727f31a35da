import { describe, expect, it } from 'vitest';
import type { AnswerSituation } from '../answer-situation.ts';
import { type AnswerInput, emptyAnswerInput } from '../input/answer-input.ts';
import { parseAnswer } from '../input/parse-answer.ts';
import { type AnswerKind, answerKinds } from '../said.ts';
import { filledInput, kitchenSituation, typed } from '../testing/kitchen-answers.ts';
import { answerGroups } from './choices.ts';
import { questionsOf } from './questions-of.ts';
import { sendingQuestions } from './sending-questions.ts';

const choicesFor = (situation: Partial<AnswerSituation>) =>
  answerGroups({ ...kitchenSituation, ...situation }).flatMap(({ choices }) => choices);

const labelsFor = (situation: Partial<AnswerSituation>) => choicesFor(situation).map(({ label }) => label);

const asked = (kind: AnswerKind, situation: AnswerSituation = kitchenSituation) => [
  ...questionsOf(kind, situation),
  ...sendingQuestions(kind, situation),
];

describe('the seven answers', () => {
  it('are sentences of a company', () => {
    expect(labelsFor({})).toEqual([
      'We will pay all of it',
      'We owe part of it',
      'It has already been paid',
      'We do not agree',
      'This is not us',
      'We need to see something first',
      'We need more time',
    ]);
  });

  it('and of a person, a sole trader too', () => {
    for (const defendant of ['individual', 'sole-trader'] as const)
      expect(labelsFor({ defendant })).toEqual([
        'I will pay all of it',
        'I owe part of it',
        'It has already been paid',
        'I do not agree',
        'This is not me',
        'I need to see something first',
        'I need more time',
      ]);
  });

  it('are six once time was granted', () => {
    const kinds = choicesFor({ wasTimeGranted: true }).map(({ kind }) => kind);
    expect(kinds).toEqual(answerKinds.filter((kind) => kind !== 'need-time'));
    expect(choicesFor({}).map(({ kind }) => kind)).toEqual(answerKinds);
  });

  it('say until when more time may be asked', () => {
    expect(choicesFor({}).at(-1)?.hint).toBe('Name a day up to 30 December 2026. Hannah Okoro decides');
  });
});

describe('the questions of an answer', () => {
  it.each<[AnswerKind, readonly string[]]>([
    ['pay-all', ['how.kind', 'how.on', 'how.each', 'how.every', 'how.first']],
    ['pay-part', ['owed', 'rows', 'why', 'how.kind', 'how.on', 'how.each', 'how.every', 'how.first']],
    ['already-paid', ['amount', 'on', 'how', 'proof']],
    ['dispute', ['rows', 'why', 'timeline', 'evidence', 'counterclaim']],
    ['not-me', ['why']],
    ['need-more', ['asks', 'debtAdvice']],
    ['need-time', ['until', 'why']],
  ])('%s: %j', (kind, fields) => {
    expect(questionsOf(kind, kitchenSituation).map(({ field }) => field)).toEqual(
      fields.map((field) => `${kind}.${field}`),
    );
  });

  it.each(answerKinds)('of %s give every mistake its place', (kind) => {
    const fields = asked(kind).map(({ field }) => field);
    for (const input of mistakenInputs(kind)) {
      const parsed = parseAnswer(input, kitchenSituation);
      const wrong = parsed.ok ? [] : parsed.refusals.map(({ field }) => field);
      expect(wrong.length).toBeGreaterThan(0);
      for (const field of wrong)
        expect(
          fields.some((one) => field === one || field.startsWith(`${one}.`)),
          field,
        ).toBe(true);
    }
  });

  it.each(answerKinds)('of %s that are not optional are all refused when left empty', (kind) => {
    const parsed = parseAnswer({ ...emptyAnswerInput, kind }, kitchenSituation);
    const wrong = parsed.ok ? [] : parsed.refusals.map(({ field }) => field);
    const required = asked(kind).filter(({ isOptional, onlyIf }) => !isOptional && !onlyIf);
    expect(wrong.toSorted()).toEqual(required.map(({ field }) => field).toSorted());
  });

  it('ask a question that depends on another only beside it', () => {
    for (const kind of answerKinds)
      for (const { onlyIf } of asked(kind)) {
        if (!onlyIf) continue;
        const other = asked(kind).find(({ field }) => field === onlyIf.field);
        expect(other?.options?.map(({ value }) => value)).toContain(onlyIf.is);
      }
  });

  it('name the parts of the sum, where there is more than one', () => {
    const [parts] = questionsOf('dispute', kitchenSituation);
    expect(parts?.options).toEqual([
      { value: 'deposit', label: 'Deposit, paid 12 June 2026, £1,850.00' },
      { value: 'second', label: 'Second payment, 3 July 2026, £650.00' },
    ]);
    const one = { ...kitchenSituation, rows: kitchenSituation.rows.slice(1) };
    expect(questionsOf('dispute', one).map(({ field }) => field)).not.toContain('dispute.rows');
  });

  it('tell a person whom a business asks why a plan is short', () => {
    const business = { ...kitchenSituation, claimant: 'company', defendant: 'individual' } as const;
    const each = questionsOf('pay-all', business).find(({ field }) => field === 'pay-all.how.each');
    expect(each?.hint).toContain('at most 12 payments within 12 months');
    expect(
      questionsOf('pay-all', kitchenSituation).find(({ field }) => field === 'pay-all.how.each')?.hint,
    ).toBeUndefined();
  });
});

/** One with everything wrong, and those that the rules refuse. */
function mistakenInputs(kind: AnswerKind): readonly AnswerInput[] {
  const long = 'a'.repeat(6_000);
  const how = { kind: 'instalments', on: 'x', each: 'x', every: 'x', first: 'x' };
  const wrong = { on: 'x', what: '', proof: ['gone'] };
  const paper = { id: 'one', type: 'x', what: '', file: '' };
  const everything: AnswerInput = {
    ...filledInput,
    kind,
    name: long,
    capacity: long,
    'pay-all': { how },
    'pay-part': { owed: 'x', why: long, rows: ['gone'], how },
    'already-paid': { amount: 'x', on: 'x', how: long, proof: [paper] },
    dispute: { why: long, rows: ['gone'], timeline: [wrong], evidence: [paper], counterclaim: long },
    'not-me': { why: long },
    'need-more': { asks: long, debtAdvice: false },
    'need-time': { until: 'x', why: long },
  };
  const refused: Readonly<Record<AnswerKind, readonly AnswerInput[]>> = {
    'pay-all': [
      typed('pay-all', { how: { ...how, each: '1', every: 'week', first: '2026-11-01' } }),
      typed('pay-all', { how: { ...how, kind: 'by', on: '2020-01-01' } }),
    ],
    'pay-part': [
      typed('pay-part', { owed: '9000', rows: ['gone'] }),
      typed('pay-part', { how: { ...how, each: '2000', every: 'week', first: '2026-12-01' } }),
    ],
    'already-paid': [typed('already-paid', { amount: '9000', on: '2027-01-01' })],
    dispute: [
      typed('dispute', {
        rows: ['gone'],
        timeline: [{ on: '2027-01-01', what: 'Soon.', proof: ['gone'] }],
      }),
    ],
    'not-me': [],
    'need-more': [],
    'need-time': [typed('need-time', { until: '2027-06-01' })],
  };
  return [everything, ...refused[kind]];
}
