import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedLaw } from '../../law/law.ts';
import { addDays, toIsoDate } from '../../shared/iso-date.ts';
import { respondBy, type WindowMove } from './reply-window.ts';

const day = toIsoDate;
const letter = { letterDatedOn: day('2026-11-18'), days: 14 };
const granted = (until: string): WindowMove => ({ kind: 'time-granted', until: day(until) });
const answered = (on: string, underDebtProtocol = false): WindowMove => ({
  kind: 'question-answered',
  on: day(on),
  underDebtProtocol,
});
const held = (from: string, endedOn: string): WindowMove => ({
  kind: 'hold',
  hold: { from: day(from), until: null, endedOn: day(endedOn), interestFreeFrom: null },
  earlier: [],
});

describe('the day to reply by', () => {
  it.each<[string, readonly WindowMove[], string]>([
    ['is the printed one, whatever day of the week', [], '2026-12-02'],
    ['moves to the day granted', [granted('2026-12-10')], '2026-12-10'],
    ['ends on a working day where we granted the time', [granted('2026-12-12')], '2026-12-14'],
    ['moves by 28 days at most', [granted('2027-03-01')], '2026-12-30'],
    ['stays where the day granted is earlier', [granted('2026-11-25')], '2026-12-02'],
    ['leaves 14 days after an answer', [answered('2026-11-30')], '2026-12-14'],
    ['leaves 30 days after an answer under the Debt Protocol', [answered('2026-11-20', true)], '2026-12-21'],
    ['stays after an early answer', [answered('2026-11-18')], '2026-12-02'],
    ['is later by the days of a hold', [held('2026-11-20', '2026-11-25')], '2026-12-07'],
    ['ignores a hold after it passed', [held('2026-12-05', '2026-12-25')], '2026-12-02'],
    [
      'counts a hold within the time granted',
      [granted('2026-12-10'), held('2026-12-05', '2026-12-08')],
      '2026-12-13',
    ],
  ])('%s', (_, moves, by) => {
    expect(respondBy(letter, moves, 'England & Wales', shippedLaw)).toBe(by);
  });

  it('never moves earlier', () => {
    const days = fc.integer({ min: 0, max: 90 }).map((count) => addDays(letter.letterDatedOn, count));
    const move = fc.oneof(
      days.map((until) => granted(until)),
      fc.tuple(days, fc.boolean()).map(([on, debt]) => answered(on, debt)),
      fc.tuple(days, days).map(([from, to]) => held(from, to)),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 4 }), move, (moves, last) => {
        const before = respondBy(letter, moves, 'Scotland', shippedLaw);
        expect(respondBy(letter, [...moves, last], 'Scotland', shippedLaw) >= before).toBe(true);
      }),
    );
  });
});
