import { expect, it } from 'vitest';
import { draftRoomWords, tooManyDrafts } from './drafts.ts';

it.each([
  [0, undefined],
  [6, undefined],
  [7, 'You have 7 unfinished claims; 10 can be kept at a time.'],
  [9, 'You have 9 unfinished claims; 10 can be kept at a time.'],
  [10, tooManyDrafts],
])('with %s unfinished claims says: %s', (drafts, words) => {
  expect(draftRoomWords(drafts)).toBe(words);
});
