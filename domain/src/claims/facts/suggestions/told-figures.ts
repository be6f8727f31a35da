import { addYears, type IsoDate, isIsoDate } from '../../../shared/iso-date.ts';
import { MAX_PENCE, type Pence, pence } from '../../../shared/money.ts';
import { type FoundDate, findDates } from '../../../shared/reading/dates.ts';
import type { Find } from '../../../shared/reading/find.ts';
import { sentencesOf } from '../../../shared/reading/sentences.ts';
import { findSums } from '../../../shared/reading/sums.ts';

export type ToldDay = { readonly on: IsoDate; readonly exact: boolean };

type Placed = { readonly index: number; readonly end: number };
export type ToldSum = Placed & { readonly amount: Pence };
export type ToldDate = Placed & ToldDay;

/** A sentence of the description with its exact sums and its days, in the order they stand; places count within it. */
export type ToldSentence = {
  readonly text: string;
  readonly sums: readonly ToldSum[];
  readonly dates: readonly ToldDate[];
};

export function toldSentences(description: string, letterDate: IsoDate): readonly ToldSentence[] {
  const found = findDates(description).toSorted(byPlace);
  const dates = found.flatMap((date, at): ToldDate[] => {
    const day = dayOf(date, yearNear(found, at), letterDate);
    return day ? [{ ...placeOf(date), ...day }] : [];
  });
  const sums = findSums(description)
    .flatMap((sum): ToldSum[] =>
      sum.pence !== null &&
      sum.pence > 0 &&
      sum.pence <= MAX_PENCE &&
      !found.some((date) => overlaps(sum, date))
        ? [{ ...placeOf(sum), amount: pence(sum.pence) }]
        : [],
    )
    .toSorted(byPlace);
  return wholeSentences(description, found).map((sentence) => ({
    text: sentence.text,
    sums: within(sentence, sums),
    dates: within(sentence, dates),
  }));
}

const shortMonth = /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/i;
const goesOn = /^\s(?:[\p{Ll}\d£]|I\b)/u;

/** "On 3 Sept. I paid £500" is one sentence: the full stop belongs to the short month. */
function wholeSentences(description: string, found: readonly FoundDate[]): readonly Find[] {
  const whole: Find[] = [];
  for (const sentence of sentencesOf(description)) {
    const { index, text } = sentence;
    const before = whole.at(-1);
    const isOfMonth = found.some((date) => {
      const end = date.index + date.text.length;
      return date.index < index && (end > index || (end === index && shortMonth.test(date.text)));
    });
    if (before && isOfMonth && goesOn.test(description.slice(index)))
      whole[whole.length - 1] = { index: before.index, text: before.text + text };
    else whole.push(sentence);
  }
  return whole;
}

const byPlace = (one: { index: number }, other: { index: number }): number => one.index - other.index;

const placeOf = ({ index, text }: Find): Placed => ({ index, end: index + text.length });

function overlaps(one: Find, other: Find): boolean {
  return one.index < other.index + other.text.length && other.index < one.index + one.text.length;
}

function within<Figure extends Placed>({ index, text }: Find, figures: readonly Figure[]): readonly Figure[] {
  return figures
    .filter((figure) => figure.index >= index && figure.index < index + text.length)
    .map((figure) => ({ ...figure, index: figure.index - index, end: figure.end - index }));
}

/** "12 June 2026 … 3 July": a date without its year has that of the one before it, else of the one after. */
function yearNear(dates: readonly FoundDate[], at: number): string | undefined {
  const own = dates[at]?.year;
  const before = dates.slice(0, at).findLast(({ year }) => year !== null);
  const after = dates.slice(at).find(({ year }) => year !== null);
  return own ?? before?.year ?? after?.year ?? undefined;
}

/** Undefined for days that no calendar has and, where the year was written, for days to come: neither can be told of. */
function dayOf(date: FoundDate, year: string | undefined, letterDate: IsoDate): ToldDay | undefined {
  const written = withYear(date, fourDigits(year ?? letterDate.slice(0, 4)));
  if (written === undefined || written.on <= letterDate) return written;
  return date.year === null ? { ...written, on: lastYears(written.on, letterDate) } : undefined;
}

/** The last such day not after the letter. */
function lastYears(day: IsoDate, letterDate: IsoDate): IsoDate {
  const years = Number(letterDate.slice(0, 4)) - Number(day.slice(0, 4));
  const sameYear = addYears(day, years);
  return sameYear <= letterDate ? sameYear : addYears(day, years - 1);
}

function withYear({ day, month }: FoundDate, year: string): ToldDay | undefined {
  const on = `${year}-${twoDigits(month)}-${twoDigits(day ?? 1)}`;
  return isIsoDate(on) ? { on, exact: day !== null } : undefined;
}

const fourDigits = (year: string): string => (year.length === 2 ? `20${year}` : year);

const twoDigits = (value: number): string => String(value).padStart(2, '0');
