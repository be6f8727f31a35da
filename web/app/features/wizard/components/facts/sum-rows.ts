import { factsLimits } from '@plainclaim/domain/claims/facts/facts-limits';
import type {
  CreditInput,
  DateInput,
  FactsInput,
  RowInput,
} from '@plainclaim/domain/claims/facts/input/facts-input';
import { kindFor } from '../../../../lib/row-kind.ts';

const emptyCredit: CreditInput = { on: '', amount: '', what: '' };

/** Adds an empty row. It, and rows that have only an amount so far, get the kind that fits the issue type. */
export function addSum(facts: FactsInput, issueType: string): FactsInput {
  if (facts.rows.length >= factsLimits.rows) return facts;
  const rows = facts.rows.map((row) => (isUntold(row) ? { ...row, kind: kindFor(issueType) } : row));
  return { ...facts, rows: [...rows, { ...emptyRow(facts.rows), kind: kindFor(issueType) }] };
}

export function addCredit(facts: FactsInput): FactsInput {
  if (facts.credits.length >= factsLimits.credits) return facts;
  return { ...facts, credits: [...facts.credits, emptyCredit] };
}

/** A removed row in its place again. A row that was added since may have its id, which is then replaced. */
export function putBackSum(facts: FactsInput, row: RowInput, at: number): FactsInput {
  if (facts.rows.length >= factsLimits.rows) return facts;
  const isTaken = facts.rows.some(({ id }) => id === row.id);
  const back = isTaken ? { ...row, id: freeId(facts.rows) } : row;
  return { ...facts, rows: facts.rows.toSpliced(at, 0, back) };
}

export function putBackCredit(facts: FactsInput, credit: CreditInput, at: number): FactsInput {
  if (facts.credits.length >= factsLimits.credits) return facts;
  return { ...facts, credits: facts.credits.toSpliced(at, 0, credit) };
}

export const changeSum = (facts: FactsInput, at: number, change: Partial<RowInput>): FactsInput => ({
  ...facts,
  rows: changed(facts.rows, at, change),
});

export const changeCredit = (facts: FactsInput, at: number, change: Partial<CreditInput>): FactsInput => ({
  ...facts,
  credits: changed(facts.credits, at, change),
});

/** The row in another place of the list; places past its ends change nothing. */
export function moveSum(facts: FactsInput, from: number, to: number): FactsInput {
  const row = facts.rows[from];
  if (row === undefined || to < 0 || to >= facts.rows.length) return facts;
  return { ...facts, rows: facts.rows.toSpliced(from, 1).toSpliced(to, 0, row) };
}

/** Whether a row has more than its amount: a description, a calculation or evidence. */
export const isTold = ({ what, how, proof }: RowInput): boolean =>
  [what, how].some((text) => text.trim() !== '') || proof.length > 0;

const isUntold = (row: RowInput): boolean => !isTold(row);

export const isWorthUndoing = (removed: RowInput | CreditInput | DateInput): boolean =>
  [removed.what, 'amount' in removed ? removed.amount : '', 'on' in removed ? removed.on : ''].some(
    (text) => text.trim() !== '',
  );

/** What a row is called in names of buttons and announcements. */
export const sumName = ({ what }: Pick<RowInput, 'what'>, at: number): string =>
  what.trim() || `Sum ${at + 1}`;

const emptyRow = (rows: readonly RowInput[]): RowInput => ({
  id: freeId(rows),
  kind: 'debt',
  what: '',
  how: '',
  amount: '',
  due: '',
  proof: [],
});

function freeId(rows: readonly RowInput[]): string {
  const taken = new Set(rows.map(({ id }) => id));
  let number = rows.length + 1;
  while (taken.has(`row-${number}`)) number += 1;
  return `row-${number}`;
}

function changed<Row>(rows: readonly Row[], at: number, change: Partial<Row>): readonly Row[] {
  return rows.map((row, index) => (index === at ? { ...row, ...change } : row));
}
