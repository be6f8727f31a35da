import { sectionPlaces } from './headings.ts';
import type { LetterFacts } from './letter-facts.ts';
import { partiesOf } from './parties.ts';
import { splitLines } from './reading/plain-text.ts';

type Named = Pick<LetterFacts, 'defendantName' | 'defendantAddress'>;

/** What the claimant told in own words or rows, which may quote a name as it was written then. */
const toldSections: readonly string[] = ['account', 'agreed', 'sum', 'dates', 'tried', 'evidence'];

/**
 * A letter with the other side's name and address put right, wherever they are ours to write: above the greeting, in the
 * greeting and in our own sections. Call before the final check, which finds a letter that still names anyone else.
 */
export function correctParty(letter: string, facts: LetterFacts, corrected: Named): string {
  const was = partiesOf(facts).defendant;
  const is = partiesOf({ ...facts, ...corrected }).defendant;
  const told = sectionPlaces(letter).filter(({ key }) => toldSections.includes(key));
  return splitLines(letter)
    .map((line, number) => {
      if (told.some(({ from, to }) => number > from && number < to)) return line;
      return wholly(was.name, is.name)(wholly(was.address, is.address)(line));
    })
    .join('\n');
}

/** Not inside a longer word: 'Reed' is also the start of 'Reedham'. */
function wholly(was: string, is: string): (line: string) => string {
  const pattern = new RegExp(`(?<![\\p{L}\\d])${escaped(was)}(?![\\p{L}\\d])`, 'gu');
  return (line) => line.replace(pattern, () => is);
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
