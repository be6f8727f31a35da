import { expect, it } from 'vitest';
import { isPartOfNameAlike, isSameWords, isSpellingOf } from './spelling.ts';

it.each([
  ['Northgate Kitchens Ltd', 'Nordgate Kitchens Limited', true],
  ['Northgate Kitchens Ltd', 'Northgate Kitchens and Bathrooms Ltd', true],
  ['Callum Reid', 'Calum Reed', true],
  ['Zoe Muller', 'Zoë Müller', true],
  ['Sam Reed', 'SAM REED', true],
  ['Callum Reid', 'Margaret Fairweather', false],
  ['Northgate Kitchens Ltd', 'Harbour Leisure Ltd', false],
  ['Smith Roofing Services Ltd', 'Jones Roofing Services Ltd', false],
  ['J B Roofing Ltd', 'JB Roofing', true],
  ['A B', 'A B', true],
  ['A B', 'C D', false],
])('%s may become %s: %s', (was, is, may) => {
  expect(isSpellingOf(was, is)).toBe(may);
});

it.each([
  ['Sam', 'Samuel', true],
  ['Sean', 'Shaun', true],
  ['Reid', 'Reed', true],
  ['Müller', 'Mueller', true],
  ['John', 'Jane', false],
  ['Callum', 'Margaret', false],
  ['Reed', '', false],
  ['', '', true],
])('part of a name: %s may become %s: %s', (was, is, may) => {
  expect(isPartOfNameAlike(was, is)).toBe(may);
  expect(isPartOfNameAlike(is, was)).toBe(may);
});

it('lets an initial become a name, and no name an initial', () => {
  expect(isPartOfNameAlike('J.', 'James')).toBe(true);
  expect(isPartOfNameAlike('James', 'J.')).toBe(false);
});

it('knows the same words in another order', () => {
  expect(isSameWords('Sam Reed', 'REED, Sam')).toBe(true);
  expect(isSameWords('Sam Reed', 'Sam Reid')).toBe(false);
});
