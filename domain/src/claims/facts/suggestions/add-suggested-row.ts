import { formatPoundsWhole } from '../../../shared/money.ts';
import { factsLimits } from '../facts-limits.ts';
import type { CreditInput, DateInput, FactsInput, RowInput } from '../input/facts-input.ts';
import { isKnownDay } from './known-figures.ts';
import type { SuggestedRow, SuggestedSplit } from './suggest-rows.ts';
import type { ToldDay } from './told-figures.ts';
import { isBeforeItWentWrong, withoutFullStop } from './told-lines.ts';

/** The typed facts with the suggestion in them: its sum, and its day where the facts lack it. Lists that are full stay as they are. */
export function addSuggestedRow(facts: FactsInput, suggested: SuggestedRow): FactsInput {
  return withSum(withDay(facts, suggested), suggested);
}

/** Splits a single row into parts. Each gets its kind, calculation and due date; only the first gets its evidence. */
export function splitOnlyRow(facts: FactsInput, { parts }: SuggestedSplit): FactsInput {
  const [only] = facts.rows;
  if (only === undefined || facts.rows.length > 1) return facts;
  const added = parts.reduce(addSuggestedRow, facts);
  const rows = added.rows.slice(1).map((row, at) => ({
    ...row,
    id: at === 0 ? only.id : row.id,
    kind: only.kind,
    how: only.how,
    due: only.due,
    proof: at === 0 ? only.proof : [],
  }));
  return { ...added, rows };
}

function withDay(facts: FactsInput, { kind, day, told }: SuggestedRow): FactsInput {
  if (day === null || kind === 'credit' || isKnownDay(facts, day)) return facts;
  const date: DateInput = { on: typedDay(day), what: cut(told, factsLimits.event), main: false, proof: [] };
  const isEmpty = (one: DateInput) => one.on === '' && one.what === '';
  return { ...facts, timeline: withMain(filled(facts.timeline, date, isEmpty, factsLimits.timeline), date) };
}

/** The day it went wrong is not one of a payment or an order, where another day is told. */
function withMain(timeline: readonly DateInput[], added: DateInput): readonly DateInput[] {
  const main = timeline.find((date) => date.main);
  const isBetter = main !== undefined && isBeforeItWentWrong(main.what) && !isBeforeItWentWrong(added.what);
  if (!isBetter || !timeline.includes(added)) return timeline;
  return timeline.map((date) => ({ ...date, main: date === added }));
}

function withSum(facts: FactsInput, { kind, amount, day, told }: SuggestedRow): FactsInput {
  if (amount === null) return facts;
  const typed = formatPoundsWhole(amount).slice(1);
  const what = cut(withoutFullStop(told), factsLimits.what);
  if (kind === 'credit') {
    const credit: CreditInput = { on: day === null ? '' : typedDay(day), amount: typed, what };
    return { ...facts, credits: filled(facts.credits, credit, isEmptySum, factsLimits.credits) };
  }
  const row: RowInput = {
    id: freeId(facts.rows),
    kind: 'debt',
    what,
    how: '',
    amount: typed,
    due: '',
    proof: [],
  };
  return { ...facts, rows: filled(facts.rows, row, isEmptySum, factsLimits.rows) };
}

const isEmptySum = ({ amount, what }: CreditInput | RowInput): boolean => amount === '' && what === '';

/** In the place of the first empty row, whose mark and id stay; else at the end. */
function filled<Row extends DateInput | CreditInput | RowInput>(
  rows: readonly Row[],
  added: Row,
  isEmpty: (row: Row) => boolean,
  most: number,
): readonly Row[] {
  const at = rows.findIndex(isEmpty);
  const empty = rows[at];
  if (empty !== undefined) return rows.with(at, { ...added, ...markOf(empty) });
  return rows.length < most ? [...rows, added] : rows;
}

const typedDay = ({ on, exact }: ToldDay): string => (exact ? on : on.slice(0, 7));

function markOf(row: DateInput | CreditInput | RowInput) {
  if ('main' in row) return { main: row.main };
  return 'id' in row ? { id: row.id } : {};
}

function freeId(rows: readonly RowInput[]): string {
  const taken = new Set(rows.map(({ id }) => id));
  let number = rows.length + 1;
  while (taken.has(`row-${number}`)) number += 1;
  return `row-${number}`;
}

const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trim();
