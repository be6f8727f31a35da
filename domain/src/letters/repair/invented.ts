import { type FoundDate, findDates, names } from '../../shared/reading/dates.ts';
import { findSums } from '../../shared/reading/sums.ts';
import { disputeFee } from '../constants.ts';
import { isIncidentDayKnown } from '../incident-words.ts';
import type { LetterContext } from '../letter-facts.ts';
import type { LetterProblem } from '../letter-problem.ts';
import { plainText } from '../reading/plain-text.ts';
import { type Find, type LetterReading, problemAt, readLetter } from '../reading/read-letter.ts';
import { privateDataIn } from '../rules/private-data.ts';

/** Facts in a model's draft that are neither in the claim nor in the claimant's account. People may add facts; a model may not. */
export function checkInvented(letter: string, context: LetterContext): readonly LetterProblem[] {
  const reading = readLetter(letter, context, 'draft', undefined);
  const told = plainText(
    [context.facts.issueDescription, ...reading.composed.map(({ text }) => text)].join('\n'),
  );
  const isTold = ({ text }: Find) => told.includes(text.trim());
  const problems = (rule: LetterProblem['rule'], finds: readonly Find[]) =>
    finds
      .filter((find) => !isTold(find))
      .map((find) => problemAt(reading, rule, find, `Nobody said "${find.text.trim()}".`));
  return [
    ...problems('sums', [...otherSums(reading, told), ...otherPercentages(reading)]),
    ...problems('dates', otherDates(reading, told)),
    ...problems(
      'private-data',
      privateDataIn(reading).map(({ find }) => find),
    ),
  ];
}

function otherSums({ sums, context }: LetterReading, told: string): readonly Find[] {
  const known = new Set([context.facts.amount, disputeFee, ...findSums(told).map(({ pence }) => pence)]);
  return sums.filter(({ pence }) => !known.has(pence));
}

function otherDates({ dates, context, deadline }: LetterReading, told: string): readonly Find[] {
  const { incidentDate } = context.facts;
  const days = [...(isIncidentDayKnown(context.facts) ? [incidentDate] : []), context.today, deadline.date];
  const toldDates = findDates(told);
  const isSame = (one: FoundDate, other: FoundDate) =>
    one.month === other.month &&
    (one.day === null || one.day === other.day) &&
    (one.year === null || other.year === null || one.year === other.year);
  return dates.filter(
    (date) =>
      !days.some((day) => names(date, day)) &&
      // A month told without its day: the letter's "1 March 2026" would be a day that nobody told.
      !(date.day === null && names(date, incidentDate)) &&
      !toldDates.some((one) => isSame(date, one)),
  );
}

// The usual rate of interest that a court may add, in all three jurisdictions (docs/legal-review.md).
const interestPercent = 8;

function otherPercentages({ sentences }: LetterReading): readonly Find[] {
  return sentences.flatMap((sentence) =>
    [...sentence.text.matchAll(/(?<![\w.,])(\d{1,3}(?:\.\d{1,4})?)\s?(?:%|per\s?cent\b)/gi)]
      .filter((match) => !(Number(match[1]) === interestPercent && /\binterest\b/i.test(sentence.text)))
      .map((match) => ({ index: sentence.index + match.index, text: match[0] })),
  );
}
