import { expect, it } from 'vitest';
import { shortPounds } from './short-pounds.ts';

it.each([
  [0, '£0'],
  [950, '£950'],
  [1250.5, '£1.25k'],
  [12_480, '£12.5k'],
  [250_000, '£250k'],
  [3_100_000, '£3.1m'],
])('writes %d as %s', (pounds, words) => expect(shortPounds(pounds)).toBe(words));
