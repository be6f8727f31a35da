import { sectionPlaces } from '../headings.ts';
import { splitLines } from '../reading/plain-text.ts';

/** The account as a letter has it now, edits included; without the quotation marks around it. Empty where it has no such section. */
export function accountInLetter(letter: string): string {
  const place = sectionPlaces(letter).find(({ key }) => key === 'account');
  if (!place) return '';
  return splitLines(letter)
    .slice(place.from + 1, place.to)
    .map((line) => line.trim().replace(/^[“"]|[”"]$/g, ''))
    .join('\n')
    .trim();
}
