import { type Pence, parsePounds } from '../shared/money.ts';
import { cutQuotedText } from './cut-quoted-text.ts';

/** What makes a reply an offer rather than a promise to pay what is claimed. */
type OfferSign = 'final' | 'condition' | 'less';

/** Its position in the text without quotations. */
export type FoundOffer = { readonly sign: OfferSign; readonly start: number; readonly end: number };

/** Text after this many characters is ignored. Every pattern has a bounded lookahead as well. */
const readLength = 4000;

const paying = '(?:pay|payment|settle|settlement|transfer)';
const promise =
  "(?:i|we)(?:'ll|'d|’ll|’d| will| would| can| could| am willing to| are willing to| am prepared to| are prepared to| agree to)";
/** "Let me know if", "if there is any" and "if I can pay by card" make no condition. */
const ifOnly =
  '(?<!\\b(?:know|tell (?:me|us)|ask|see|check|wonder|wondering) )if(?! (?:there|any|needed|necessary|possible|not|so|required|that helps|(?:i|we) (?:can|could|may))\\b)';
const terms = `(?:${ifOnly}|provided|providing|as long as|so long as|on (?:the )?condition|on the understanding|subject to|in (?:return|exchange) for)`;

const final: readonly RegExp[] = [
  /\bfull (?:and|&) final(?: settlement)?\b/dgi,
  /\bfinal settlement\b/dgi,
  /\bwithout (?:prejudice|admission of (?:any )?liability|admitting (?:any )?liability)\b/dgi,
];

const condition: readonly RegExp[] = [
  new RegExp(
    `\\b${paying}\\b[^.!?\\n]{0,80}?(\\b(?:${terms}|once (?:you|he|she|they)|unless|only when)\\b[^.!?\\n]{0,60})(?!\\w)`,
    'dgi',
  ),
  new RegExp(`(\\b${terms}\\b[^.!?\\n]{1,80}?),? ${promise} (?:pay|settle|transfer|make)\\b`, 'dgi'),
];

const lessInWords: readonly RegExp[] = [
  /\bsettle for less\b/dgi,
  /\bpay (?:you )?(?:half|(?:a )?part|some of (?:it|this|that)|a (?:third|quarter))\b/dgi,
  /\b(?:a |at a )?(?:reduced|lower|lesser|smaller) (?:sum|amount|figure)\b/dgi,
  /\b(?:all|the most|the best) (?:that )?(?:i|we) (?:have|can (?:pay|afford|manage|do|offer))\b/dgi,
  /\b(?:meet (?:you|me|us|them) half ?way|split the difference)\b/dgi,
];

const pounds = '£ ?\\d(?:[\\d,]{0,11}\\d)?(?:\\.\\d{1,2})?';
const offering =
  '(?:pay|paying|settle|transfer|offer|offering|accept|take|manage|afford|make (?:a )?payment|(?<!\\bmade (?:a |the |my )?)payment of|how about|what about)';
/** A sum that is offered: after "pay", "settle for" or "how about", or before "is all I have". */
const sumsOffered: readonly RegExp[] = [
  new RegExp(
    `\\b${offering}\\b[^.!?\\n]{0,60}?(${pounds}|\\d(?:[\\d,]{0,11}\\d)?(?:\\.\\d{1,2})? (?:pounds|quid)\\b)`,
    'dgi',
  ),
  new RegExp(
    `(${pounds})(?=[^.!?\\n£]{0,40}\\b(?:is all|at most|max|tops|and no more|in full and final|to settle|as (?:a )?settlement)\\b)`,
    'dgi',
  ),
];
const anySum = new RegExp(pounds, 'g');

/**
 * Signs that a reply offers less than the claim, or the same on conditions. Without the claimed amount (a reply not yet
 * matched), only words can show that a sum is smaller. Does not change the type and confidence of the reply.
 */
export function offersIn(written: string, claimed?: Pence): readonly FoundOffer[] {
  const text = written.slice(0, readLength);
  const found = [
    ...placesOf('final', final, text),
    ...placesOf('condition', condition, text),
    ...placesOf('less', lessInWords, text),
    ...(claimed === undefined ? [] : smallerSums(text, claimed)),
  ];
  return found
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter((one, index, all) => !all.slice(0, index).some((earlier) => earlier.end > one.start));
}

/** The same for the raw text of a mail: quoted text, such as our letter, is cut first. */
export const offersInMail = (body: string, claimed?: Pence): readonly FoundOffer[] =>
  offersIn(cutQuotedText(body), claimed);

/** Whether the mail offers a sum that is smaller than the claimed one. */
export const offersSmallerSum = (body: string, claimed: Pence): boolean =>
  smallerSums(cutQuotedText(body).slice(0, readLength), claimed).length > 0;

/** The words in the pattern's brackets, or all of them. */
const placesOf = (sign: OfferSign, patterns: readonly RegExp[], text: string): FoundOffer[] =>
  patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => {
      const [start, end] = match.indices?.[1] ?? [match.index, match.index + match[0].length];
      return { sign, start, end };
    }),
  );

/** A smaller sum is no offer if the same sentence names the full one: it is a part of it. */
function smallerSums(text: string, claimed: Pence): FoundOffer[] {
  return placesOf('less', sumsOffered, text).filter(({ start, end }) => {
    const sum = poundsIn(text.slice(start, end));
    return sum !== undefined && sum < claimed && !sumsOfSentence(text, start).some((one) => one >= claimed);
  });
}

const poundsIn = (words: string): Pence | undefined => parsePounds(words.replace(/[^\d.,]/g, ''));

const sentenceReach = 200;

function sumsOfSentence(text: string, at: number): readonly Pence[] {
  const before =
    text
      .slice(Math.max(0, at - sentenceReach), at)
      .split(/[.!?]\s|\n/)
      .at(-1) ?? '';
  const after = text.slice(at, at + sentenceReach).split(/[.!?]\s|\n/, 1)[0] ?? '';
  return Array.from(`${before}${after}`.matchAll(anySum), ([sum]) => poundsIn(sum)).filter(
    (sum) => sum !== undefined,
  );
}
