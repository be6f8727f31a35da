import { describe, expect, it } from 'vitest';
import { placeAt } from './drag-place.ts';

/** A tall row and two short ones. */
const rows = [
  { top: 0, bottom: 100 },
  { top: 100, bottom: 140 },
  { top: 140, bottom: 180 },
];

describe('a row that is dragged', () => {
  it.each([
    [0, 20, 0],
    [0, 119, 0],
    [0, 121, 1],
    [0, 161, 2],
    [0, 900, 2],
    [1, 120, 1],
    [1, 49, 0],
    [1, 161, 2],
    [2, 119, 1],
    [2, -5, 0],
  ])('from place %i at height %i goes to place %i', (from, y, to) => {
    expect(placeAt(y, rows, from)).toBe(to);
  });
});
