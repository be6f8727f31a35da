import { formatLongDate } from '../../../shared/dates.ts';
import type { IsoDate } from '../../../shared/iso-date.ts';
import { formatGbp, type Pence } from '../../../shared/money.ts';
import { amountOf, sumOfRows } from '../amount.ts';
import type { FactsContent } from '../case-facts.ts';
import { whenWords } from '../chronology.ts';
import { sumsWithDays } from './sums-with-days.ts';
import { type ToldDate, type ToldSentence, type ToldSum, toldSentences } from './told-figures.ts';

type ContradictedRow = {
  /** The figure that differs, at its place in the sentence. */
  readonly index: number;
  readonly text: string;
  /** What the row has instead: a sum or a day. */
  readonly has: string;
  /** The row in one line. */
  readonly row: string;
};

/** A row with what a sentence may name it by. */
type NamedRow = {
  readonly amount: Pence;
  readonly days: readonly IsoDate[];
  /** Words that no other row has. */
  readonly names: readonly string[];
  readonly line: string;
};

/** Once for all sentences of a letter. */
export function namedRowsOf(
  { rows, credits, timeline }: FactsContent,
  letterDate: IsoDate,
): readonly NamedRow[] {
  const all = [...rows, ...credits];
  const namesOf = all.map(({ what }) => namesIn(what));
  const dated = timeline
    .filter(({ exact }) => exact)
    .map(({ on, what }) => ({ on, sums: sumsIn(what, letterDate) }));
  return all.map((row, at) => {
    const { amount, what } = row;
    const others = new Set(namesOf.flatMap((names, place) => (place === at ? [] : names)));
    const names = (namesOf[at] ?? []).filter((name) => !others.has(name));
    if ('on' in row) {
      const { on, exact = true } = row;
      const line = `${what}, ${whenWords({ on, exact })}: ${formatGbp(amount)}`;
      return { amount, days: exact ? [on] : [], names, line };
    }
    const days = dated.filter(({ sums }) => sums.includes(amount)).map(({ on }) => on);
    return {
      amount,
      days: [...daysIn(what, letterDate), ...days],
      names,
      line: `${what}: ${formatGbp(amount)}`,
    };
  });
}

/** The row whose sum or day a sentence gives differently. Undefined also where it may speak of something else. */
export function contradictedRow(
  sentence: string,
  rows: readonly NamedRow[],
  facts: FactsContent,
  letterDate: IsoDate,
): ContradictedRow | undefined {
  const [told] = toldSentences(sentence.replace(/\n/g, ' '), letterDate);
  if (!told) return undefined;
  for (const { sum, date } of sumsWithDays(told)) {
    const found = otherSum(told, sum, date, rows, facts) ?? otherDay(told, sum, date, rows, facts);
    if (found) return found;
  }
  return undefined;
}

/** Too common to tell one row from what else was paid. */
const commonNames =
  /^(?:paid|payments?|part|first|second|third|last|final|january|february|march|april|june|july|august|september|october|november|december|from|with|that|this|their|they|have|were|costs?|price|amount|money|total|refund|back)$/;

const namesIn = (what: string): readonly string[] =>
  (what.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !commonNames.test(word));

const daysIn = (text: string, letterDate: IsoDate): readonly IsoDate[] =>
  toldSentences(text, letterDate).flatMap(({ dates }) =>
    dates.filter(({ exact }) => exact).map(({ on }) => on),
  );

const sumsIn = (text: string, letterDate: IsoDate): readonly Pence[] =>
  toldSentences(text, letterDate).flatMap(({ sums }) => sums.map(({ amount }) => amount));

const somethingElse =
  /\b(?:also|another|additional(?:ly)?|extra|further|more|as\s+well|too|on\s+top|plus)\b/i;

/** "The deposit of £1,750", or "£1,750 on 12 June 2026", where a row has another sum for it. */
function otherSum(
  { text }: ToldSentence,
  sum: ToldSum,
  date: ToldDate | undefined,
  rows: readonly NamedRow[],
  facts: FactsContent,
): ContradictedRow | undefined {
  const known = [...rows.map(({ amount }) => amount), sumOfRows(facts), amountOf(facts)];
  const told = facts.timeline.some(({ what }) => what.includes(text.slice(sum.index, sum.end)));
  if (known.includes(sum.amount) || told || somethingElse.test(text)) return undefined;
  const isDated = date?.exact && isOf(text, sum, date);
  const meant = rows.filter(
    ({ names, days }) =>
      names.some((name) => isNamed(text, sum, name)) || (isDated && days.includes(date.on)),
  );
  const [row, ...more] = meant;
  if (!row || more.length > 0) return undefined;
  return { ...figureAt(text, sum), has: formatGbp(row.amount), row: row.line };
}

/** "£1,850 on 13 June 2026" where the row with this sum is of another day, and no answer has that day. */
function otherDay(
  { text }: ToldSentence,
  sum: ToldSum,
  date: ToldDate | undefined,
  rows: readonly NamedRow[],
  { basis, timeline }: FactsContent,
): ContradictedRow | undefined {
  if (!date?.exact || !isOf(text, sum, date)) return undefined;
  const [row, ...more] = rows.filter(({ amount }) => amount === sum.amount);
  const [day] = row?.days ?? [];
  const isKnown =
    timeline.some(({ on, exact }) => (exact ? on === date.on : on.slice(0, 7) === date.on.slice(0, 7))) ||
    rows.some(({ days }) => days.includes(date.on)) ||
    ('madeOn' in basis && basis.madeOn === date.on);
  if (!row || !day || more.length > 0 || rows.length === 1 || isKnown) return undefined;
  return { ...figureAt(text, date), has: formatLongDate(day), row: row.line };
}

const figureAt = (text: string, { index, end }: { readonly index: number; readonly end: number }) => ({
  index,
  text: text.slice(index, end),
});

/** Words between a sum and a day that make the day one of something else. */
const another = /[,;:]|\b(?:and|but|by|until|since|before|after|back|which|when|not|never)\b/i;

/** Longer than any words between a sum, what it is for and its day. */
const reach = 40;

function isOf(text: string, sum: ToldSum, date: ToldDate): boolean {
  const between =
    date.index >= sum.end
      ? text.slice(sum.end, date.index)
      : text.slice(date.end, Math.max(date.end, sum.index));
  return between.length <= reach && !another.test(between);
}

const wordsBetween = new Set(
  'was is of came to cost only about for as the a an my our this his her their'.split(' '),
);

/** "The deposit of £1,750", "£1,750 for the deposit". */
function isNamed(text: string, sum: ToldSum, name: string): boolean {
  const before = lettersIn(text.slice(Math.max(0, sum.index - reach), sum.index));
  const after = lettersIn(text.slice(sum.end, sum.end + reach));
  const isWord = (word: string) => !wordsBetween.has(word);
  return before.findLast(isWord) === name || after.find(isWord) === name;
}

const lettersIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
