import { numberFromWords, numberWordsSource } from './number-words.ts';

export type FoundSum = {
  readonly index: number;
  readonly text: string;
  /** Null for other currencies and for sums that cannot be read exactly ('a few hundred pounds'). */
  readonly pence: number | null;
};

// Every part is bounded: no claim has a longer sum, and a page of digits must not cause backtracking.
const figure = String.raw`(?:\d{1,3}(?:[,']\d{3}){1,4}(?:\.\d{1,2})?(?!\.?\d)|\d{1,3}(?:\.\d{3}){1,4},\d{2}|\d{1,3}(?: \d{3}){1,4}(?:\.\d{1,2})?(?!\.?\d)|\d{1,13}(?:\.\d{1,4})?(?!\d)|\.\d{1,2})`;
const multiple = String.raw`(?:\s?(?:k|m|bn|hundred|thousand|grand|million|billion)\b)`;
const british = String.raw`(?:pounds?(?:\s+sterling)?|quid|gbp|sterling|grand|nicker)`;
const foreign = `(?:euros?|eur|dollars?|usd)`;

const patterns = {
  sign: new RegExp(String.raw`(£|\bGBP|\bEUR|\bUSD|[€$¥])\s?(${figure})(${multiple})?`, 'gi'),
  named: new RegExp(
    String.raw`(?<![\w.,£])(${figure})(${multiple})?(?:(?:\s|-)?(?:${british}|${foreign}|pence)|p)\b(?!-|\.?m\b)`,
    'gi',
  ),
  words: new RegExp(
    String.raw`(\b(?:few|couple of|several|some)\s+)?\b(${numberWordsSource})\s+(${british}|${foreign}|pence)\b(?:\s+(?:and\s+)?(${numberWordsSource})\s+pence\b)?`,
    'gi',
  ),
  vague: new RegExp(
    String.raw`\b(?:few|couple of|several|some|many)\s+(?:hundreds?|thousands?|millions?)(?:\s+of)?\s+${british}\b`,
    'gi',
  ),
  // No currency, but written like money: 1,500 or 99.50.
  bare: /(?<![\w£€$.,/:-])(?:\d{1,3}(?:,\d{3}){1,4}(?:\.\d{2})?|\d{1,13}\.\d{2})(?![\w%/:-]|[.,]\d|\s?(?:per ?cent|miles?|km|kg|cm|mm|m|hours?|am|pm|square|words?|units?|litres?)\b)/g,
};

// Cheap checks that spare most letters the slower patterns below.
const someUnit = new RegExp(`${british}|${foreign}|pence`, 'i');
const letterInFigure = /[£\d][\d,.]{0,12}[OolI]/;

const multipliers: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  hundred: 100,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};

// 'section 26.10', 'rule 3.12', 'at 15.30' are not money.
const notMoneyBefore =
  /(?:paragraphs?|para|sections?|rules?|clauses?|parts?|articles?|version|at|s\.?|r\.?)\s*$/i;

/** Every sum of money in figures or words, in no particular order and without overlaps. */
export function findSums(plain: string): readonly FoundSum[] {
  const text = letterInFigure.test(plain) ? withFiguresOnly(plain) : plain;
  const found = [
    ...(someUnit.test(text) ? inWords(text) : []),
    ...collect(text, patterns.sign, ([, sign = '', number = '', times]) =>
      /^(?:£|gbp)$/i.test(sign) ? figurePence(number, times) : null,
    ),
    ...collect(text, patterns.named, namedPence),
    ...collect(text, patterns.bare, ([number]) => figurePence(number, undefined)).filter(
      ({ index }) => !notMoneyBefore.test(text.slice(Math.max(0, index - 14), index)),
    ),
  ];
  return withoutOverlaps(found);
}

const inWords = (text: string): readonly FoundSum[] => [
  ...collect(text, patterns.vague, () => null),
  ...collect(text, patterns.words, wordsPence),
];

/** Replaces letters typed for digits, as in £1,5OO. */
const withFiguresOnly = (plain: string): string =>
  plain.replace(/(?<=[£\d][\d,.OolI]{0,12})[OolI](?=[\d,.OolI]|\b)/g, (letter) =>
    letter === 'o' || letter === 'O' ? '0' : '1',
  );

/** Earlier finds win, so the most specific patterns come first. */
function withoutOverlaps(found: readonly FoundSum[]): readonly FoundSum[] {
  const taken = new Set<number>();
  return found.filter(({ index, text }) => {
    const places = Array.from(text, (_, offset) => index + offset);
    if (places.some((place) => taken.has(place))) return false;
    for (const place of places) taken.add(place);
    return true;
  });
}

function collect(
  text: string,
  pattern: RegExp,
  toPence: (match: RegExpExecArray) => number | null,
): FoundSum[] {
  return [...text.matchAll(pattern)].map((match) => ({
    index: match.index,
    text: match[0],
    pence: toPence(match),
  }));
}

function namedPence([text, number = '', times]: RegExpExecArray): number | null {
  if (/(?:pence|\dp)$/i.test(text)) return times ? null : Math.round(figureValue(number));
  if (/(?:euros?|eur|dollars?|usd)$/i.test(text)) return null;
  return figurePence(number, /grand$/i.test(text) ? 'grand' : times);
}

function wordsPence([, vague, number = '', unit = '', extra]: RegExpExecArray): number | null {
  const value = numberFromWords(number);
  if (vague || value === undefined || /^(?:euro|eur|dollar|usd)/i.test(unit)) return null;
  if (/^pence$/i.test(unit)) return value;
  const pounds = /^grand$/i.test(unit) ? value * 1_000 : value;
  return pounds * 100 + (extra === undefined ? 0 : (numberFromWords(extra) ?? 0));
}

function figurePence(number: string, times: string | undefined): number {
  const factor = times === undefined ? 1 : (multipliers[times.trim().toLowerCase()] ?? 1);
  return Math.round(figureValue(number) * 100 * factor);
}

function figureValue(number: string): number {
  const continental = /\.\d{3},\d{2}$/.test(number) ? number.replace(/\./g, '').replace(',', '.') : number;
  return Number(continental.replace(/[,' ]/g, ''));
}
