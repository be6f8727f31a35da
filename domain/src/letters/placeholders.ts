import { cleanLine } from '../shared/text.ts';

export type PlaceholderValues = {
  /** Today in the long form, such as '15 November 2026'. */
  readonly date: string;
  readonly claimReference: string;
  readonly senderName: string;
  readonly senderTitle: string;
  readonly senderCompany: string;
};

/** What a draft may leave open. A submitted letter holds none. Source: specification 1, section 5. */
export const placeholders = {
  date: '[DATE]',
  claimReference: '[CLAIM_REFERENCE]',
  senderName: '[SENDER_NAME]',
  senderTitle: '[SENDER_TITLE]',
  senderCompany: '[SENDER_COMPANY]',
} as const satisfies Record<keyof PlaceholderValues, string>;

export type Placeholder = (typeof placeholders)[keyof PlaceholderValues];

const known = new Map(
  Object.entries(placeholders).map(([key, text]) => [text as string, key as keyof PlaceholderValues]),
);

const knownPattern = /\[(?:DATE|CLAIM_REFERENCE|SENDER_NAME|SENDER_TITLE|SENDER_COMPANY)\]/g;

// Square brackets, double and single braces with a word inside. Years of law reports, omissions and [sic] are
// how people quote, not gaps to fill.
export const gapPattern = /\[(?!\d{4}\]|sic\]|\.{3}\]|…\])[^[\]\n]{1,80}\]|\{\{?[^{}\n]{1,80}\}?\}/g;

/** Every placeholder at once, so that a value which looks like one is left as it is. */
export function resolvePlaceholders(letter: string, values: PlaceholderValues): string {
  return letter.replace(knownPattern, (text) => {
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
