/** The search range for quotation marks around a position, because a paragraph may be very long. */
const reach = 600;

const mark = /["']/g;
const mayFollowOpening = /^[^\s.,;!?)"']/u;
const mayPrecedeOpening = /[\s(:["'-]$/;
const mayFollowClosing = /^(?:$|[\s.,;:!?)\]"'-])/;
/** Letters or figures left out, not a quotation: 'cos, 'em, the '90s. */
const elision = /^'(?:cos|cause|em|til|tis|twas|n|bout|\d0s|\d\d)\b/i;

type Opening = { readonly kind: string; readonly index: number };
type Pair = { readonly from: number; readonly to: number };

/** If only a part of a paragraph is quoted, the rest may name the speaker; if all of it is, nothing in it does. */
export type Quotation = 'none' | 'part of the paragraph' | 'whole paragraph';

/** Inside single or double quotation marks of this paragraph. */
export const isInQuotes = (text: string, index: number): boolean => quotationAt(text, index) !== 'none';

/**
 * An unpaired mark quotes at most the rest of its sentence, and only after words that introduce it; otherwise one stray
 * mark would hide the rest of the text. The first mark of a paragraph quotes the whole account.
 */
export function quotationAt(text: string, index: number): Quotation {
  const lineStart = text.lastIndexOf('\n', index) + 1;
  const nextBreak = text.indexOf('\n', index);
  const from = Math.max(lineStart, index - reach);
  const to = Math.min(nextBreak === -1 ? text.length : nextBreak, index + reach);
  const paragraph = text.slice(from, to);
  const place = index - from;
  const { pairs, open } = marksIn(paragraph, from === lineStart);
  const around = pairs.filter((pair) => pair.from < place && place < pair.to);
  if (around.length > 0)
    return around.length === 1 && !hasWordsOutside(paragraph, pairs)
      ? 'whole paragraph'
      : 'part of the paragraph';
  const isLeftOpen = open.some(
    (one) =>
      one.kind === '"' &&
      one.index < place &&
      isIntroduced(paragraph, one.index) &&
      !/[.!?]["')]?\s/.test(paragraph.slice(one.index, place)),
  );
  return isLeftOpen ? 'part of the paragraph' : 'none';
}

function marksIn(paragraph: string, isFromItsStart: boolean) {
  const pairs: Pair[] = [];
  const open: Opening[] = [];
  for (const match of paragraph.matchAll(mark)) {
    const { 0: kind, index: at } = match;
    if (at === 0 && isFromItsStart) continue;
    if (isClosing(paragraph, at)) {
      const opening = open.findLastIndex((one) => one.kind === kind);
      if (opening !== -1) {
        const [found] = open.splice(opening);
        if (found) pairs.push({ from: found.index, to: at });
        continue;
      }
    }
    if (isOpening(paragraph, at)) open.push({ kind, index: at });
  }
  return { pairs, open };
}

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

function hasWordsOutside(paragraph: string, pairs: readonly Pair[]): boolean {
  let end = 0;
  for (const { from, to } of pairs.toSorted((one, other) => one.from - other.from)) {
    if (from > end && hasWords(paragraph.slice(end, from))) return true;
    end = Math.max(end, to + 1);
  }
  return hasWords(paragraph.slice(end));
}

/** An unpaired mark quotes only after words that introduce it: `He wrote: "pay up`. */
const isIntroduced = (text: string, at: number): boolean => /[^\s.!?"'(]\s*$/.test(text.slice(0, at));

const isOpening = (text: string, at: number): boolean =>
  (at === 0 || mayPrecedeOpening.test(text.slice(at - 1, at))) &&
  mayFollowOpening.test(text.slice(at + 1, at + 3)) &&
  !elision.test(text.slice(at, at + 8));

/** A mark after a space does not close. */
const isClosing = (text: string, at: number): boolean =>
  at > 0 && /\S/.test(text.charAt(at - 1)) && mayFollowClosing.test(text.slice(at + 1, at + 2));
