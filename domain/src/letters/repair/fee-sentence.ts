import { disputeFeeSentence } from '../constants.ts';
import type { LetterProblem } from '../letter-problem.ts';
import { evenSpaces, plainText } from '../reading/plain-text.ts';
import { missing } from '../reading/read-letter.ts';

const sentence = evenSpaces(plainText(disputeFeeSentence));

/**
 * A model has to copy the sentence on the fee: its own words might leave out that disputing needs no payment. People may
 * keep the wording of older letters.
 */
export function lackingFeeSentence(letter: string): readonly LetterProblem[] {
  return evenSpaces(plainText(letter)).split(sentence).length === 2
    ? []
    : [missing('how-to-respond', `HOW TO RESPOND must say once: "${disputeFeeSentence}"`)];
}
