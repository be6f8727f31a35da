import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { isIsoDate } from '@plainclaim/domain/shared/iso-date';
import { formatGbp, parsePounds } from '@plainclaim/domain/shared/money';
import { complaintTold } from './complaint-words.ts';
import { agreementWords } from './components/facts/agreement-words.ts';
import { interestNote } from './components/facts/interest-choices.ts';
import { isTold, sumName } from './components/facts/sum-rows.ts';
import { inOrder, typedWhen } from './components/facts/timeline-rows.ts';
import { claimantWords, defendantKindWords } from './party-words.ts';

/** A part of the facts in words, even if it is unfinished. */
export type FactsWords = { readonly term: string; readonly lines: readonly string[] };

/** The parts with content. Empty if only the form's own fields are filled in. */
export function factsWords(facts: FactsInput): readonly FactsWords[] {
  const parts: FactsWords[] = [
    { term: 'How the sum is made up', lines: sumLines(facts) },
    { term: 'Paid or given back', lines: creditLines(facts) },
    { term: 'What happened when', lines: dateLines(facts) },
    { term: 'Agreement', lines: basisLines(facts) },
    { term: 'Interest', lines: interestLines(facts) },
    { term: 'What you have tried', lines: toldLines(facts.triedToSettle) },
    { term: 'Evidence in the letter', lines: facts.evidence.map(({ what }, at) => `${at + 1} ${what}`) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

/** `factsWords`, and the facts that the review shows among the answers of the form. */
const everyWord = (facts: FactsInput): readonly FactsWords[] => [
  { term: 'What it is about', lines: oneLine(complaintTold(facts)) },
  { term: 'Claimed for', lines: oneLine(claimantWords(facts)) },
  { term: 'Kind of defendant', lines: oneLine(defendantKindWords(facts)) },
  ...factsWords(facts),
];

/** The parts in which two versions differ. */
export function differingFacts(
  ours: FactsInput,
  theirs: FactsInput,
): readonly {
  readonly term: string;
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}[] {
  const [mine, other] = [everyWord(ours), everyWord(theirs)];
  const linesOf = (parts: readonly FactsWords[], term: string) =>
    parts.find((part) => part.term === term)?.lines ?? [];
  const terms = new Set([...mine, ...other].map(({ term }) => term));
  return [...terms]
    .map((term) => ({ term, ours: linesOf(mine, term), theirs: linesOf(other, term) }))
    .filter((part) => part.ours.join('\n') !== part.theirs.join('\n'));
}

function sumLines({ rows }: Pick<FactsInput, 'rows'>): readonly string[] {
  const isOnlyAmount = rows.length === 1 && rows.every((row) => !isTold(row));
  if (isOnlyAmount) return [];
  return rows.map((row, at) => {
    const line = `${withoutStop(sumName(row, at))}: ${typedMoney(row.amount)}`;
    return row.how.trim() === '' ? line : `${line} (${row.how.trim()})`;
  });
}

const creditLines = ({ credits }: Pick<FactsInput, 'credits'>): readonly string[] =>
  credits.map(({ on, amount, what }, at) => {
    const day = isIsoDate(on) ? `, ${formatLongDate(on)}` : '';
    return `${withoutStop(what.trim()) || `Payment ${at + 1}`}${day}: ${typedMoney(amount)}`;
  });

function dateLines(facts: FactsInput): readonly string[] {
  const { timeline } = inOrder(facts);
  if (timeline.length === 1 && timeline.every(({ what }) => what.trim() === '')) return [];
  return timeline.map(
    ({ on, what, main }) =>
      `${typedWhen(on) ?? 'No date yet'}: ${what.trim() || 'nothing said yet'}${main ? ' (the day it went wrong)' : ''}`,
  );
}

function basisLines({ basis }: FactsInput): readonly string[] {
  if (basis.kind === 'not-told') return [];
  const { where, words, duty, broken } = basis;
  const told = {
    written: [broken],
    spoken: [where, words, broken],
    'no-agreement': [duty, broken],
  }[basis.kind];
  return [agreementWords(basis), ...(told ?? []).flatMap(toldLines)];
}

function interestLines(facts: Pick<FactsInput, 'interest'>): readonly string[] {
  const { kind, percent, from, why, amount, how, runsOn } = facts.interest;
  const since = [isIsoDate(from) ? `From ${formatLongDate(from)}` : '', why];
  const told: Readonly<Record<string, readonly string[]>> = {
    'court-rate': since,
    'agreed-rate': [percent.trim() && `${percent.trim().replace(/\s?%$/, '')}% a year`, ...since],
    'late-payment': [],
    'own-figure': [typedMoney(amount), how],
  };
  const lines = told[kind];
  if (lines === undefined) return [];
  const stops = runsOn || kind === 'own-figure' ? [] : ['Until the day of the letter'];
  return [interestNote(facts), ...lines.flatMap(toldLines), ...stops];
}

const oneLine = (line: string | undefined): readonly string[] => (line === undefined ? [] : [line]);

const withoutStop = (text: string): string => text.replace(/\.$/, '');

const toldLines = (text: string): readonly string[] => (text.trim() === '' ? [] : [text.trim()]);

/** £1,850.00, or what was typed where that is no amount. */
export function typedMoney(typed: string): string {
  const amount = parsePounds(typed);
  return amount === undefined ? typed.trim() || 'no amount yet' : formatGbp(amount);
}
