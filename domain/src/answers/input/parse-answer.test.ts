import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toIsoDate } from '../../shared/iso-date.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import { type AnswerKind, answerKinds, type Said } from '../said.ts';
import { filledInput, kitchenSituation, typed } from '../testing/kitchen-answers.ts';
import { emptyAnswerInput } from './answer-input.ts';
import { parseAnswer, parseSaid } from './parse-answer.ts';

const instalments = { kind: 'instalments', each: 250_00, every: 'month', first: '2026-12-15' };
const paper = { id: 'paper-1', type: 'receipt', what: 'Receipt of our bank', file: 'file-9' };

const problemsOf = (input: unknown, situation: Partial<AnswerSituation> = {}) => {
  const parsed = parseAnswer(input, { ...kitchenSituation, ...situation });
  return parsed.ok ? [] : parsed.refusals.map(({ field, message }) => [field, message]);
};

describe('an answer as typed', () => {
  it.each<[AnswerKind, Record<string, unknown>]>([
    ['pay-all', { how: instalments }],
    ['pay-part', { owed: 1_500_00, why: 'The worktops were cut.', rows: ['second'], how: instalments }],
    ['already-paid', { amount: 650_00, on: '2026-10-05', how: 'Bank transfer', proof: [paper] }],
    [
      'dispute',
      {
        why: 'The order was cancelled too late.\n\nWe offered a new date.',
        rows: ['deposit'],
        timeline: [{ on: '2026-08-24', exact: true, what: 'Our fitter was ill.', proof: ['paper-1'] }],
        evidence: [{ id: 'paper-1', type: 'correspondence', what: 'E-mail of 24 August', file: null }],
        counterclaim: null,
      },
    ],
    ['not-me', { why: 'We are Northgate Bathrooms Ltd.' }],
    ['need-more', { asks: 'A copy of the order form.', debtAdvice: false }],
    ['need-time', { until: '2026-12-16', why: '' }],
  ])('%s is read, and nothing of the other answers', (kind, said) => {
    expect(parseAnswer({ ...filledInput, kind }, kitchenSituation)).toEqual({
      ok: true,
      said: { kind, ...said },
      answerer: { name: 'Martin Doyle', capacity: kind === 'not-me' ? null : 'Director' },
    });
  });

  it('has to be chosen', () => {
    for (const kind of ['', 'PAY-ALL', '__proto__', 'constructor'])
      expect(problemsOf({ ...filledInput, kind })).toEqual([['kind', 'Please choose your answer']]);
    expect(problemsOf(emptyAnswerInput)).toEqual([['kind', 'Please choose your answer']]);
  });

  it.each<[string, unknown, Partial<AnswerSituation>, readonly (readonly [string, string])[]]>([
    [
      'when nothing is chosen',
      typed('pay-all', { how: emptyAnswerInput['pay-all'].how }),
      {},
      [['pay-all.how.kind', 'Please choose when it is paid']],
    ],
    [
      'a sum and a day that are none',
      typed('pay-all', { how: { ...filledInput['pay-all'].how, each: '25O', first: '2026-2-30' } }),
      {},
      [
        ['pay-all.how.each', 'Please give the amount in pounds and pence, such as 2,500 or 2500.50'],
        ['pay-all.how.first', 'There is no 30 February 2026: February has 28 days'],
      ],
    ],
    [
      'a part that is all of it',
      typed('pay-part', { owed: '2529.15' }),
      {},
      [['pay-part.owed', '£2,529.15 is asked for. Please give less, or choose to pay all of it']],
    ],
    [
      'a part of nothing, without reasons',
      typed('pay-part', { owed: '0', why: ' … ' }),
      {},
      [
        ['pay-part.owed', 'Please give an amount above £0'],
        ['pay-part.why', 'Please say why you do not owe the rest'],
      ],
    ],
    [
      'a row of another claim, twice',
      typed('pay-part', { rows: ['roof', 'roof'] }),
      {},
      [
        ['pay-part.rows', 'This part is not in the letter any more. Please choose again'],
        ['pay-part.rows', 'The same part is chosen twice'],
      ],
    ],
    [
      'a plan for more than the part',
      typed('pay-part', { owed: '250' }),
      {},
      [
        [
          'pay-part.how.each',
          'This is nearly all of £250.00 at once. Please give a smaller sum, or choose to pay in one sum',
        ],
      ],
    ],
    [
      'more paid than asked, tomorrow',
      typed('already-paid', { amount: '2,529.16', on: '2026-11-21' }),
      {},
      [
        ['already-paid.amount', '£2,529.15 is asked for. Please give what was paid of that'],
        ['already-paid.on', 'Please give today or a day before it'],
      ],
    ],
    [
      'the same receipt twice',
      typed('already-paid', { proof: [paper, paper] }),
      {},
      [['already-paid.proof.1.id', 'This document is there twice. Remove one of them']],
    ],
    [
      'too many documents',
      typed('already-paid', { proof: Array.from({ length: 31 }, (_, at) => ({ ...paper, id: `p${at}` })) }),
      {},
      [['already-paid.proof', 'Please give at most 30 documents']],
    ],
    ['no reasons', typed('dispute', { why: '' }), {}, [['dispute.why', 'Please say why you do not agree']]],
    [
      'reasons without an end',
      typed('dispute', { why: 'a'.repeat(5_001) }),
      {},
      [['dispute.why', 'Please use 5,000 characters or fewer']],
    ],
    [
      'a date to come, of a document that is gone',
      typed('dispute', {
        timeline: [{ on: '2026-12', what: 'Fitted.', proof: ['paper-2'] }],
      }),
      {},
      [
        ['dispute.timeline.0.on', 'This date cannot be in the future'],
        ['dispute.timeline.0.proof', 'This document is no longer in your list. Choose it again'],
      ],
    ],
    [
      'too many dates',
      typed('dispute', { timeline: Array(31).fill({ on: '2026-08-24', what: 'Ill.', proof: [] }) }),
      {},
      [['dispute.timeline', 'Please give at most 30 dates']],
    ],
    [
      'nothing asked',
      typed('need-more', { asks: '' }),
      {},
      [['need-more.asks', 'Please say what you need to see or know']],
    ],
    ['no day', typed('need-time', { until: '' }), {}, [['need-time.until', 'Please give a date']]],
    [
      'the day that stands',
      typed('need-time', { until: '2026-12-02' }),
      {},
      [['need-time.until', 'Please give a day after 2 December 2026']],
    ],
    [
      'four weeks and a day more',
      typed('need-time', { until: '2026-12-31' }),
      {},
      [['need-time.until', 'Please give a day up to 30 December 2026']],
    ],
    [
      'yesterday, once the day has passed',
      typed('need-time', { until: '2026-12-09' }),
      { today: toIsoDate('2026-12-10') },
      [['need-time.until', 'Please give a day after 10 December 2026']],
    ],
    [
      'time that was granted before',
      typed('need-time'),
      { wasTimeGranted: true },
      [
        [
          'need-time.until',
          'Hannah Okoro has given more time already, until 2 December 2026. Please choose another answer',
        ],
      ],
    ],
    [
      'time long after',
      typed('need-time', { until: '2027-01-05' }),
      { today: toIsoDate('2026-12-30') },
      [
        [
          'need-time.until',
          'The days for which more time could be asked are over. Please choose another answer',
        ],
      ],
    ],
    [
      'no word on what is wrong',
      typed('not-me', { why: '' }),
      {},
      [['not-me.why', 'Please say what is wrong: the name, the address, or both']],
    ],
    [
      'no name and no role',
      { ...typed('need-more'), name: '', capacity: ' ' },
      {},
      [
        ['name', 'Please give your full name'],
        ['capacity', 'Please give your role at Northgate Kitchens Ltd, such as director'],
      ],
    ],
    ['no role of a person', { ...typed('need-more'), capacity: '' }, { defendant: 'sole-trader' }, []],
    ['no name of a stranger', { ...typed('not-me'), name: '', capacity: '' }, {}, []],
  ])('names %s', (_, input, situation, problems) => {
    expect(problemsOf(input, situation)).toEqual(problems);
  });

  it('takes a month alone where no day is known', () => {
    const parsed = parseSaid(
      typed('dispute', { timeline: [{ on: '2026-8-', what: 'They rang.', proof: [] }] }),
      kitchenSituation,
    );
    expect(parsed).toMatchObject({ ok: true, said: { timeline: [{ on: '2026-08-01', exact: false }] } });
  });
});

describe('whatever is typed', () => {
  const text = fc.oneof(
    fc.constantFrom(
      '',
      '0',
      '1',
      '250',
      '2529.15',
      '99999999999',
      'now',
      'by',
      'instalments',
      'week',
      'month',
    ),
    fc.constantFrom('2026-12-15', '2027-01', '9999-12-31', '0001-01-01', 'deposit', 'second', 'paper-1'),
    fc.string({ maxLength: 20 }),
  );
  const how = fc.record({ kind: text, on: text, each: text, every: text, first: text });
  const words = fc.record({
    how: fc.oneof(how, text),
    owed: text,
    amount: text,
    why: text,
    on: text,
    asks: text,
    until: text,
    rows: fc.array(text, { maxLength: 3 }),
    debtAdvice: fc.boolean(),
    proof: fc.constant([]),
    timeline: fc.array(fc.record({ on: text, what: text, proof: fc.array(text, { maxLength: 2 }) })),
    evidence: fc.array(fc.record({ id: text, type: text, what: text, file: text }), { maxLength: 3 }),
    counterclaim: text,
  });

  it('is an answer within the limits, or refused at its fields', () => {
    fc.assert(
      fc.property(fc.constantFrom(...answerKinds), words, (kind, content) => {
        const parsed = parseSaid({ kind, [kind]: content }, kitchenSituation);
        if (parsed.ok) expectWithinLimits(parsed.said);
        else
          for (const { field } of parsed.refusals)
            expect(field === kind || field.startsWith(`${kind}.`)).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });

  it('and whatever is sent in its place', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...answerKinds), (sent, kind) => {
        expect(parseAnswer(sent, kitchenSituation).ok).toBe(false);
        expect(parseAnswer({ kind, name: sent, [kind]: sent }, kitchenSituation).ok).toBe(false);
      }),
    );
  });

  function expectWithinLimits(said: Said): void {
    const { asked, today, respondBy } = kitchenSituation;
    if (said.kind === 'pay-part') {
      expect(said.owed).toBeGreaterThan(0);
      expect(said.owed).toBeLessThan(asked);
    }
    if (said.kind === 'already-paid') {
      expect(said.amount).toBeGreaterThan(0);
      expect(said.amount).toBeLessThanOrEqual(asked);
      expect(said.on <= today).toBe(true);
    }
    if (said.kind === 'need-time') {
      expect(said.until > respondBy).toBe(true);
      expect(said.until <= addDays(respondBy, 28)).toBe(true);
    }
    if ('why' in said && said.kind !== 'need-time') expect(said.why).toMatch(/[\p{L}\p{N}]/u);
  }
});
