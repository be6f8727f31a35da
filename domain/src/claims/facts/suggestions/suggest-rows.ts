import { listInWords } from '../../../shared/digits.ts';
import type { IsoDate } from '../../../shared/iso-date.ts';
import { formatPoundsWhole, type Pence, pence } from '../../../shared/money.ts';
import { instalment, isTotal } from '../../../shared/reading/sum-context.ts';
import { whenWords } from '../chronology.ts';
import type { FactsInput } from '../input/facts-input.ts';
import { isKnownDay, knownSums } from './known-figures.ts';
import { partsOfOnlyRow } from './parts-of-only-row.ts';
import { sumsWithDays } from './sums-with-days.ts';
import { type ToldDay, type ToldSentence, toldSentences } from './told-figures.ts';
import { toldLines } from './told-lines.ts';

/** A sum or a day of the description that is in no row yet, to be added with one press. */
export type SuggestedRow = {
  /** A sum that is claimed, money that came back, or a day alone. */
  readonly kind: 'sum' | 'credit' | 'date';
  readonly amount: Pence | null;
  readonly day: ToldDay | null;
  /** The sentence, or the line of a list, that tells of it. */
  readonly told: string;
  /** "£650 on 3 July 2026: add it?" */
  readonly words: string;
};

/** What the description tells and the typed facts lack: sums in the order they are told, then days. */
export function suggestRows(
  description: string,
  facts: FactsInput,
  letterDate: IsoDate,
): readonly SuggestedRow[] {
  const sentences = toldSentences(description, letterDate);
  const told = lackingSums(sentences, facts);
  // The parts of the one row there is would be counted twice as rows beside it.
  const sums = partsOfOnlyRow(told, facts) ? [] : told;
  return [...sums, ...lackingDays(sentences, facts, sums)];
}

/** The one row there is, told in parts: to be put in its place with one press. */
export type SuggestedSplit = { readonly parts: readonly SuggestedRow[]; readonly words: string };

/** Undefined where there are more rows, or where no sums of the description come to the amount of the one. */
export function suggestSplit(
  description: string,
  facts: FactsInput,
  letterDate: IsoDate,
): SuggestedSplit | undefined {
  const parts = partsOfOnlyRow(lackingSums(toldSentences(description, letterDate), facts), facts);
  if (!parts) return undefined;
  const sums = parts.map(({ kind, amount, day }) => {
    const sum = sumWords(amount ?? pence(0), day);
    return kind === 'credit' ? `${sum} taken off` : sum;
  });
  return { parts, words: `Show the amount in its parts, ${listInWords(sums)}?` };
}

function lackingSums(sentences: readonly ToldSentence[], facts: FactsInput): readonly SuggestedRow[] {
  const known = knownSums(facts);
  const told = sentences.flatMap((sentence) => sumsIn(sentence));
  const parts = told.filter(({ isTotal }) => !isTotal);
  // A total is a row only where nothing else is.
  const sums = parts.length > 0 || known.parts.length > 0 ? parts : told;
  const lacking = sums.filter(({ amount, day }) => {
    const rows = known.parts.filter((one) => one === amount).length;
    if (rows === 0) return !known.totals.includes(amount);
    // "£500 on 1 March and £500 on 1 April", of which one is a row.
    const days = new Set(sums.filter((one) => one.amount === amount && one.day).map((one) => one.day?.on));
    return day !== null && rows < days.size && !isKnownDay(facts, day);
  });
  const suggested = new Map<string, SuggestedRow>();
  for (const sum of lacking) {
    const { amount, day } = sum;
    const isToldBefore = [...suggested.values()].some((one) => one.amount === amount);
    if (day === null && isToldBefore) continue;
    suggested.set(`${amount} ${day?.on}`, rowOf(sum));
    if (day !== null) suggested.delete(`${amount} undefined`);
  }
  return [...suggested.values()];
}

type SumIn = {
  readonly kind: 'sum' | 'credit';
  readonly amount: Pence;
  readonly day: ToldDay | null;
  readonly told: string;
  readonly isTotal: boolean;
};

/** Longer than any clause that says what a sum is. */
const reach = 80;
const rate = /^\s*(?:(?:an|per|each|every)\s+(?:hour|night|mile|item)|\/\s*\w+)\b/i;
const offered = /\b(?:offer(?:s|ed|ing)?|vouchers?|credit\s+note)\b[^.;]*$/i;

/** Rates, instalments and offers are no rows. */
function sumsIn(sentence: ToldSentence): readonly SumIn[] {
  return sumsWithDays(sentence).flatMap(({ sum, date }) => {
    const before = sentence.text.slice(Math.max(0, sum.index - reach), sum.index);
    const after = sentence.text.slice(sum.end, sum.end + reach);
    if (instalment.test(after) || rate.test(after) || offered.test(before)) return [];
    const kind = isPaidBack(before, after) ? 'credit' : 'sum';
    const day = date ? { on: date.on, exact: date.exact } : null;
    const figures = [sum.index, date?.index ?? sum.index];
    const told = toldLines(sentence, Math.min(...figures), Math.max(...figures));
    return [{ kind, amount: sum.amount, day, told, isTotal: isTotal(before, after) }];
  });
}

const paidBackBefore =
  /\b(?:(?:he|she|they|it)\s+(?:(?:has|have|had|later|then|only|did|just)\s+)*(?:paid|sent|gave|transferred)|(?:paid|sent|gave|transferred)\s+(?:me|us)|refunded|repaid|(?:paid|gave|given|sent)\s+back|returned)(?:\s+(?:me|us|back|only|just|about))*\s*$/i;
const paidBackAfter =
  /^\s*(?:(?:was|were|has\s+been)\s+)?(?:refunded|repaid|paid\s+back|given\s+back|back)\b/i;
const denied = /\b(?:not|never|nothing|without)\b|n['’]t\b/i;

/** Only an offer to take it off: the claimant decides. */
function isPaidBack(before: string, after: string): boolean {
  if (denied.test(before)) return false;
  return paidBackBefore.test(before) || paidBackAfter.test(after);
}

function rowOf({ kind, amount, day, told }: SumIn): SuggestedRow {
  const sum = sumWords(amount, day);
  const words = kind === 'credit' ? `${sum}, paid back to you: take it off?` : `${sum}: add it?`;
  return { kind, amount, day, told, words };
}

function lackingDays(
  sentences: readonly ToldSentence[],
  facts: FactsInput,
  suggested: readonly SuggestedRow[],
): readonly SuggestedRow[] {
  const days = new Set(suggested.map(({ day }) => day?.on));
  const rows: SuggestedRow[] = [];
  for (const sentence of sentences)
    for (const { on, exact, index } of sentence.dates) {
      const day = { on, exact };
      if (days.has(on) || isKnownDay(facts, day)) continue;
      days.add(on);
      const words = `${whenWords(day)}: add it?`;
      rows.push({ kind: 'date', amount: null, day, told: toldLines(sentence, index), words });
    }
  return rows;
}

const sumWords = (amount: Pence, day: ToldDay | null): string =>
  `${formatPoundsWhole(amount)}${day === null ? '' : ` ${onOrIn(day)}`}`;

const onOrIn = (day: ToldDay): string => `${day.exact ? 'on' : 'in'} ${whenWords(day)}`;
