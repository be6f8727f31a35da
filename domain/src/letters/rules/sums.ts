import { formatGbp } from '../../shared/money.ts';
import { disputeFee, disputeFeeText } from '../constants.ts';
import { type Find, type LetterReading, problemAt, type RuleCheck } from '../reading/read-letter.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { findSums } from '../reading/sums.ts';

// The usual rate of interest that a court may add, in all three jurisdictions (docs/legal-review.md).
const interestPercent = 8;

/** No sum but the amount of the claim and the dispute fee, and no percentage but the court's interest. */
export const checkSums: RuleCheck = (reading) => {
  const { amount } = reading.context.facts;
  const others = findSums(reading.masked).filter(({ pence }) => pence !== amount && pence !== disputeFee);
  return [
    ...others.map((sum) =>
      problemAt(
        reading,
        'sums',
        sum,
        `"${sum.text.trim()}" is not a sum of this claim. The letter may name ${formatGbp(amount)} and the ${disputeFeeText} dispute fee.`,
      ),
    ),
    ...otherPercentages(reading).map((find) =>
      problemAt(reading, 'sums', find, `"${find.text}" would add to the claim. Take the percentage out.`),
    ),
  ];
};

function otherPercentages({ masked }: LetterReading): readonly Find[] {
  return sentencesOf(masked).flatMap((sentence) =>
    [...sentence.text.matchAll(/(?<![\w.,])(\d{1,3}(?:\.\d+)?)\s?(?:%|per\s?cent\b)/gi)]
      .filter((match) => !(Number(match[1]) === interestPercent && /\binterest\b/i.test(sentence.text)))
      .map((match) => ({ index: sentence.index + match.index, text: match[0] })),
  );
}
