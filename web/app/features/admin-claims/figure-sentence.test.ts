import { expect, test } from 'vitest';
import { figureSentence } from './figure-sentence.ts';

test.each([
  [9, 6, '9 claims are overdue and 6 deadlines fall today or in the next 3 days.'],
  [1, 1, '1 claim is overdue and 1 deadline falls today or in the next 3 days.'],
  [0, 0, 'No claims are overdue and no deadlines fall today or in the next 3 days.'],
])('says what presses: %d overdue, %d near', (overdueClaimsCount, approachingDeadlinesCount, sentence) => {
  expect(figureSentence({ overdueClaimsCount, approachingDeadlinesCount })).toBe(sentence);
});
