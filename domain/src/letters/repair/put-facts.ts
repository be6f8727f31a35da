import { sectionPlaces } from '../headings.ts';
import type { LetterContext } from '../letter-facts.ts';
import { factPlaces } from '../reading/fact-places.ts';
import { lineStartsOf, plainText, splitLines } from '../reading/plain-text.ts';
import { factSections } from '../sections/facts/fact-sections.ts';
import { addSections } from './add-missing.ts';

/**
 * The letter with its sections of facts as composed: what was changed in them is put back, what is missing is added, and
 * what stands twice or has no facts goes. The prose stays as it is.
 */
export function putFacts(letter: string, context: LetterContext): string {
  const composed = factSections(context);
  if (composed.length === 0) return letter;
  const plain = plainText(letter);
  const sections = sectionPlaces(plain);
  const places = factPlaces(plain, lineStartsOf(plain), sections, composed);
  const first = new Map(places.toReversed().map((place) => [place.key, place.line]));
  const isWanted = ({ key, line }: (typeof places)[number]) =>
    first.get(key) === line && composed.some((one) => one.key === key);
  const surplus = new Set(places.filter((place) => !isWanted(place)).map(({ line }) => line));
  const gone = new Set(
    sections
      .filter(({ from }) => surplus.has(from))
      .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const lines = splitLines(letter).filter((_, number) => !gone.has(number));
  const standing = places.filter(({ at }) => at !== null).map(({ key }) => key);
  return addSections(
    lines.join('\n'),
    context,
    composed.map(({ key }) => key).filter((key) => !standing.includes(key)),
  );
}
