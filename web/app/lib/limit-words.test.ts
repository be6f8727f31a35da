import { usedUpWords } from '@plainclaim/domain/accounts/person-allowances';
import { expect, it } from 'vitest';
import { limitWords } from './limit-words.ts';

const plenty = { left: 10, wait_seconds: 0 };
const room = { letters: plenty, submissions: plenty };

it('says nothing while there is enough, and nothing before it is known', () => {
  expect(limitWords(room, ['letters', 'submissions'])).toEqual([]);
  expect(limitWords(undefined, ['letters'])).toEqual([]);
});

it('says each limit that is near or reached, of those asked for', () => {
  const little = {
    letters: { left: 1, wait_seconds: 0 },
    submissions: { left: 0, wait_seconds: 360 },
  };
  expect(limitWords(little, ['submissions'])).toEqual([usedUpWords('submissions', 360)]);
  expect(limitWords(little, ['letters'])).toEqual([
    'You are close to the most we allow, 20 letters written in an hour: one more is possible now.',
  ]);
});
