import { cleanLine } from '../shared/text.ts';
import { sectionPlaces } from './headings.ts';
import { lineBreak } from './reading/plain-text.ts';

export type PlaceholderValues = {
  /** Today in the long form, such as '15 November 2026'. */
  readonly date: string;
  readonly claimReference: string;
  /** The short form to say aloud: written after the claim reference, and not required by the letter check. */
  readonly shortReference?: string | undefined;
  readonly senderName: string;
  readonly senderTitle: string;
  readonly senderCompany: string;
};

/** Names of the placeholders in a draft. */
export type PlaceholderKey = Exclude<keyof PlaceholderValues, 'shortReference'>;

/** Placeholders of a draft. A submitted letter holds none. Source: specification 1, section 5. */
export const placeholders = {
  date: '[DATE]',
  claimReference: '[CLAIM_REFERENCE]',
  senderName: '[SENDER_NAME]',
  senderTitle: '[SENDER_TITLE]',
  senderCompany: '[SENDER_COMPANY]',
} as const satisfies Record<PlaceholderKey, string>;

const known = new Map(
  Object.entries(placeholders).map(([key, text]) => [text as string, key as PlaceholderKey]),
);

export const knownPattern = /\[(?:DATE|CLAIM_REFERENCE|SENDER_NAME|SENDER_TITLE|SENDER_COMPANY)\]/g;

const templateWords =
  'your insert enter add name date amount address reference claimant defendant recipient sender phone todo tbc tbd'
    .split(' ')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');

// Gaps as templates have them: words in capitals, "your …" or "insert …" in brackets, a name in braces. A
// remark in brackets, as in "he [the fitter] said", is not a gap.
export const gapPattern = new RegExp(
  String.raw`\[(?=[A-Z _/'.,-]{0,78}[A-Z]{3})[A-Z _/'.,-]{3,80}\]|\[(?:${templateWords})\b[^[\]\n]{0,60}\]|\{\{[^{}\n]{0,80}\}\}|\{[A-Za-z_]{2,40}\}`,
  'g',
);

/**
 * Fills all placeholders in one pass, so that a value that looks like a placeholder is left alone. Those in
 * the account were typed by the claimant, and are theirs to fill.
 */
export function resolvePlaceholders(letter: string, values: PlaceholderValues): string {
  if (letter.search(knownPattern) === -1) return letter;
  const account = sectionPlaces(letter).find(({ key }) => key === 'account');
  if (!account) return filled(letter, values);
  // Split with the line breaks, to leave them unchanged.
  const lines = letter.split(eachLine);
  const until = (line: number) => lines.slice(0, line * 2).join('').length;
  const [from, to] = [until(account.from + 1), until(account.to)];
  return `${filled(letter.slice(0, from), values)}${letter.slice(from, to)}${filled(letter.slice(to), values)}`;
}

/** With a capture group, so that `split` returns the line breaks too. */
const eachLine = new RegExp(`(${lineBreak.source})`);

/** The reference line in the head, as the drafter and the model write it. */
const referenceLine = /^(Claim reference:[ \t]*\[CLAIM_REFERENCE\])(?=[ \t\r]*$)/m;

function filled(text: string, values: PlaceholderValues): string {
  const { shortReference } = values;
  const said = shortReference ? text.replace(referenceLine, `$1 (in short ${shortReference})`) : text;
  return said.replace(knownPattern, (text) => {
    const key = known.get(text);
    return key === undefined ? text : cleanLine(values[key]);
  });
}

/** Gaps in the letter that no value will fill, each once, in order. */
export function unknownPlaceholders(letter: string): readonly string[] {
  return [...new Set(allGaps(letter).filter((text) => !known.has(text)))];
}

/** Known and unknown placeholders. */
function allGaps(letter: string): readonly string[] {
  return letter.match(gapPattern) ?? [];
}
