import { expect, it } from 'vitest';
import { lostCasesInWords } from './lost-cases.ts';

const taken = { plaintiff_name: 'Hannah Okoro', defendant_name: 'Sam Reed', is_taken_on: true };
const asked = { plaintiff_name: 'Ada Obi', defendant_name: 'Bolt Ltd', is_taken_on: false };

it.each([
  [[], []],
  [
    [taken],
    [
      'They have 1 case: Hannah Okoro against Sam Reed. It goes to the next solicitor who fits, if there is one, and does not come back. Each client and our team are told by e-mail.',
    ],
  ],
  [
    [asked, asked],
    [
      '2 cases wait for their answer and go to somebody else: Ada Obi against Bolt Ltd; Ada Obi against Bolt Ltd.',
    ],
  ],
])('%j', (cases, words) => {
  expect(lostCasesInWords(cases)).toEqual(words);
});
