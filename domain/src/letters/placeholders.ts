import { cleanLine } from '../shared/text.ts';
import { sectionPlaces } from './headings.ts';
import { lineBreak } from './reading/plain-text.ts';

export type PlaceholderValues = {
  /** Today in the long form, such as '15 November 2026'. */
  readonly date: string;
  readonly claimReference: string;
  /** The one that people say: written behind the other, and never looked for. */
  readonly shortReference?: string | undefined;
  readonly senderName: string;
  readonly senderTitle: string;
  readonly senderCompany: string;
};

/** What a draft leaves open, by name. */
export type PlaceholderKey = Exclude<keyof PlaceholderValues, 'shortReference'>;

/** What a draft may leave open. A submitted letter holds none. Source: specification 1, section 5. */
export const placeholders = {
  date: '[DATE]',
  claimReference: '[CLAIM_REFERENCE]',
  senderName: '[SENDER_NAME]',
  senderTitle: '[SENDER_TITLE]',
  senderCompany: '[SENDER_COMPANY]',
} as const satisfies Record<PlaceholderKey, string>;

export type Placeholder = (typeof placeholders)[PlaceholderKey];

const known = new Map(
  Object.entries(placeholders).map(([key, text]) => [text as string, key as PlaceholderKey]),
);

export const knownPattern = /\[(?:DATE|CLAIM_REFERENCE|SENDER_NAME|SENDER_TITLE|SENDER_COMPANY)\]/g;

const templateWords =
  'your insert enter add name date amount address reference claimant defendant recipient sender phone todo tbc tbd'
    .split(' ')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');

// What templates leave open: words in capitals, "your …" and "insert …" in brackets, a name in braces. A remark in
// brackets, as in "he [the fitter] said", is how people write.
export const gapPattern = new RegExp(
  String.raw`\[(?=[A-Z _/'.,-]{0,78}[A-Z]{3})[A-Z _/'.,-]{3,80}\]|\[(?:${templateWords})\b[^[\]\n]{0,60}\]|\{\{[^{}\n]{0,80}\}\}|\{[A-Za-z_]{2,40}\}`,
  'g',
);

/**
 * Every placeholder at once, so that a value which looks like one is left as it is. One that stands in the claimant's
 * account was typed by them and is theirs to fill.
 */
export function resolvePlaceholders(letter: string, values: PlaceholderValues): string {
  if (letter.search(knownPattern) === -1) return letter;
  const account = sectionPlaces(letter).find(({ key }) => key === 'account');
  if (!account) return filled(letter, values);
  // With its line breaks as they are.
  const lines = letter.split(eachLine);
  const until = (line: number) => lines.slice(0, line * 2).join('').length;
  const [from, to] = [until(account.from + 1), until(account.to)];
  return `${filled(letter.slice(0, from), values)}${letter.slice(from, to)}${filled(letter.slice(to), values)}`;
}

/** Text, break, text, break. */
const eachLine = new RegExp(`(${lineBreak.source})`);

/** The line at the head that says it, as drafter and model write it. */
const referenceLine = /^(Claim reference:[ \t]*\[CLAIM_REFERENCE\])(?=[ \t\r]*$)/m;

function filled(text: string, values: PlaceholderValues): string {
  const { shortReference } = values;
  const said = shortReference ? text.replace(referenceLine, `$1 (in short ${shortReference})`) : text;
  return said.replace(knownPattern, (text) => {
    const key = known.get(text);
    return key === undefined ? text : cleanLine(values[key]);
  });
}

/** Gaps somebody left in the letter that nothing will fill, each once, in order. */
export function unknownPlaceholders(letter: string): readonly string[] {
  return [...new Set(allGaps(letter).filter((text) => !known.has(text)))];
}

/** Known and unknown alike. */
export function allGaps(letter: string): readonly string[] {
  return letter.match(gapPattern) ?? [];
}
