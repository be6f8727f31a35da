import { platformName } from '../constants.ts';
import { partiesOf } from '../parties.ts';
import { plainText } from '../reading/plain-text.ts';
import {
  type Find,
  isInAccount,
  type LetterReading,
  problemAt,
  type RuleCheck,
} from '../reading/read-letter.ts';
import { history, lastClause } from './demand-words.ts';

const name = String.raw`(?:[A-Z][\p{L}'&-]{1,30} ){1,3}(?:[A-Z][\p{L}'-]{1,30})`;
const relation =
  '(?:my|his|her|our)\\s+(?:\\w{2,12}\\s+)?(?:brother|sister|wife|husband|partner|mum|mother|dad|father|son|daughter|friend|mate|cousin|uncle|aunt|boss|colleague|neighbour|girlfriend|boyfriend|landlord|landlady|nephew|niece)\\b';
const somebody = `(?:${relation}(?:\\s+${name})?|${name})`;

const patterns = {
  claimant: new RegExp(
    String.raw`\b[Tt]he\s+(?:real\s+)?(?:claimant|applicant|creditor)\s+is\s+(?:really\s+|actually\s+|in\s+fact\s+)?(${somebody})`,
    'gu',
  ),
  defendant: new RegExp(
    String.raw`\b[Tt]he\s+(?:real\s+)?(?:defendant|respondent|debtor)\s+is\s+(?:really\s+|actually\s+|in\s+fact\s+)?(${somebody})`,
    'gu',
  ),
  payee: new RegExp(
    String.raw`\b(?:[Pp]ay(?:able)?|(?:[Ss]end|[Tt]ransfer)\s+(?:it|(?:the|my|all|this)\s+(?:money|sum|amount|funds|payment|total)))\b[^.!?\n]{0,40}?\bto\s+(${somebody})`,
    'gu',
  ),
  payer: new RegExp(
    String.raw`(?<![\p{L}'-]\s)(${name})\s+(?:must|should|shall|has\s+to|needs\s+to|is\s+to|owes?)\s+(?:(?:re)?pay|me\b|us\b)`,
    'gu',
  ),
} as const;

const role = { claimant: 'claimant', payee: 'claimant', defendant: 'defendant', payer: 'defendant' } as const;

/** Only the claim's own sides may be named as claiming, paid or paying. The account may mention others. */
export const checkOtherParties: RuleCheck = (reading) => {
  const parties = partiesOf(reading.context.facts);
  return (Object.keys(patterns) as (keyof typeof patterns)[]).flatMap((key) =>
    othersIn(reading, patterns[key], [parties.claimant.name, parties.defendant.name]).map((find) =>
      problemAt(
        reading,
        'parties',
        find,
        key === 'payee'
          ? `The money you claim goes to ${parties.claimant.name}, as on your claim. Take "${find.text}" out.`
          : `The ${role[key]} on your claim is ${parties[role[key]].name}, not ${find.text}. Name them here as on the claim.`,
      ),
    ),
  );
};

function othersIn(reading: LetterReading, pattern: RegExp, names: readonly string[]): readonly Find[] {
  const known = new Set([...names, platformName].flatMap((one) => plainText(one).split(/\s+/)));
  return [...reading.plain.matchAll(pattern)].flatMap((match) => {
    const text = match[1] ?? '';
    const index = match.index + match[0].lastIndexOf(text);
    const before = reading.plain.slice(Math.max(0, match.index - 80), match.index);
    const isOurs =
      text.split(/\s+/).every((word) => known.has(word)) ||
      /^(?:The|Your|Our|My|This|If)\s|\s(?:Bank|Act|Court|Rules)$/.test(text);
    const isTold = history.test(lastClause(before.replace(/^[\s\S]*[.!?\n]/, '')));
    return isOurs || isTold || isInAccount(reading, index) ? [] : [{ index, text }];
  });
}
