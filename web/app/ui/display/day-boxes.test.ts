import { describe, expect, it } from 'vitest';
import { dayBoxes, daysInWords } from './day-boxes.tsx';

function counts(left: number, total: number) {
  const states = dayBoxes(left, total).map((box) => box.state);
  return {
    gone: states.filter((state) => state === 'gone').length,
    today: states.filter((state) => state === 'today').length,
    ahead: states.filter((state) => state === 'ahead').length,
  };
}

describe('day boxes', () => {
  it.each([
    { left: 14, gone: 0, today: 1, ahead: 13 },
    { left: 5, gone: 9, today: 1, ahead: 4 },
    { left: 1, gone: 13, today: 1, ahead: 0 },
    { left: 0, gone: 14, today: 0, ahead: 0 },
    { left: -3, gone: 14, today: 0, ahead: 0 },
  ])('with $left of 14 days left shows $gone gone, $today today, $ahead ahead', ({ left, ...expected }) => {
    expect(counts(left, 14)).toEqual(expected);
  });

  it.each([
    [5, '5 days left'],
    [1, '1 day left'],
    [0, 'Last day'],
    [-1, 'Time is up'],
  ])('says %i as "%s"', (left, words) => {
    expect(daysInWords(left)).toBe(words);
  });
});
