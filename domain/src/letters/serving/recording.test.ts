import { describe, expect, it } from 'vitest';
import { shippedLaw } from '../../law/law.ts';
import { atLondonTime } from '../../shared/dates.ts';
import { toIsoDate } from '../../shared/iso-date.ts';
import { canComeBack, returnProblem } from './coming-back.ts';
import { type AttemptToRecord, attemptProblem, momentOfAttempt, pauseProblem } from './recording.ts';
import type { ServiceMethod, ServiceOutcomeKind } from './service-record.ts';
import { usualReceiptOf } from './usual-receipt.ts';

const day = toIsoDate;
const letterDatedOn = day('2026-11-18');
/** A Friday. */
const now = atLondonTime(day('2026-11-20'), '15:00');
const attempt = (
  method: AttemptToRecord['method'],
  on: string,
  time: string | null = null,
): AttemptToRecord => ({
  method,
  on: day(on),
  time,
});
const outcomes = (...said: ServiceOutcomeKind[]) => said.map((outcome) => ({ outcome, at: now })) as never;

describe('an attempt that a person tells', () => {
  it.each<[string, AttemptToRecord, boolean, string | undefined]>([
    ['posted on the day of the letter', attempt('first-class-post', '2026-11-18'), false, undefined],
    ['posted the day after', attempt('first-class-post', '2026-11-19'), false, undefined],
    ['posted later', attempt('first-class-post', '2026-11-20'), false, 'print again'],
    ['handed over later', attempt('by-hand', '2026-11-20', '10:00'), false, 'print again'],
    ['posted later, after another copy arrived', attempt('first-class-post', '2026-11-20'), true, undefined],
    ['posted before the letter', attempt('first-class-post', '2026-11-17'), true, 'done_on'],
    ['posted tomorrow', attempt('first-class-post', '2026-11-21'), true, 'done_on'],
    ['handed over at an unknown time', attempt('by-hand', '2026-11-19'), false, 'done_time'],
    ['left later today', attempt('left-at-address', '2026-11-20', '15:01'), true, 'done_time'],
    ['left today', attempt('left-at-address', '2026-11-20', '15:00'), true, undefined],
  ])('%s', (_, told, hasArrived, problem) => {
    const found = attemptProblem(told, { letterDatedOn, hasArrived }, now);
    expect(found?.printAgain ? 'print again' : found?.field).toBe(problem);
  });

  it.each([
    [attempt('by-hand', '2026-11-19', '16:40'), '2026-11-19T16:40:00Z'],
    [attempt('first-class-post', '2026-11-19'), '2026-11-19T12:00:00Z'],
    [attempt('first-class-post', '2026-11-20'), now.toISOString()],
  ])('%j was at %s', (told, moment) => {
    expect(momentOfAttempt(told, now).toISOString()).toBe(new Date(moment).toISOString());
  });
});

describe('an attempt on a day of a pause', () => {
  const hold = { from: day('2026-11-17'), until: null, endedOn: null, interestFreeFrom: null };
  const open = [hold];
  const over = [{ ...hold, endedOn: day('2026-11-19') }];
  const lifted = [{ ...hold, endedOn: day('2026-11-17') }];
  it.each([
    ['the day before it', '2026-11-16', open, true],
    ['its first day', '2026-11-17', open, true],
    ['its second day', '2026-11-18', open, false],
    ['its second day, once it is over', '2026-11-18', over, false],
    ['the first free day', '2026-11-19', over, true],
    ['the day after it was lifted on its first', '2026-11-18', lifted, true],
    ['any day without one', '2026-11-18', [], true],
  ])('%s', (_, on, holds, counts) => {
    expect(pauseProblem(day(on), holds) === undefined).toBe(counts);
  });

  it('is told in words', () => {
    expect(pauseProblem(day('2026-11-18'), open)).toMatch(
      /^The claim has been paused from 17 November 2026, .* left on 18 November 2026 cannot count\./,
    );
  });
});

describe('an attempt that came back', () => {
  it.each<[ServiceMethod, readonly ServiceOutcomeKind[], boolean]>([
    ['first-class-post', ['sent'], true],
    ['left-at-address', ['sent'], true],
    ['by-hand', ['sent'], true],
    ['first-class-post', ['sent', 'returned'], false],
    ['email', ['sent'], false],
    ['portal', ['opened'], false],
  ])('by %s after %j: %s', (method, said, can) => {
    expect(canComeBack({ method, outcomes: outcomes(...said) })).toBe(can);
  });

  it.each([
    ['2026-11-21', 'Choose today or a day before it.'],
    ['2026-11-20', undefined],
    ['2026-11-18', undefined],
    ['2026-11-17', 'It left on 18 November 2026. Choose that day or a later one.'],
  ])('on %s', (on, words) => {
    const doneAt = atLondonTime(letterDatedOn, '12:00');
    expect(returnProblem({ doneAt }, day(on), now)).toBe(words);
  });
});

describe('the usual day of receipt of an attempt', () => {
  const doneAt = atLondonTime(day('2026-11-20'), '16:29');
  const leftAt = atLondonTime(day('2026-11-20'), '16:31');
  it.each<[ServiceMethod, readonly { outcome: ServiceOutcomeKind; at: Date }[], string | null]>([
    ['email', [{ outcome: 'sent', at: leftAt }], '2026-11-23'],
    ['by-hand', [{ outcome: 'sent', at: doneAt }], '2026-11-20'],
    ['left-at-address', [{ outcome: 'sent', at: leftAt }], '2026-11-23'],
    ['first-class-post', [{ outcome: 'sent', at: doneAt }], '2026-11-23'],
    [
      'email',
      [
        { outcome: 'sent', at: doneAt },
        { outcome: 'opened', at: leftAt },
      ],
      '2026-11-20',
    ],
    ['email', [], null],
    ['email', [{ outcome: 'failed', at: leftAt }], null],
    [
      'first-class-post',
      [
        { outcome: 'sent', at: doneAt },
        { outcome: 'returned', at: leftAt },
      ],
      null,
    ],
    ['portal', [{ outcome: 'opened', at: leftAt }], null],
  ])('by %s after %j is %s', (method, said, received) => {
    const record = { method, doneAt, outcomes: said as never };
    expect(usualReceiptOf(record, 'England & Wales', shippedLaw)).toBe(received);
  });
});
