import { codePointLength } from '../shared/text.ts';

const blogSuffix = ' – Plainclaim Blog';

/** Specification 2, section 5: the meta title defaults to the title plus a blog suffix. */
export const defaultMetaTitle = (title: string): string => `${title}${blogSuffix}`;

/** Lengths that search engines show whole. */
export const recommendedLengths = {
  metaTitle: { least: 50, most: 60 },
  metaDescription: { least: 150, most: 160 },
} as const;

export type LengthHint = {
  readonly length: number;
  readonly verdict: 'empty' | 'short' | 'good' | 'long';
  readonly words: string;
};

/** A hint, never a refusal. */
export function lengthHint(text: string, { least, most }: { least: number; most: number }): LengthHint {
  const length = codePointLength(text.trim());
  const range = `${least}-${most} characters recommended`;
  if (length === 0) return { length, verdict: 'empty', words: range };
  const verdict = length < least ? 'short' : length > most ? 'long' : 'good';
  const judgement = { short: ', a little short', good: '', long: ', may be cut off' }[verdict];
  return { length, verdict, words: `${length} characters${judgement}; ${range}` };
}
