import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../shared/iso-date.ts';
import { pence } from '../../shared/money.ts';
import { subjects } from '../subjects.ts';
import { forumRows, forumsElsewhere } from './elsewhere.ts';
import type { PreActionQuestion } from './rules.ts';
import { preActionRulesFor } from './which-rule.ts';

const nations = ['England & Wales', 'Scotland', 'Northern Ireland'] as const;
const on = toIsoDate('2026-11-18');

const ask = (question: Partial<PreActionQuestion>) =>
  preActionRulesFor({
    nation: 'England & Wales',
    subject: 'debt',
    amount: pence(900_00),
    on,
    ...question,
  });

const ew = { nation: 'England & Wales' } as const;
const sc = { nation: 'Scotland' } as const;
const ni = { nation: 'Northern Ireland' } as const;

describe('the rule before court', () => {
  it.each<[Partial<PreActionQuestion>, readonly string[]]>([
    [{ ...ew, isInBreathingSpace: true }, ['pause']],
    [{ ...sc, isInBreathingSpace: true }, ['pause']],
    [{ ...ni, isInBreathingSpace: true, claimant: 'private' }, ['warning-letter-ni']],
    [{ ...ew, subject: 'injury', isRoadAccident: true }, ['injury-portal']],
    [{ ...ew, subject: 'injury', isRoadAccident: true, amount: pence(5_000_01) }, ['injury-protocol']],
    [{ ...ew, subject: 'injury', isRoadAccident: true, on: toIsoDate('2021-05-31') }, ['injury-protocol']],
    [{ ...ew, subject: 'injury', isRoadAccident: false }, ['injury-protocol']],
    [{ ...ew, subject: 'injury' }, ['injury-portal', 'injury-protocol']],
    [{ ...ew, subject: 'housing', isDisrepair: true }, ['housing-conditions']],
    [{ ...ew, subject: 'housing' }, ['housing-conditions', 'practice-direction']],
    [{ ...ew, subject: 'professional-negligence' }, ['professional-negligence']],
    [{ ...ew, claimant: 'business', defendant: 'private' }, ['debt-protocol']],
    [{ ...ew, claimant: 'business', defendant: 'sole-trader' }, ['debt-protocol']],
    [{ ...ew, claimant: 'business', defendant: 'company' }, ['practice-direction']],
    [{ ...ew, claimant: 'private', defendant: 'private' }, ['practice-direction']],
    [{ ...ew, defendant: 'private' }, ['debt-protocol', 'practice-direction']],
    [{ ...ew, subject: 'contract', claimant: 'business', defendant: 'private' }, ['practice-direction']],
    [{ ...ew, claimant: 'business', on: toIsoDate('2017-09-30') }, ['practice-direction']],
    [{ ...sc, subject: 'injury', hasSolicitor: true }, ['injury-protocol-scotland']],
    [{ ...sc, subject: 'injury', hasSolicitor: true, amount: pence(25_000_01) }, ['none-scotland']],
    [{ ...sc, subject: 'injury', hasSolicitor: false }, ['none-scotland']],
    [{ ...sc }, ['none-scotland']],
    [{ ...ni, subject: 'injury' }, ['injury-protocol-ni']],
    [{ ...ni, subject: 'damage', isRoadAccident: true }, ['injury-protocol-ni']],
    [{ ...ni, subject: 'damage', isRoadAccident: false }, ['warning-letter-ni']],
    [{ ...ni, claimant: 'business', defendant: 'company' }, ['commercial-ni']],
    [{ ...ni, claimant: 'business', defendant: 'private' }, ['warning-letter-ni']],
    [{ ...ni, subject: 'consumer' }, ['warning-letter-ni']],
  ])('for %o is %o', (question, ids) => {
    expect(ask(question).map(({ rule }) => rule.id)).toEqual(ids);
  });

  it('has the enclosures and days of the debt protocol', () => {
    const [possible] = ask({ claimant: 'business', defendant: 'private' });
    expect(possible?.rule.reply).toEqual({ days: 30, unit: 'days', from: 'the date of the letter' });
    expect(possible?.rule.enclosures).toHaveLength(3);
  });

  it('is always found, and only what comes before it depends on a fact', () => {
    const questions = fc.record({
      nation: fc.constantFrom(...nations),
      subject: fc.constantFrom(...subjects),
      amount: fc.integer({ min: 1, max: 5_000_000 }).map(pence),
      on: fc.constant(on),
      claimant: fc.constantFrom('business', 'private', undefined),
      defendant: fc.constantFrom('company', 'sole-trader', 'private', undefined),
      isRoadAccident: fc.constantFrom(true, false, undefined),
      isDisrepair: fc.constantFrom(true, false, undefined),
      hasSolicitor: fc.constantFrom(true, false, undefined),
    });
    fc.assert(
      fc.property(questions, (question) => {
        const conditions = preActionRulesFor(question).map(({ onlyIf }) => onlyIf);
        expect(conditions.length).toBeGreaterThan(0);
        expect(conditions.map((words) => words === undefined)).toEqual(
          conditions.map((_, at) => at === conditions.length - 1),
        );
      }),
    );
  });
});

describe('another place than a court', () => {
  it.each([
    ['England & Wales', 'employment', ['early-conciliation']],
    ['Northern Ireland', 'employment', ['tribunal']],
    ['Scotland', 'housing', ['tribunal', 'deposit-scheme']],
    ['England & Wales', 'housing', ['deposit-scheme']],
    ['England & Wales', 'injury', ['injury-portal']],
    ['Scotland', 'injury', []],
    ['Scotland', 'consumer', ['ombudsman']],
    ['Northern Ireland', 'debt', []],
  ] as const)('in %s for %s: %o', (nation, subject, ids) => {
    expect(forumsElsewhere(nation, subject).map(({ id }) => id)).toEqual(ids);
  });

  it('is told with "may" and without a figure where no solicitor has signed it', () => {
    for (const { value } of forumRows.filter(({ confidence }) => confidence === 'K')) {
      expect(value.words).toMatch(/\bmay\b/);
      expect(value.words).not.toMatch(/\d/);
    }
  });
});
