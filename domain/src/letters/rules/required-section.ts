import { type HeadedSectionKey, letterHeadings } from '../headings.ts';
import type { LetterProblem, LetterRule } from '../letter-problem.ts';
import { type LetterReading, missing } from '../reading/read-letter.ts';

/** The text under one of our headings; undefined when the heading is not there. */
export function sectionBody({ plain, sections }: LetterReading, key: HeadedSectionKey): string | undefined {
  const place = sections.find((section) => section.key === key);
  return (
    place &&
    plain
      .split('\n')
      .slice(place.from + 1, place.to)
      .join('\n')
      .trim()
  );
}

const fewestWords = 12;

/** A section that every letter has: its heading on a line of its own, and a paragraph that says the thing. */
export function requireSection(
  reading: LetterReading,
  rule: LetterRule & HeadedSectionKey,
  says: RegExp,
  what: string,
): readonly LetterProblem[] {
  const body = sectionBody(reading, rule);
  const heading = letterHeadings[rule];
  if (body === undefined) return [missing(rule, `The letter must have a section headed ${heading}.`)];
  if (body.split(/\s+/).length < fewestWords || !says.test(body))
    return [missing(rule, `The section ${heading} must say ${what}.`)];
  return [];
}
