import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { typedWhen } from '@plainclaim/domain/claims/facts/input/typed-when';
import { isKeptBack } from '@plainclaim/domain/claims/facts/kept-back';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { isIsoDate } from '@plainclaim/domain/shared/iso-date';
import { formatGbp, parsePounds } from '@plainclaim/domain/shared/money';
import { agreementWords } from './components/facts/agreement-words.ts';
import { interestNote } from './components/facts/interest-choices.ts';
import { isTold, sumName } from './components/facts/sum-rows.ts';
import { inOrder } from './components/facts/timeline-rows.ts';

/** A part of the facts in words, even if it is unfinished. */
export type FactsWords = { readonly term: string; readonly lines: readonly string[] };

/** The parts with content. Empty if only the form's own fields are filled in. */
export const factsWords = (facts: FactsInput): readonly FactsWords[] =>
  partsOf(facts).filter(({ lines }) => lines.length > 0);

/** Every part, also those without content. */
export function partsOf(facts: FactsInput) {
  return [
    { term: 'How the sum is made up', lines: sumLines(facts) },
    { term: 'Paid or given back', lines: creditLines(facts) },
    { term: 'What happened when', lines: dateLines(facts) },
    { term: 'Agreement', lines: basisLines(facts) },
    { term: 'Interest', lines: interestLines(facts) },
    { term: 'What you have tried', lines: toldLines(facts.triedToSettle) },
    { term: 'Evidence in the letter', lines: sentLines(facts) },
    { term: 'Evidence kept back', lines: facts.evidence.filter(isKeptBack).map(({ what }) => what) },
    { term: 'Address they see', lines: lettersToLines(facts) },
  ] as const satisfies readonly FactsWords[];
}

const sentLines = ({ evidence }: FactsInput): readonly string[] =>
  evidence.filter((item) => !isKeptBack(item)).map(({ what }, at) => `${at + 1} ${what}`);

/** Nothing while the claimant's own address is chosen. */
export const lettersToLines = ({ lettersTo }: Pick<FactsInput, 'lettersTo'>): readonly string[] =>
  lettersTo?.isOther
    ? [[lettersTo.address, lettersTo.postcode].filter(Boolean).join(', ') || 'Not given yet']
    : [];

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
    const when = typedWhen(on);
    const day = when === undefined ? '' : `, ${isIsoDate(on) ? 'by' : 'in'} ${when}`;
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

const withoutStop = (text: string): string => text.replace(/\.$/, '');

const toldLines = (text: string): readonly string[] => (text.trim() === '' ? [] : [text.trim()]);

/** £1,850.00, or what was typed where that is no amount. */
export function typedMoney(typed: string): string {
  const amount = parsePounds(typed);
  return amount === undefined ? typed.trim() || 'no amount yet' : formatGbp(amount);
}
