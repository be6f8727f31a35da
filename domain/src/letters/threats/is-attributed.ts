import { quotationAt } from './is-in-quotes.ts';
import { byMe, label, saying } from './speakers.ts';

/** How much of a neighbouring paragraph is read, because it may be very long. */
const reach = 600;
const paragraphsBefore = 8;

/** What carries other people's words: "I got this text", "these are his messages". */
const carrier =
  /\b(?:texts?|messages?|voicemails?|whatsapps?|sms|e-?mails?|letters?|notes?|notices?|phone\s+calls?|call(?:ed)?|phoned|rang|posts?|comments?|repl(?:y|ies)|words|threats?|recordings?|screenshots?)\b/i;
const ownCarrier =
  /^\W*(?:texts?|messages?|e-?mails?|letters?|notes?)\s+to\s+(?:you|him|her|them|□)|\b(?:(?:i|we)\s+(?:\w+\s+)?(?:sent|left|posted|replied|rang|phoned|called|texted)|(?:my|our)\s+(?:\w+\s+)?(?:texts?|messages?|voicemails?|e-?mails?|letters?|notes?|words|repl(?:y|ies)|posts?|comments?))\b/i;
const pointsBack = /^["'\s-]{0,4}(?:that|this|these|those|so|such|sent|texted|said|wrote)\b/i;

/** Whether the paragraph before or after one that stands wholly in quotation marks says whose words they are. */
export const isAttributed = (text: string, index: number): boolean =>
  isIntroduced(text, index) || isSaidBelow(text, index);

/** One speaker may introduce several quoted paragraphs. The letter's own words before the account introduce no one. */
function isIntroduced(text: string, index: number): boolean {
  let lineStart = text.lastIndexOf('\n', index) + 1;
  const isAccount = text.charAt(lineStart) === '"';
  for (let step = 0; step < paragraphsBefore; step += 1) {
    const before = paragraphBefore(text, lineStart);
    if (before === undefined || (isAccount && !before.isAccount)) return false;
    if (!isQuotedWhole(text, before)) return namesSpeaker(lastSentence(before.text));
    lineStart = before.start;
  }
  return false;
}

function isSaidBelow(text: string, index: number): boolean {
  const lineEnd = text.indexOf('\n', index);
  if (lineEnd === -1) return false;
  const next = text.slice(lineEnd, lineEnd + reach).trimStart();
  const sentence = next.split(/[.!?\n]/, 1)[0] as string;
  return pointsBack.test(sentence) && namesSpeaker(sentence);
}

function namesSpeaker(sentence: string): boolean {
  const spoken = [...sentence.matchAll(saying)].at(-1);
  if (spoken) return !byMe.test(sentence.slice(0, spoken.index));
  return !ownCarrier.test(sentence) && (label.test(sentence) || carrier.test(sentence));
}

type Paragraph = { readonly start: number; readonly isAccount: boolean; readonly text: string };

const longestGap = 20;

function paragraphBefore(text: string, lineStart: number): Paragraph | undefined {
  const gap = text.slice(Math.max(0, lineStart - longestGap), lineStart);
  const end = lineStart - (gap.length - gap.trimEnd().length);
  if (gap.trimEnd() === '') return undefined;
  const start = text.lastIndexOf('\n', end - 1) + 1;
  const tail = text.slice(Math.max(start, end - reach), end);
  return { start, isAccount: text.charAt(start) === '"', text: tail };
}

/** The position just inside its first mark; in the account, that mark follows the account's own. */
const isQuotedWhole = (text: string, { start, text: paragraph }: Paragraph): boolean =>
  /^"?["']\S/.test(paragraph) && quotationAt(text, start + 2) === 'whole paragraph';

const lastSentence = (paragraph: string): string =>
  paragraph
    .slice(-300)
    .split(/(?<=[.!?]["']?)\s+/)
    .at(-1) ?? '';
