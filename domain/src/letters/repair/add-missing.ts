import { sectionText } from '../draft-letter.ts';
import {
  type HeadedSectionKey,
  isClosingLine,
  letterHeadings,
  sectionPlaces,
  withoutAccount,
} from '../headings.ts';
import type { LetterContext } from '../letter-facts.ts';
import type { LetterProblem, LetterRule } from '../letter-problem.ts';
import { placeholders } from '../placeholders.ts';
import { splitLines } from '../reading/plain-text.ts';
import { draftSections, type LetterSectionKey } from '../sections.ts';
import { isSalutation } from './salutation.ts';

/** Which part of the drafter's letter supplies what a rule misses. */
const supplies: Readonly<Partial<Record<LetterRule, readonly LetterSectionKey[]>>> = {
  amount: ['head'],
  'incident-date': ['head'],
  parties: ['head'],
  deadline: ['head'],
  sender: ['closing'],
  'legal-framing': ['pre-action-conduct', 'court-proceedings'],
  'failure-to-respond': ['failure-to-respond'],
  'court-proceedings': ['court-proceedings'],
  'pre-action-conduct': ['pre-action-conduct'],
  'how-to-respond': ['how-to-respond'],
};

/** The sections to take from the drafter; undefined if a problem cannot be fixed by adding sections. */
export function sectionsFor(
  letter: string,
  problems: readonly LetterProblem[],
): readonly LetterSectionKey[] | undefined {
  const wanted = problems.map(({ kind, rule }) => {
    if (kind !== 'missing') return undefined;
    return rule === 'placeholders' ? placeholderSections(letter) : supplies[rule];
  });
  return wanted.some((keys) => keys === undefined)
    ? undefined
    : [...new Set(wanted.flatMap((keys) => keys ?? []))];
}

function placeholderSections(whole: string): readonly LetterSectionKey[] {
  const letter = withoutAccount(whole);
  const { senderName, senderTitle, senderCompany } = placeholders;
  const signed = [senderName, senderTitle, senderCompany].every((text) => letter.includes(text));
  const referenced = letter.includes(placeholders.claimReference) && letter.includes(placeholders.date);
  return [...(referenced ? [] : ['head' as const]), ...(signed ? [] : ['closing' as const])];
}

/** The letter with these sections put in: in place of its own where it has one, else where they belong. */
export function addSections(
  letter: string,
  context: LetterContext,
  keys: readonly LetterSectionKey[],
): string {
  const drafted = new Map(draftSections(context).map((section) => [section.key, sectionText(section)]));
  return keys
    .reduce((lines, key) => put(lines, key, splitLines(drafted.get(key) as string)), splitLines(letter))
    .join('\n');
}

function put(lines: readonly string[], key: LetterSectionKey, section: readonly string[]): readonly string[] {
  if (key === 'head') return splice(lines, 0, endOfSalutation(lines), section);
  if (key === 'closing') return splice(lines, startOfClosing(lines), lines.length, section);
  const places = sectionPlaces(lines.join('\n'));
  const own = places.find((place) => place.key === key);
  if (own) return splice(lines, own.from, own.to, section);
  const order = Object.keys(letterHeadings) as HeadedSectionKey[];
  const rank = order.indexOf(key as HeadedSectionKey);
  const next = places.find((place) => order.indexOf(place.key) > rank);
  const at = next?.from ?? startOfClosing(lines);
  return splice(lines, at, at, section);
}

/** With one empty line before and after, however many there were. */
function splice(
  lines: readonly string[],
  from: number,
  to: number,
  section: readonly string[],
): readonly string[] {
  const before = lines.slice(0, from).join('\n').trimEnd();
  const after = lines.slice(to).join('\n').trim();
  return splitLines(
    [before, section.join('\n'), after]
      .filter((part) => part !== '')
      .join('\n\n')
      .concat('\n'),
  );
}

function endOfSalutation(lines: readonly string[]): number {
  return lines.findIndex(isSalutation) + 1;
}

function startOfClosing(lines: readonly string[]): number {
  const closing = lines.findIndex(isClosingLine);
  return closing === -1 ? lines.length : closing;
}
