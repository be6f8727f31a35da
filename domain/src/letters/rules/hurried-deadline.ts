import { type Find, isInAccount, type LetterReading } from '../reading/read-letter.ts';

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

/** A day or hour that is not written as a date. */
const soon = new RegExp(
  String.raw`\b(?:today|tomorrow|tonight|noon|midnight|midday|cob|close\s+of\s+(?:business|play)|(?:the\s+)?end\s+of\s+(?:business|play|(?:the|this)\s+(?:day|week|month))|(?:next|this|coming)\s+(?:${weekday}|week|month|weekend)|${weekday})\b`,
  'gi',
);

/** Words that make such a day the time to answer. */
const wanted =
  /^\W*(?:please\s+|kindly\s+|then\s+|so\s+|now\s+)?(?:re)?(?:pay|reply|respond|answer|settle|transfer|send)\b|\b(?:please|and|must|should|kindly)\s+(?:pay|reply|respond|answer|settle|transfer)\b|\byou(?:'ve|\s+have|\s+get)\s+(?:only\s+)?(?:until|till|to)\b|\b(?:give|giving|allow)\s+you\s+(?:only\s+)?(?:until|till|to)\b|\b(?:i|we)\s+(?:\w{1,10}\s+)?(?:want|expect|need|require|demand)\b|\b(?:real|true|actual|new|final|correct)\s+(?:date|day|deadline)\b|\b(?:deadline|last\s+day|time\s+to\s+(?:pay|reply))\b|\b(?:payment|money|funds)\b[^.!?]{0,30}\b(?:by|due|before|until)\b|^\W*(?:by|before|until)\b|\bor\s+(?:else|court|i|we)\b|\b(?:then|or)\s+(?:it's\s+)?court\b/i;

const told =
  /\b(?:promised|said|agreed|offered|told|undertook|meant|supposed|asked|wrote|texted|was|were|had|did|came|paid|accept|happy)\b/i;

/** A time by itself is an ultimatum: "Within 7 days.", "48 hours, then court." */
const ultimatum = /^\W*(?:(?:you(?:'ve|\s+have)|only|just|within|in|no\s+later\s+than)\s+){0,3}$/i;
const afterUltimatum =
  /^\W*(?:$|(?:then|or|otherwise|from|max(?:imum)?|at\s+(?:the\s+)?(?:most|latest)|no\s+(?:more|longer)|left|to\s+(?:pay|reply|respond|settle))\b)/i;

/** Days named by their place in the week or the day, by which an answer is wanted outside the account. */
export function hurriedDays(reading: LetterReading): readonly Find[] {
  return reading.sentences
    .filter(({ index, text }) => !isInAccount(reading, index) && wanted.test(text) && !told.test(text))
    .flatMap(({ index, text }) =>
      [...text.matchAll(soon)].slice(0, 1).map((match) => ({ index: index + match.index, text: match[0] })),
    );
}

/** Whether a period fills its sentence. */
export const isUltimatum = (sentence: string, at: number, length: number): boolean =>
  at < 60 &&
  ultimatum.test(sentence.slice(0, at)) &&
  afterUltimatum.test(sentence.slice(at + length, at + length + 40));
