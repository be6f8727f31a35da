import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it.each([
  ['2026-01-05T00:00:00Z', 'Good morning, Hannah'],
  ['2026-01-05T11:59:59Z', 'Good morning, Hannah'],
  ['2026-01-05T12:00:00Z', 'Good afternoon, Hannah'],
  ['2026-01-05T16:59:59Z', 'Good afternoon, Hannah'],
  ['2026-01-05T17:00:00Z', 'Good evening, Hannah'],
  ['2026-01-05T23:59:59Z', 'Good evening, Hannah'],
  // An hour later in London than in Greenwich.
  ['2026-07-05T10:59:59Z', 'Good morning, Hannah'],
  ['2026-07-05T11:00:00Z', 'Good afternoon, Hannah'],
  ['2026-07-05T16:00:00Z', 'Good evening, Hannah'],
  ['2026-07-05T23:00:00Z', 'Good morning, Hannah'],
])('at %s: %s', (now, words) => {
  expect(greeting(new Date(now), ' Hannah ')).toBe(words);
});

it('greets someone without a name', () => {
  expect(greeting(new Date('2026-01-05T09:00:00Z'), '  ')).toBe('Good morning');
});
