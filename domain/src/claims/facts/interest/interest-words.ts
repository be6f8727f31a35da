import { courtRateWords } from '../../../law/interest/court-rate-words.ts';
import type { InterestFound } from '../../../law/interest/interest-on.ts';
import type { LateDebt } from '../../../law/interest/late-payment.ts';
import type { Segment } from '../../../law/interest/segments.ts';
import { simpleInterest } from '../../../law/interest/simple-interest.ts';
import type { Law } from '../../../law/law.ts';
import { formatLongDate } from '../../../shared/dates.ts';
import { addDays } from '../../../shared/iso-date.ts';
import { formatGbp, type Pence, pence } from '../../../shared/money.ts';
import type { BreakdownRow, InterestChoice } from '../case-facts.ts';
import { type FactsWithInterest, type InterestDays, interestOfFacts, runsOn } from './interest-of-facts.ts';
import { lateDebtsOf } from './late-debts.ts';

export type InterestExplained = {
  readonly kind: Exclude<InterestChoice['kind'], 'none'>;
  /** What the interest rests on. */
  readonly basis: string;
  /** How it came about, a sentence for each step. */
  readonly steps: readonly string[];
  /** Undefined where the law's rate is not known: the words then carry no figure. */
  readonly figures: InterestFigures | undefined;
};

export type InterestFigures = {
  readonly interest: Pence;
  /** Of late payment between businesses; nothing otherwise. */
  readonly fixedSums: Pence;
  /** Added by each further day; nothing where interest does not run on. */
  readonly daily: Pence;
  /** From a second-hand rate: pages say so. */
  readonly mustCheck: boolean;
};

/** The interest of a claim in words and figures, for page, letter and court pack alike. Undefined where none is claimed. */
export function explainInterest(
  facts: FactsWithInterest,
  days: InterestDays,
  law: Law,
): InterestExplained | undefined {
  const { interest } = facts;
  if (interest.kind === 'none') return undefined;
  const found = interestOfFacts(facts, days, law);
  const basis = basisOf(interest, days, law);
  if (!found.known) return { kind: interest.kind, basis, steps: [], figures: undefined };
  const { fixedSums, daily, mustCheck } = found;
  return {
    kind: interest.kind,
    basis,
    steps: [...stepsOf(facts, found), ...totalOf(facts, found, days)],
    figures: { interest: found.interest, fixedSums, daily, mustCheck },
  };
}

/** 55p, £1.32 */
export const formatDaily = (daily: Pence): string => (daily < 100 ? `${daily}p` : formatGbp(daily));

function basisOf(
  interest: Exclude<InterestChoice, { kind: 'none' }>,
  { nation }: InterestDays,
  law: Law,
): string {
  switch (interest.kind) {
    case 'court-rate':
      return courtRateWords(nation, interest.from, law);
    case 'agreed-rate':
      return `The agreement says that interest runs at ${interest.percent}% a year.`;
    case 'late-payment':
      return 'Interest and a fixed sum for each debt are due under the Late Payment of Commercial Debts (Interest) Act 1998.';
    case 'own-figure':
      return `The claimant worked this interest out: ${interest.how}`;
  }
}

function stepsOf(facts: FactsWithInterest, found: InterestFound): readonly string[] {
  if (facts.interest.kind !== 'late-payment') return found.segments.map(segmentByDay);
  const debts = lateDebtsOf(facts);
  return found.debts.flatMap((late, at) => debtSteps((debts[at] as (typeof debts)[number]).row, late));
}

function segmentByDay(segment: Segment): string {
  if (isFree(segment)) return freeWords(segment);
  const { principal, percent, days, interest } = segment;
  const daily = simpleInterest(principal, percent, 1);
  const earned = daily > 0 ? `${formatDaily(daily)} a day: ${formatGbp(interest)}` : formatGbp(interest);
  return `${spanWords(segment)} is ${dayWords(days)}. At ${percent}% a year, ${formatGbp(principal)} earns ${earned}.`;
}

function debtSteps({ what, amount }: BreakdownRow, late: LateDebt): readonly string[] {
  const { startsOn, referenceDay, bankRate, percent, segments, fixedSum } = late;
  // Both have two decimals at most.
  const above = Math.round((percent - bankRate) * 100) / 100;
  const bank = `the Bank Rate of ${bankRate}% on ${formatLongDate(referenceDay)}`;
  return [
    `${what}, ${formatGbp(amount)}: interest began on ${formatLongDate(startsOn)}, at ${percent}% a year, which is ${above}% above ${bank}.`,
    ...segments.map(segmentAtOnce),
    ...(fixedSum > 0 ? [`A fixed sum of ${formatGbp(fixedSum)} is added.`] : []),
  ];
}

function segmentAtOnce(segment: Segment): string {
  if (isFree(segment)) return freeWords(segment);
  const { days, principal, interest } = segment;
  return `${spanWords(segment)} is ${dayWords(days)}, in which ${formatGbp(principal)} earns ${formatGbp(interest)}.`;
}

const isFree = ({ percent }: Segment): boolean => percent === 0;

const freeWords = ({ from, to }: Segment): string =>
  `From ${formatLongDate(addDays(from, 1))} to ${formatLongDate(to)} no interest is added, because the claim was paused.`;

/** The first day is not counted. */
const spanWords = ({ from, to }: Segment): string => `From ${formatLongDate(from)} to ${formatLongDate(to)}`;

const dayWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

function totalOf(
  facts: FactsWithInterest,
  { interest, fixedSums, daily, segments }: InterestFound,
  { letterDate, to }: InterestDays,
): readonly string[] {
  const sum = formatGbp(pence(interest + fixedSums));
  const what = fixedSums > 0 ? 'Interest and fixed sums come' : 'Interest comes';
  if (facts.interest.kind === 'own-figure') return [`${what} to ${sum}, and does not grow.`];
  const free = segments.some(isFree) ? ', without the days on which the claim was paused' : '';
  if (!runsOn(facts))
    return [
      `${what} to ${sum} by ${formatLongDate(to < letterDate ? to : letterDate)}${free}. It stops there.`,
    ];
  // Left out where the daily figure rounds to nothing, or interest rests: '0p more each day' says nothing.
  const more = daily > 0 ? `, and ${formatDaily(daily)} more each day until payment` : '';
  return [`${what} to ${sum} by ${formatLongDate(to)}${free}${more}.`];
}
