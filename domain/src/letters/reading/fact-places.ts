import { partText } from '../composition/words.ts';
import type { SectionPlace } from '../headings.ts';
import { type FactSectionKey, isFactSection } from '../sections/facts/fact-section-keys.ts';
import type { FactSection } from '../sections/facts/fact-sections.ts';
import { blanked } from './mask-known.ts';
import { plainText } from './plain-text.ts';

/** A section of facts as it stands in a letter, below its heading. Places are those of the plain text. */
export type FactPlace = {
  readonly key: FactSectionKey;
  /** Of the heading, counted from 0. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
  /** Where its text begins if it stands word for word as composed, and there once; else null. */
  readonly at: number | null;
};

/** Where a letter has sections of facts. None where its facts are told in the prose. */
export function factPlaces(
  plain: string,
  lineStarts: readonly number[],
  sections: readonly SectionPlace[],
  composed: readonly FactSection[],
): readonly FactPlace[] {
  if (composed.length === 0) return [];
  const seen = new Set<FactSectionKey>();
  return sections.flatMap(({ key, from: line, to: end }) => {
    if (!isFactSection(key)) return [];
    const from = lineStarts[line + 1] ?? plain.length;
    const to = lineStarts[end] ?? plain.length;
    const text = plain.slice(from, to);
    const wanted = composed.find((one) => one.key === key);
    const stands = wanted !== undefined && !seen.has(key) && text.trim() === plainText(wanted.text);
    seen.add(key);
    return [{ key, line, from, to, at: stands ? from + text.search(/\S/) : null }];
  });
}

/**
 * Blanks out the letter's own words in sections of facts, place for place, and leaves what the claimant typed. A section
 * that was changed goes as a whole: it has to be put back in any case.
 */
export function withoutFactWords(
  masked: string,
  places: readonly FactPlace[],
  composed: readonly FactSection[],
): string {
  let done = 0;
  const parts = places.flatMap(({ key, from, to, at }) => {
    const section = composed.find((one) => one.key === key);
    const between = masked.slice(done, from);
    done = to;
    return [
      between,
      at === null || !section ? blanked(masked.slice(from, to)) : typedAlone(masked, from, to, at, section),
    ];
  });
  return parts.join('') + masked.slice(done);
}

function typedAlone(
  text: string,
  from: number,
  to: number,
  start: number,
  { words, text: whole }: FactSection,
): string {
  let at = start;
  const parts = words.map((part) => {
    const length = plainText(partText(part)).length;
    const own = text.slice(at, at + length);
    at += length;
    return typeof part === 'string' ? ended(own) : own;
  });
  // Should signs ever join across two parts, all of it is read: nothing typed may hide.
  if (at !== start + plainText(whole).length) return text.slice(from, to);
  return text.slice(from, start) + parts.join('') + text.slice(at, to);
}

/** Blank, with the end of a sentence at both sides: what is typed in one row says nothing about the next. */
function ended(own: string): string {
  const characters = blanked(own).split('');
  const set = (at: number, by: string) => {
    if (at >= 0 && at < characters.length && characters[at] !== '\n') characters[at] = by;
  };
  set(0, '.');
  set(1, ' ');
  if (characters.length > 3) {
    set(characters.length - 2, '.');
    set(characters.length - 1, ' ');
  }
  return characters.join('');
}
