import { splitLines } from './reading/plain-text.ts';

/**
 * The headings of a letter, in the order they stand. The four marked ones are what every letter must have; those of facts
 * told in rows stand in letters that have such facts.
 */
export const letterHeadings = {
  agreed: 'WHAT WAS AGREED',
  sum: 'HOW THE SUM IS MADE UP',
  interest: 'INTEREST ON THE SUM',
  dates: 'DATES IN ORDER',
  account: 'WHAT HAPPENED',
  tried: 'WHAT HAS BEEN TRIED',
  argument: 'WHY THE CLAIM IS MADE',
  claimed: 'WHAT IS CLAIMED',
  'pre-action-conduct': 'PRE-ACTION CONDUCT', // required
  'how-to-respond': 'HOW TO RESPOND', // required
  'failure-to-respond': 'FAILURE TO RESPOND', // required
  'court-proceedings': 'COURT PROCEEDINGS', // required
  advice: 'ADVICE AND SUPPORT',
  evidence: 'LIST OF EVIDENCE',
} as const;

export type HeadedSectionKey = keyof typeof letterHeadings;

const keyOfHeading: ReadonlyMap<string, HeadedSectionKey> = new Map(
  (Object.keys(letterHeadings) as HeadedSectionKey[]).map((key) => [letterHeadings[key], key]),
);

const longestHeading = 60;
/** The maximum length of a heading line; longer lines are paragraphs. */
const longestLine = 200;
const closingLine =
  /^(?:yours\s+(?:sincerely|faithfully|truly)|(?:kind|best|warm)\s+(?:regards|wishes)|sincerely)\s*,?$/i;

/** Which section a line begins, if it is one of our headings: in any case, numbered or with a colon. */
export function headingAt(line: string): HeadedSectionKey | undefined {
  const trimmed = line.trim();
  if (trimmed.length > longestLine) return undefined;
  const text = trimmed.replace(/^(?:\d{1,2}|[a-z])[.)]\s+/i, '').toUpperCase();
  if (text.length > longestHeading || text.endsWith('.')) return undefined;
  return keyOfHeading.get(text.endsWith(':') ? text.slice(0, -1).trimEnd() : text);
}

export function isClosingLine(line: string): boolean {
  return closingLine.test(line.trim());
}

export type SectionPlace = {
  readonly key: HeadedSectionKey;
  /** Lines counted from 0: the heading, and one past the last line of the section. */
  readonly from: number;
  readonly to: number;
};

/** Where our headings stand in a letter. A section ends where the next one or the closing begins. */
export function sectionPlaces(text: string): readonly SectionPlace[] {
  const lines = splitLines(text);
  const closing = lines.findIndex(isClosingLine);
  const end = closing === -1 ? lines.length : closing;
  const starts = lines
    .map((line, from) => ({ key: headingAt(line), from }))
    .filter((start): start is { key: HeadedSectionKey; from: number } => start.key !== undefined);
  return starts.map(({ key, from }, place) => {
    const next = starts[place + 1]?.from ?? lines.length;
    return { key, from, to: from < end ? Math.min(next, end) : next };
  });
}

/** The text without the claimant's account, whose words are never ours. */
export function withoutAccount(text: string): string {
  const account = sectionPlaces(text).find(({ key }) => key === 'account');
  if (!account) return text;
  return splitLines(text)
    .filter((_, number) => number <= account.from || number >= account.to)
    .join('\n');
}
