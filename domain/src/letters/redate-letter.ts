import { formatLongDate } from '../shared/dates.ts';
import type { IsoDate } from '../shared/iso-date.ts';
import { sectionPlaces } from './headings.ts';
import type { LetterContext } from './letter-facts.ts';
import { factPlaces } from './reading/fact-places.ts';
import { lineStartsOf, plainText, splitLines } from './reading/plain-text.ts';
import { isSalutation } from './repair/salutation.ts';
import { responseDeadline } from './response-deadline.ts';
import { factSections } from './sections/facts/fact-sections.ts';

/**
 * A letter drafted on one day and sent on a later one: its deadline moves with it, so that the other side has all its
 * days, and so do interest up to the day of the letter and a date that was typed at its head. Dates that the claimant
 * tells, in the account or in rows, stay. Call before the final check.
 */
export function redateLetter(
  letter: string,
  claim: Pick<LetterContext, 'facts' | 'law' | 'interestFree'>,
  draftedOn: IsoDate,
  today: IsoDate,
): string {
  const lines = splitLines(letter);
  const account = sectionPlaces(letter).find(({ key }) => key === 'account');
  const facts = factLines(letter, claim, draftedOn, today);
  const salutation = lines.findIndex(isSalutation);
  const deadline = replacing(
    responseDeadline(claim.facts, draftedOn).longDate,
    responseDeadline(claim.facts, today).longDate,
  );
  const dated = replacing(formatLongDate(draftedOn), formatLongDate(today));
  return lines
    .flatMap((line, number) => {
      const section = facts.find(({ from, to }) => number > from && number < to);
      if (section) return number === section.from + 1 ? section.lines : [];
      if (account && number > account.from && number < account.to) return line;
      return deadline(number < salutation && isDateLine(line) ? dated(line) : line);
    })
    .join('\n');
}

type Lines = { readonly from: number; readonly to: number; readonly lines: readonly string[] };

/** The lines below each heading of facts: recomposed for today, unless they were edited. */
function factLines(
  letter: string,
  claim: Pick<LetterContext, 'facts' | 'law' | 'interestFree'>,
  draftedOn: IsoDate,
  today: IsoDate,
): readonly Lines[] {
  const composed = factSections({ ...claim, today: draftedOn });
  if (composed.length === 0) return [];
  const now = new Map(factSections({ ...claim, today }).map(({ key, text }) => [key, text]));
  const lines = splitLines(letter);
  const plain = plainText(letter);
  const sections = sectionPlaces(plain);
  return factPlaces(plain, lineStartsOf(plain), sections, composed).map(({ key, line: from, at }) => {
    const to = sections.find((place) => place.from === from)?.to ?? lines.length;
    const body = lines.slice(from + 1, to);
    const text = now.get(key);
    return { from, to, lines: at === null || text === undefined ? body : replaced(body, text) };
  });
}

function replaced(body: readonly string[], text: string): readonly string[] {
  const isWritten = (line: string) => line.trim() !== '';
  return [
    ...body.slice(0, body.findIndex(isWritten)),
    ...splitLines(text),
    ...body.slice(body.findLastIndex(isWritten) + 1),
  ];
}

/** The letter's own date stands by itself, or after its label. */
const isDateLine = (line: string): boolean => /^\s*(?:date:?\s*)?\d{1,2} \p{L}+ \d{4}\s*$/iu.test(line);

/** Not inside a longer number: '1 May 2026' is also the end of '21 May 2026'. */
function replacing(was: string, is: string): (text: string) => string {
  const pattern = new RegExp(`(?<!\\d)${was}(?!\\d)`, 'g');
  return (text) => text.replace(pattern, is);
}
