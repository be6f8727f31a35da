import { numberFromWords, numberWordsSource } from '../../shared/reading/number-words.ts';
import {
  type Find,
  isInAccount,
  type LetterReading,
  missing,
  problemAt,
  type RuleCheck,
} from '../reading/read-letter.ts';
import { isWholeDateIn } from '../reading/whole-date.ts';
import { hurriedDays, isUltimatum } from './hurried-deadline.ts';

const period = new RegExp(
  String.raw`\b(\d{1,3}|${numberWordsSource}|an?|few|couple of)\s*(?:\([\w\s-]+\)\s*)?(?:calendar\s+|working\s+|business\s+|clear\s+|full\s+)?(hour|day|week|fortnight|month)s?\b`,
  'gi',
);

const unitOfTime = /(?:hour|day|week|fortnight|month)s?\b/i;

// A period is about the answer only when the sentence asks for one; 'payable within 30 days of invoice' is history.
const asksForAnAnswer =
  /\b(?:of|from|after|following)\s+(?:the\s+)?(?:date\s+of\s+|receipt\s+of\s+|receiving\s+)?(?:this\s+letter|receipt|today)\b|\b(?:you\s+(?:now\s+|only\s+)?have|(?:give|giving)\s+you)\s+(?:until\s+)?(?=\d|an?\s|(?:one|two|three|four|five|six|seven|ten|fourteen|thirty)\b)|\byou\s+(?:must|should|need\s+to|have\s+to|are\s+(?:required|asked|requested)\s+to)\s+(?:\w+\s+){0,2}(?:reply|respond|pay|answer|settle)\b|^\s*(?:please\s+)?(?:pay|reply|respond|answer)\b|\b(?:if|unless)\b.{0,60}\bwithin\b/is;
const isOffer = /\b(?:accept|offer|instalments?|remaining|further|more\s+time|over)\b/i;
const isHistory =
  /\b(?:invoices?|invoiced|contract|agreed|agreement|delivery|delivered|order|ordered|had|were|was|tenancy)\b/i;
const isInvestigation = /\b(?:investigat\w+|insurers?)\b/i;

const vagueDay =
  /\b(?:pay|payment|reply|respond|response|answer|money)\b[^.\n]{0,60}\bby\s+(?:tomorrow|tonight|noon|next\s+\w+|(?:this\s+|the\s+end\s+of\s+)(?:the\s+)?(?:day|week|month|year|\w+day)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the\s+)?end\s+of\s+\w+)\b|\byou\s+have\s+until\s+\w+day\b/gi;

const youPromised =
  /\b(?:you|he|she|they)\s+(?:had\s+|have\s+)?(?:promised|said|agreed|offered|undertook)\b[^.!?\n]{0,30}$/i;

const daysIn: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, fortnight: 14, month: 30 };

/** One time to answer: the claim's days, and the day they end on. */
export const checkDeadline: RuleCheck = (reading) => [
  ...lacking(reading),
  ...[...otherPeriods(reading), ...ultimatums(reading), ...otherLastDays(reading), ...hurried(reading)].map(
    (find) =>
      problemAt(
        reading,
        'deadline',
        find,
        `The time to reply to this letter is ${expected(reading)}.`,
        isInAccount(reading, find.index) ? 'warning' : 'contradiction',
      ),
  ),
];

function lacking(reading: LetterReading) {
  const { plain, deadline } = reading;
  const isGivenIn = (text: string) =>
    [...text.matchAll(period)].some((match) => lengthOf(match) === deadline.days);
  const inDays = sentencesOnTime(reading).some(({ text }) => isGivenIn(text)) || isGivenIn(plain);
  const asDate = isWholeDateIn(reading, deadline.date);
  return [
    ...(inDays ? [] : [missing('deadline', `The letter must give ${deadline.days} days to reply.`)]),
    ...(asDate
      ? []
      : [missing('deadline', `The letter must give the last day to reply, ${deadline.longDate}.`)]),
  ];
}

/** A cheap check first, because the search for a period is slow and few sentences have one. */
const sentencesOnTime = ({ sentences }: LetterReading): readonly Find[] =>
  sentences.filter(({ text }) => unitOfTime.test(text));

function otherPeriods(reading: LetterReading): readonly Find[] {
  const { masked, deadline } = reading;
  const wrong = sentencesOnTime(reading).flatMap((sentence) => {
    if (!asksForAnAnswer.test(sentence.text) || isHistory.test(sentence.text) || isOffer.test(sentence.text))
      return [];
    return [...sentence.text.matchAll(period)]
      .filter((match) => lengthOf(match) !== deadline.days)
      .filter((match) => !(match[2]?.toLowerCase() === 'month' && isInvestigation.test(sentence.text)))
      .map((match) => ({ index: sentence.index + match.index, text: match[0] }));
  });
  return [
    ...wrong,
    ...[...masked.matchAll(vagueDay)]
      .filter(({ index }) => !youPromised.test(masked.slice(Math.max(0, index - 40), index)))
      .map((match) => ({ index: match.index, text: match[0] })),
  ];
}

/** "48 hours, then court." sets a deadline without asking for an answer. */
function ultimatums(reading: LetterReading): readonly Find[] {
  return sentencesOnTime(reading).flatMap((sentence) => {
    if (isInAccount(reading, sentence.index)) return [];
    return [...sentence.text.matchAll(period)]
      .filter((match) => lengthOf(match) !== reading.deadline.days)
      .filter((match) => isUltimatum(sentence.text, match.index, match[0].length))
      .map((match) => ({ index: sentence.index + match.index, text: match[0] }));
  });
}

/** Not again where a vague day was found already. */
function hurried(reading: LetterReading): readonly Find[] {
  const found = [...reading.masked.matchAll(vagueDay)];
  return hurriedDays(reading).filter(
    ({ index }) => !found.some((one) => index >= one.index && index < one.index + one[0].length),
  );
}

const asksForAnAnswerBy =
  /^\W*(?:please\s+)?(?:pay|reply|settle)\b[^.!?\n]{0,60}\bon\s+(?:the\s+)?$|\b(?:real|true|actual|new|final)\s+(?:date|day)\s+is\s+(?:the\s+)?$|\b(?:reply|replies|respond|response|answer|pay|payment|money|deadline|last\s+day|options?|choose|days|weeks|letter)\b[^.!?\n]{0,60}\b(?:by|before|until|than|is)\s*(?:the\s+)?$|\b(?:reply|respond|pay)\s+by\s*:\s*$/i;
const isPromise = /\b(?:accept|promised|said|agreed|offered|told|undertook|meant|supposed)\b/i;

/** A day from today on by which an answer is wanted, other than the last day to reply. */
function otherLastDays({ masked, dates, deadline, context, factPlaces }: LetterReading): readonly Find[] {
  return dates.filter(({ index, day, month, year }) => {
    // What is told in a row stands beside the day it belongs to.
    if (day === null || factPlaces.some(({ from, to }) => index >= from && index < to)) return false;
    const iso = `${wholeYear(year, month, context.today)}-${pad(month)}-${pad(day)}`;
    if (iso < context.today || iso === deadline.date) return false;
    const before = masked.slice(Math.max(0, index - 100), index).replace(/^[\s\S]*[.!?\n]/, '');
    return asksForAnAnswerBy.test(before) && !isPromise.test(before);
  });
}

/** Without a year, the next such month is meant. */
function wholeYear(year: string | null, month: number, today: string): string {
  if (year !== null) return year.length === 4 ? year : `20${year}`;
  const thisYear = Number(today.slice(0, 4));
  return String(month < Number(today.slice(5, 7)) ? thisYear + 1 : thisYear);
}

const pad = (number: number): string => String(number).padStart(2, '0');

function lengthOf([, count = '', unit = '']: RegExpMatchArray): number {
  const number = /^\d+$/.test(count)
    ? Number(count)
    : /^an?$/i.test(count)
      ? 1
      : (numberFromWords(count) ?? 0);
  return number * (daysIn[unit.toLowerCase()] ?? 1);
}

function expected({ deadline }: LetterReading): string {
  return `${deadline.days} days, until ${deadline.longDate}`;
}
