import type { Law } from '../../../law/law.ts';
import { type IsoDate, isIsoDate } from '../../../shared/iso-date.ts';
import { parsePounds } from '../../../shared/money.ts';
import type { Nation } from '../../../shared/nation.ts';
import type { IssueType } from '../../issue-types.ts';
import type { BreakdownRow, InterestChoice, PaidCredit } from '../case-facts.ts';
import { namedRows } from '../finished-facts.ts';
import type { FactsInput, InterestInput, RowInput } from '../input/facts-input.ts';
import { typedPercent } from '../input/typed-fields.ts';
import { firstOfTypedMonth } from '../input/typed-month.ts';
import { explainInterest, type InterestExplained } from './interest-words.ts';

export type InterestTyped = Pick<FactsInput, 'rows' | 'credits' | 'interest'>;

type Claim = { readonly issueType: IssueType | ''; readonly nation: Nation; readonly today: IsoDate };

/**
 * The working of the interest as far as it was typed, for the form. Undefined until there is enough of it. What is not
 * readable yet counts as nothing: the rules of facts report it.
 */
export function interestSoFar(
  facts: InterestTyped,
  { issueType, nation, today }: Claim,
  law: Law,
): InterestExplained | undefined {
  const rows = namedRows(facts, issueType).flatMap(readRow);
  const interest = readChoice(facts.interest, today);
  if (!interest || rows.length === 0) return undefined;
  if (interest.kind === 'late-payment' && !rows.some((row) => isLateDebt(row, today))) return undefined;
  const read = {
    rows: rows.map((row) => (isLateDebt(row, today) ? row : { ...row, due: null })),
    credits: facts.credits.flatMap((credit) => readCredit(credit, today)),
    interest,
  };
  return explainInterest(read, { nation, letterDate: today, to: today, interestFree: [] }, law);
}

function readRow(row: RowInput): readonly BreakdownRow[] {
  const amount = parsePounds(row.amount);
  if (amount === undefined || amount === 0) return [];
  const due = row.due.trim();
  const kind = row.kind === 'debt' ? 'debt' : 'loss';
  return [{ ...row, kind, amount, due: isIsoDate(due) ? due : null }];
}

/** Overdue: interest has begun. */
const isLateDebt = ({ kind, due }: BreakdownRow, today: IsoDate): boolean =>
  kind === 'debt' && due !== null && due < today;

function readCredit(
  { on, amount, what }: FactsInput['credits'][number],
  today: IsoDate,
): readonly PaidCredit[] {
  const read = parsePounds(amount);
  const day = firstOfTypedMonth(on) ?? on;
  return read !== undefined && isIsoDate(day) && day < today ? [{ on: day, amount: read, what }] : [];
}

function readChoice(typed: InterestInput, today: IsoDate): InterestChoice | undefined {
  const { kind, from, why, runsOn } = typed;
  switch (kind) {
    case 'court-rate':
      return isIsoDate(from) && from <= today ? { kind, from, why, runsOn } : undefined;
    case 'agreed-rate': {
      const percent = typedPercent.safeParse(typed.percent);
      const isRate = percent.success && percent.data > 0 && percent.data <= 100;
      return isRate && isIsoDate(from) && from <= today
        ? { kind, percent: percent.data, from, why, runsOn }
        : undefined;
    }
    case 'late-payment':
      return { kind, runsOn };
    case 'own-figure': {
      const amount = parsePounds(typed.amount);
      return amount ? { kind, amount, how: typed.how } : undefined;
    }
    default:
      return undefined;
  }
}
