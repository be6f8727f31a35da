import { formatLongDate } from '../shared/dates.ts';
import type { IsoDate } from '../shared/iso-date.ts';
import { sectionPlaces } from './headings.ts';
import { splitLines } from './reading/plain-text.ts';
import { isSalutation } from './repair/salutation.ts';
import { responseDeadline } from './response-deadline.ts';

/**
 * Moves the dates of a letter that is sent on a later day than it was drafted: its deadline, so that the other side has
 * the full period, and a date typed in its head. Dates in the claimant's account do not change. Call before the final
 * check.
 */
export function redateLetter(
  letter: string,
  claim: { readonly issueType: string; readonly jurisdiction: string },
  draftedOn: IsoDate,
  today: IsoDate,
): string {
  const lines = splitLines(letter);
  const account = sectionPlaces(letter).find(({ key }) => key === 'account');
  const salutation = lines.findIndex(isSalutation);
  const deadline = replacing(
    responseDeadline(claim, draftedOn).longDate,
    responseDeadline(claim, today).longDate,
  );
  const dated = replacing(formatLongDate(draftedOn), formatLongDate(today));
  return lines
    .map((line, number) => {
      if (account && number > account.from && number < account.to) return line;
      return deadline(number < salutation && isDateLine(line) ? dated(line) : line);
    })
    .join('\n');
}

/** The letter's own date stands by itself, or after its label. */
const isDateLine = (line: string): boolean => /^\s*(?:date:?\s*)?\d{1,2} \p{L}+ \d{4}\s*$/iu.test(line);

/** Not inside a longer number: '1 May 2026' is also the end of '21 May 2026'. */
function replacing(was: string, is: string): (text: string) => string {
  const pattern = new RegExp(`(?<!\\d)${was}(?!\\d)`, 'g');
  return (text) => text.replace(pattern, is);
}
