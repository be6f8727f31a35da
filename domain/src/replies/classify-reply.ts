import { blotAutomaticWords } from './automatic-words.ts';
import { cutQuotedText } from './cut-quoted-text.ts';
import { offersIn } from './offers.ts';
import {
  fallbackPhrases,
  type ReplyCategory,
  type ReplyPattern,
  type ReplyType,
  replyCategories,
  replyPatterns,
} from './patterns.ts';

const readLength = 500;
/** An out-of-office notice may be long, with the reply itself below it. */
const readOfAutomatic = 4000;
const storedLength = 200;

export const confidences = ['HIGH', 'MEDIUM', 'LOW'] as const;

export type Confidence = (typeof confidences)[number];

/** Which pattern matched, and where in the text without quotations: the review screen marks it. */
export type ReplyMatch = {
  readonly name: string;
  readonly category: ReplyCategory;
  readonly start: number;
  readonly end: number;
};

type ReplyReading = {
  readonly type: ReplyType;
  readonly confidence: Confidence;
  readonly requiresManualReview: boolean;
  readonly rawContent: string;
  readonly matches: readonly ReplyMatch[];
};

/** How a sender's own words begin, without quotations. */
export const beginningOf = (body: string): string => cutQuotedText(body).slice(0, storedLength);

/** Classifies a defendant's reply by counting patterns. The matches are marked for the reviewing admin. */
export function classifyReply(body: string): ReplyReading {
  const written = cutQuotedText(body);
  return classify(written, written.slice(0, readLength));
}

/** Classifies an automatic mail without its standard phrases; UNCLEAR where nothing else is left. */
export function classifyAutomaticMail(body: string): ReplyReading {
  const written = cutQuotedText(body);
  return classify(written, blotAutomaticWords(written.slice(0, readOfAutomatic)));
}

function classify(written: string, read: string): ReplyReading {
  const rawContent = written.slice(0, storedLength);
  const text = plain(read);
  const byPattern = replyPatterns.flatMap((pattern) => matchesOf(pattern, text));
  const matches = byPattern.length > 0 ? byPattern : fallbackMatches(text);

  const counts = replyCategories.map((category) => ({
    category,
    count: matches.filter((match) => match.category === category).length,
  }));
  // The first of equals wins: the order of `replyCategories` breaks ties.
  const top = counts.reduce((best, one) => (one.count > best.count ? one : best));
  if (top.count === 0)
    return { type: 'UNCLEAR', confidence: 'LOW', requiresManualReview: true, rawContent, matches: [] };
  return {
    type: top.category,
    confidence: top.count > 1 ? 'HIGH' : 'MEDIUM',
    requiresManualReview:
      (top.count === 1 && counts.filter(({ count }) => count > 0).length > 1) || offersIn(written).length > 0,
    rawContent,
    matches,
  };
}

/** A pattern counts once: repeating the same words does not raise the confidence. */
function matchesOf({ name, category, words, unlessNegated }: ReplyPattern, text: string): ReplyMatch[] {
  const everywhere = new RegExp(words.source, 'g');
  for (const found of text.matchAll(everywhere)) {
    if (unlessNegated && isNegated(text, found.index)) continue;
    return [{ name, category, start: found.index, end: found.index + found[0].length }];
  }
  return [];
}

const negation =
  /(?:\bnot|n't|\bdont|\bwont|\bcant|\bcannot|\bnever|\brefus\w*|\bnor|\bwithout|\binstead of)(?:\s+[\w']+){0,4}\s*$/;

/** Whether a "not" stands at most a few words before, in the same clause. */
function isNegated(text: string, at: number): boolean {
  const sentence =
    text
      .slice(0, at)
      .split(/[.!?;,\n]|\bbut\b/)
      .at(-1) ?? '';
  return negation.test(sentence);
}

function fallbackMatches(text: string): ReplyMatch[] {
  return fallbackPhrases.flatMap(({ phrase, category }) => {
    const start = text.indexOf(phrase);
    if (start < 0 || isNegated(text, start)) return [];
    return [{ name: phrase, category, start, end: start + phrase.length }];
  });
}

/** Lower case with straight apostrophes, of the same length, so that match positions hold in the original. */
function plain(text: string): string {
  return Array.from(text, (character) => {
    const lower = character.toLowerCase();
    return lower.length === character.length ? lower : character;
  })
    .join('')
    .replace(/[’‘`´]/g, "'")
    .replace(/\u00a0/g, ' ');
}
