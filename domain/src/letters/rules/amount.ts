import { formatGbp, type Pence } from '../../shared/money.ts';
import { chargeAfter, instalment, isTotal } from '../../shared/reading/sum-context.ts';
import { type FoundSum, findSums } from '../../shared/reading/sums.ts';
import { disputeFee } from '../constants.ts';
import type { LetterProblem } from '../letter-problem.ts';
import { findBareFigures } from '../reading/bare-figures.ts';
import {
  type Find,
  findAll,
  isInAccount,
  type LetterReading,
  missing,
  problemAt,
  type RuleCheck,
} from '../reading/read-letter.ts';
import {
  demanded,
  demandedAfter,
  demandedOutsideAccount,
  history,
  isAddedDemand,
  lastClause,
  multiples,
  onTop,
  reach,
} from './demand-words.ts';

/** The amount of the claim form is in the letter, and no other total is demanded. */
export const checkAmount: RuleCheck = (reading) => [
  ...lacking(reading),
  ...otherTotals(reading),
  ...multiplied(reading),
  ...surcharges(reading),
];

function lacking({ plain, sums, context: { facts } }: LetterReading) {
  const states = ({ pence }: FoundSum) => pence === facts.amount;
  // It may also stand in a name, where the sums of the masked text leave it out.
  if (sums.some(states) || findSums(plain).some(states)) return [];
  return [missing('amount', `The letter must state the amount you claim, ${formatGbp(facts.amount)}.`)];
}

/** "By law he owes three times the deposit, £3,450": more than the claim, and outside the account. */
const owesMore = /\bowes?\b[^.!?£\d]{0,40}$/i;

/** In a letter that says "you", what you owe is demanded; a part of the amount may be named by itself. */
const youOwe = /\byou\s+(?:also\s+|now\s+|still\s+)?owe(?:\s+(?:me|us|him|her|them))?\s*(?:another\s+)?$/i;

const surcharge =
  /\b(?:fees?|charges?|penalty|surcharge|interest)\b[^.!?]{0,40}?\b\d{1,3}(?:\.\d{1,2})?\s?(?:%|per\s?cent\b)|\b\d{1,3}(?:\.\d{1,2})?\s?(?:%|per\s?cent\b)[^.!?]{0,40}?\b(?:added|per\s+(?:day|week|month)|a\s+(?:day|week|month)|interest)\b/gi;

function otherTotals(reading: LetterReading) {
  const { amount } = reading.context.facts;
  return reading.sentences.flatMap((sentence) => {
    const sums = findSums(sentence.text);
    const outside = isInAccount(reading, sentence.index) ? [] : bareDemands(sentence.text, sums);
    // Once for a sentence, however many sums it has.
    const isHistory = history.test(sentence.text);
    if (namesAmount(sums, amount))
      return [...addedTo(reading, sentence, sums, isHistory), ...outside.flatMap(differing)];
    return [
      ...sums
        .filter(({ pence }) => !(pence === disputeFee && /\bdispute\b/i.test(sentence.text)))
        .flatMap((sum) => problemWith(reading, sentence, sum, isHistory)),
      ...outside.flatMap(differing),
    ];
    function differing(sum: FoundSum): readonly LetterProblem[] {
      return sum.pence === amount
        ? []
        : [problemAt(reading, 'amount', placeOf(sentence, sum), notTheAmount(amount, sum))];
    }
  });
}

/** "I demand 3500": a figure without a currency sign is a sum only after words that demand one. */
function bareDemands(text: string, sums: readonly FoundSum[]): readonly FoundSum[] {
  if (!/\d|hundred|thousand|grand/i.test(text)) return [];
  return findBareFigures(text)
    .filter(({ index }) => !sums.some((sum) => index >= sum.index && index < sum.index + sum.text.length))
    .filter(({ index }) => {
      const before = text.slice(Math.max(0, index - reach), index);
      return isDemandedOutside(before) || youOwe.test(before);
    });
}

function isDemandedOutside(before: string): boolean {
  if (demanded.test(before) && !history.test(before)) return true;
  const clause = lastClause(before);
  return (
    demandedOutsideAccount.some((pattern) => pattern.test(before)) &&
    !history.test(clause.replace(/\bcost\s+you\b/i, ''))
  );
}

/** A sentence that names the amount, and demands another sum on top of it. */
function addedTo(
  reading: LetterReading,
  sentence: Find,
  sums: readonly FoundSum[],
  isHistory: boolean,
): readonly LetterProblem[] {
  const { amount } = reading.context.facts;
  const others = sums.filter(({ pence }) => pence !== amount && pence !== disputeFee);
  const areItsParts = others.reduce((all, { pence }) => all + (pence ?? 0), 0) === amount;
  if (areItsParts || isHistory || isInAccount(reading, sentence.index) || others.length === sums.length)
    return [];
  return others
    .filter(({ index }) => {
      const before = sentence.text.slice(Math.max(0, index - reach), index);
      return onTop.test(before) || isDemandedOutside(before);
    })
    .map((sum) => problemAt(reading, 'amount', placeOf(sentence, sum), notTheAmount(amount, sum)));
}

const placeOf = (sentence: Find, { index, text }: FoundSum): Find => ({
  index: sentence.index + index,
  text,
});

const notTheAmount = (amount: Pence, { text }: FoundSum): string =>
  `What you claim is ${formatGbp(amount)}, not ${text.trim()}. Use the amount of your claim here, or change the claim.`;

function problemWith(
  reading: LetterReading,
  sentence: Find,
  sum: FoundSum,
  isHistory: boolean,
): readonly LetterProblem[] {
  const { amount } = reading.context.facts;
  const end = sum.index + sum.text.length;
  const before = sentence.text.slice(Math.max(0, sum.index - reach), sum.index);
  const after = sentence.text.slice(end, end + reach);
  const find = placeOf(sentence, sum);
  if (!isInAccount(reading, find.index) && sum.pence !== amount && demandedBy(isHistory, before, after))
    return [problemAt(reading, 'amount', find, notTheAmount(amount, sum))];
  if (instalment.test(after)) return [];
  const isDemanded = demanded.test(before) && !history.test(before);
  const isOwed = youOwe.test(before);
  if ((isDemanded || (isOwed && (sum.pence ?? 0) > amount)) && !isInAccount(reading, find.index)) {
    return [problemAt(reading, 'amount', find, notTheAmount(amount, sum))];
  }
  const looksOwed = owesMore.test(before) && (sum.pence ?? 0) > amount && !isInAccount(reading, find.index);
  const addsUp = isTotal(before, after) || chargeAfter.test(after);
  if (!(isDemanded || isOwed || looksOwed || addsUp)) return [];
  const message = `"${sum.text.trim()}" looks like another total beside the ${formatGbp(amount)} you claim. The other side may ask which one it is.`;
  return [problemAt(reading, 'amount', find, message, 'warning')];
}

/** Words around a sum that demand it, outside the account. */
function demandedBy(isHistory: boolean, before: string, after: string): boolean {
  if (!isHistory && demandedAfter.some((pattern) => pattern.test(after))) return true;
  if (instalment.test(after)) return false;
  return (!isHistory && isAddedDemand(before, after)) || isDemandedOutside(before);
}

/** "Pay double": another total, without a sum. */
function multiplied(reading: LetterReading) {
  const { amount } = reading.context.facts;
  return findAll(reading.masked, multiples)
    .filter(({ index }) => !isInAccount(reading, index))
    .map((find) =>
      problemAt(
        reading,
        'amount',
        find,
        `"${find.text.trim()}" asks for more than the ${formatGbp(amount)} you claim. Take it out, or change the claim.`,
      ),
    );
}

/** A percentage on top changes what is demanded. Interest at the usual rate of the courts does not. */
function surcharges(reading: LetterReading) {
  return findAll(reading.masked, surcharge)
    .filter(
      ({ index, text }) =>
        !isInAccount(reading, index) && !(/\binterest\b/i.test(text) && /\b8\s?(?:%|per)/.test(text)),
    )
    .map((find) =>
      problemAt(
        reading,
        'amount',
        find,
        `"${find.text.trim()}" adds to the ${formatGbp(reading.context.facts.amount)} you claim. The other side may ask what it rests on.`,
        'warning',
      ),
    );
}

/** Whether a sentence names the amount itself, or the parts that make it up. */
function namesAmount(sums: readonly FoundSum[], amount: number): boolean {
  const all = sums.map(({ pence }) => pence ?? 0);
  return all.includes(amount) || all.reduce((one, other) => one + other, 0) === amount;
}
