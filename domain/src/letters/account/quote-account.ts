import { cleanText } from '../../shared/text.ts';
import type { LetterContext } from '../letter-facts.ts';
import { allGaps } from '../placeholders.ts';
import { splitLines, tidyLine } from '../reading/plain-text.ts';
import { readLetter } from '../reading/read-letter.ts';
import { contradictionRules } from '../rules/contradiction-rules.ts';
import { steersTheWriter } from './instructions.ts';
import { leaveOutDetails } from './leave-out-details.ts';

export type QuotedAccount = {
  /** Null when nothing in the description can stand in a letter. */
  readonly quote: string | null;
  /** Whether words were left out. */
  readonly shortened: boolean;
};

// A description may run to pages; a letter needs its beginning, and offers the rest on request.
const longestRead = 6_000;
const longestQuote = 1_500;
const shortestPiece = 200;
const omission = '…';

const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

/**
 * The person's own words, as far as a letter may carry them. The amount and the date of the claim form are the
 * ones that count, so other sums and dates give way to dots. Sentences with contact details or placeholders,
 * that threaten, name another jurisdiction's court or speak to the writer of the letter are left out whole.
 */
export function quoteAccount(context: LetterContext): QuotedAccount {
  const { issueDescription } = context.facts;
  const read = issueDescription.slice(0, longestRead);
  const text = readable(read);
  const kept: string[] = [];
  let left = longestQuote;
  let quoted = 0;
  for (const { segment } of sentences.segment(text)) {
    if (left < shortestPiece) break;
    const sentence = shortened(leaveOutDetails(segment.trim(), context), left);
    const usable = allGaps(segment).length === 0 && isUsable(sentence, context);
    kept.push(usable ? sentence : omission);
    left -= sentence.length + 1;
    quoted += segment.length;
  }
  const whole = quoted === text.length && read.length === issueDescription.length;
  const quote = joined(whole ? kept : [...kept, omission]);
  if (!/\p{L}{2,}/u.test(quote) || !isUsable(quote, context)) return { quote: null, shortened: true };
  return { quote, shortened: quote.includes(omission) };
}

/** Whole, or its beginning up to a space: some people write a page without a full stop. */
function shortened(sentence: string, longest: number): string {
  if (sentence.length <= longest) return sentence;
  const beginning = sentence.slice(0, longest);
  return `${beginning.slice(0, Math.max(beginning.lastIndexOf(' '), 0))} ${omission}`;
}

/** One paragraph in ordinary characters: no markup, no brackets, no signs of the reply options. */
function readable(description: string): string {
  return splitLines(cleanText(description))
    .map(tidyLine)
    .filter((line) => line !== '')
    .map((line) => (/[.!?…:;,。！？]$/.test(line) ? line : `${line}.`))
    .join(' ')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/\[([^[\]]{1,80})\]\([^()]{0,200}\)/g, '$1')
    .replace(/&(?:[a-z]{2,8}|#\w{1,8});/gi, ' ')
    .replace(/[*`|~<>✅❌❓#\u25a1]|_{2,}|={3,}|-{3,}/gu, ' ')
    .replace(/"([^"]*)"/g, '‘$1’')
    .replace(/"/g, '')
    .replace(/'/g, '’')
    .replace(/\.{3,}/g, omission)
    .replace(/\s+/g, ' ')
    .trim();
}

function isUsable(sentence: string, context: LetterContext): boolean {
  if (!/[\p{L}\p{N}]/u.test(sentence) || steersTheWriter(sentence) || /\bpolice\b/i.test(sentence))
    return false;
  const reading = readLetter(sentence, context, 'draft', undefined);
  return contradictionRules.every((check) => check(reading).every(({ kind }) => kind !== 'contradiction'));
}

function joined(parts: readonly string[]): string {
  return parts
    .join(' ')
    .replace(/(?:…[\s.,;:]*){2,}/g, `${omission} `)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}
