import { z } from 'zod';
import { groupDigits } from './digits.ts';

// Characters that change how text reads without being seen: direction marks and overrides, soft hyphens,
// zero-width spaces, invisible operators. The joiners of emoji and some scripts (200C, 200D) stay.
const unseen = /[\p{Bidi_Control}\u00ad\u200b\u2060-\u2064\ufeff\ufff9-\ufffb]/gu;

/** Text for one line: names, subjects, address lines. Breaks, tabs and runs of spaces become one space. */
export function cleanLine(text: string): string {
  return seenText(text)
    .replace(/(?![\s\u0085])\p{Cc}/gu, '')
    .replace(/[\s\u0085]+/g, ' ')
    .normalize('NFC')
    .trim();
}

/** Text of several lines: breaks stay, but no trailing spaces and never more than one empty line in a row. */
export function cleanText(text: string): string {
  return seenText(text)
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .normalize('NFC')
    .trim();
}

/** Without these characters at its end, for a text that goes on in a sentence of ours. */
export function withoutEnding(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Length as people count it on a form: an emoji is not two. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** A one-line field. With a message it must not be empty; without one, empty is fine. */
export function shortText(max: number, required?: string) {
  return cleaned(cleanLine, max, required);
}

/** A field of several lines. With a message it must not be empty; without one, empty is fine. */
export function longText(max: number, required?: string) {
  return cleaned(cleanText, max, required);
}

function cleaned(clean: (text: string) => string, max: number, required: string | undefined) {
  return z
    .string(required === undefined ? undefined : { error: required })
    .transform(clean)
    .refine((text) => required === undefined || text !== '', { error: required })
    .refine((text) => codePointLength(text) <= max, {
      error: `Please use ${groupDigits(max)} characters or fewer`,
    });
}

function seenText(text: string): string {
  // A lone half of a surrogate pair cannot be stored as UTF-8.
  return text.toWellFormed().replace(unseen, '');
}
