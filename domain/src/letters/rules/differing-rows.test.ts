import { describe, expect, it } from 'vitest';
import { kitchenFacts, letterDate } from '../../claims/facts/testing/kitchen-facts.ts';
import { checkLetter } from '../check-letter.ts';
import { draftLetter } from '../draft-letter.ts';
import type { LetterContext } from '../letter-facts.ts';
import { sampleClaim } from '../testing/sample-claims.ts';
import { withStory } from '../testing/story-rows.ts';

const issueDescription =
  'I paid £1,850 on 12 June 2026 and £650 on 3 July 2026. The deposit of £1,700 in their e-mail is wrong.';
const claim = {
  ...sampleClaim('Contract Dispute', 'England & Wales', { issueDescription }),
  today: letterDate,
};
const context = withStory(claim, kitchenFacts);
const problemsOf = (letter: string, one: LetterContext = context) => checkLetter(letter, one, 'draft');
const add = (sentence: string) =>
  draftLetter(context).replace('\n\nWHAT WAS AGREED', () => `\n\n${sentence}\n\nWHAT WAS AGREED`);

describe('a sentence typed into a letter', () => {
  it.each([
    ['sums', 'The deposit was £1,750.', '£1,850.00', '£1,750', 'Deposit, paid 12 June 2026: £1,850.00'],
    [
      'dates',
      'I paid £650 on 4 July 2026.',
      '3 July 2026',
      '4 July 2026',
      'Second payment, 3 July 2026: £650.00',
    ],
  ])('is shown beside the row that it contradicts, by its %s', (rule, sentence, has, says, answers) => {
    const letter = add(sentence);
    expect(problemsOf(letter)).toEqual([
      {
        rule,
        kind: 'warning',
        message: `Your answers have ${has} here, not ${says}. Use that, or change your answers: the letter follows them.`,
        line: letter.split('\n').indexOf(sentence) + 1,
        excerpt: sentence,
        answers,
      },
    ]);
  });

  it('is read in the account as well, once it is not what the description says', () => {
    const letter = draftLetter(context).replace(
      'I paid £1,850 on 12 June 2026',
      'I paid £1,800 on 12 June 2026',
    );
    expect(problemsOf(letter)).toMatchObject([
      { rule: 'sums', answers: 'Deposit, paid 12 June 2026: £1,850.00' },
    ]);
  });

  it.each(['The deposit of £1,850 was paid on 12 June 2026.', 'I bought tiles for £210 on 20 July 2026.'])(
    'has no row against it: %s',
    (sentence) => {
      expect(problemsOf(add(sentence))).toEqual([]);
    },
  );

  it('has none in the description, which was compared when it was typed, nor in a claim of one sum', () => {
    expect(problemsOf(draftLetter(context))).toEqual([]);
    const simple = sampleClaim('Debt Recovery', 'England & Wales');
    const letter = draftLetter(simple).replace(
      '\n\nWHAT HAPPENED',
      '\n\nThe price was £11.\n\nWHAT HAPPENED',
    );
    expect(problemsOf(letter, simple)).toEqual([]);
  });
});
