import type { LetterProblem } from '@plainclaim/domain/letters/letter-problem';
import { plainText } from '@plainclaim/domain/letters/reading/plain-text';
import { letterLines, withoutQuotes } from './letter-lines.ts';

export type Place = { readonly start: number; readonly end: number };

/** The maximum distance from the start of an excerpt to the match in it. */
const EXCERPT_REACH = 40;

/**
 * What to select for a problem: the words it names, else a cursor at the start of its excerpt or line. Never a whole
 * line: on a phone, one key would replace it.
 */
export function placeOf(text: string, problem: LetterProblem): Place | undefined {
  const line = letterLines(text).find(({ number }) => number === problem.line);
  if (!line) return undefined;
  const excerpt = problem.excerpt === null ? undefined : findIn(line.text, uncut(problem.excerpt));
  if (!excerpt) return { start: line.start, end: line.start };
  const from = line.start + excerpt.start;
  const words = namedWords(problem, line.text.slice(excerpt.start, excerpt.end));
  return words ? { start: from + words.start, end: from + words.end } : { start: from, end: from };
}

/** Finds words in the shown text, which has accents; the rules read it without. */
export function shownExcerpt(text: string, { line: number, excerpt }: LetterProblem): string | null {
  if (excerpt === null) return null;
  const line = letterLines(text).find((one) => one.number === number);
  const place = line && findIn(line.text, uncut(excerpt));
  if (!line || !place) return withoutQuotes(excerpt);
  const head = excerpt.startsWith('…') ? '…' : '';
  const tail = excerpt.endsWith('…') ? '…' : '';
  return withoutQuotes(`${head}${line.text.slice(place.start, place.end)}${tail}`);
}

const uncut = (excerpt: string): string => excerpt.replace(/^…|…$/g, '');

/** If an excerpt has the words twice, picks the occurrence nearest to the problem. */
function namedWords({ message, excerpt }: LetterProblem, shown: string): Place | undefined {
  const isCut = excerpt?.startsWith('…') ?? false;
  for (const [, quoted, sum] of message.matchAll(/"([^"\n]+)"|, not ([^"\n]+?)\. (?=[A-Z])/g)) {
    const found = findIn(shown, quoted ?? sum ?? '', isCut ? EXCERPT_REACH : undefined);
    if (found) return found;
  }
  return undefined;
}

/** The position of normalised words in a line; with a limit, the last occurrence that begins before it. */
function findIn(line: string, words: string, lastUpTo?: number): Place | undefined {
  if (words === '') return undefined;
  const { plain, places } = plainWithPlaces(line);
  const index = lastUpTo === undefined ? plain.indexOf(words) : plain.lastIndexOf(words, lastUpTo);
  if (index === -1) return undefined;
  const start = places[index] ?? 0;
  const last = places[index + words.length - 1] ?? start;
  return {
    start,
    end: places.find((place, at) => at >= index + words.length && place > last) ?? line.length,
  };
}

/** Normalisation maps one character to several (½) or to none. */
function plainWithPlaces(line: string): { readonly plain: string; readonly places: readonly number[] } {
  let plain = '';
  const places: number[] = [];
  let at = 0;
  for (const sign of line) {
    const read = plainText(sign);
    plain += read;
    for (let index = 0; index < read.length; index += 1) places.push(at);
    at += sign.length;
  }
  return { plain, places };
}
