import { sectionPlaces } from './headings.ts';
import type { LetterFacts } from './letter-facts.ts';
import { type Party, partiesOf } from './parties.ts';
import { splitLines } from './reading/plain-text.ts';

/** The other side as a claim named it before it was corrected. */
export type FormerParty = Pick<LetterFacts, 'defendantName' | 'defendantAddress'>;

/** What the claimant told in own words or rows, which may quote a name as it was written then. */
const toldSections: readonly string[] = ['account', 'agreed', 'sum', 'dates', 'tried', 'evidence'];

/**
 * A letter that names the other side as the facts do, wherever it had a former name or address and they are ours to write:
 * above the greeting, in the greeting and in our own sections. The same letter again stays as it is. Call before the final
 * check, which finds a letter that still names anyone else.
 */
export function correctParty(letter: string, facts: LetterFacts, former: readonly FormerParty[]): string {
  if (former.length === 0) return letter;
  const is = partiesOf(facts).defendant;
  const were = former.map((party) => partiesOf({ ...facts, ...party }).defendant);
  const named = replacing(is, were, 'name');
  const addressed = replacing(is, were, 'address');
  const told = sectionPlaces(letter).filter(({ key }) => toldSections.includes(key));
  return splitLines(letter)
    .map((line, number) =>
      told.some(({ from, to }) => number > from && number < to) ? line : named(addressed(line)),
    )
    .join('\n');
}

/**
 * Not inside a longer word: 'Reed' is also the start of 'Reedham'. The present words are found too, and stay: 'Reed Ltd'
 * that was 'Reed' does not become 'Reed Ltd Ltd'.
 */
function replacing(is: Party, were: readonly Party[], part: keyof Party): (line: string) => string {
  const known = [...new Set([is, ...were].map((party) => party[part]))];
  const longestFirst = known.toSorted((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.join('|')})(?![\\p{L}\\d])`, 'gu');
  return (line) => line.replace(pattern, () => is[part]);
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
